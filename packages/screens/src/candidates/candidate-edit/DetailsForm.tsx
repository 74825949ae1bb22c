import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { updateCandidate } from "@ats/core/candidates/details-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense } from "react";
import { useAts } from "../../app/context.tsx";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { contractText } from "../../languages/contract-text.ts";
import { CandidateFields } from "../CandidateFields.tsx";
import { differences, fieldLabels, inWords, typedFrom } from "../typed-candidate.ts";
import { useCandidateForm } from "../useCandidateForm.ts";
import { useRefreshCandidate } from "./queries.ts";
import { candidateEditTexts } from "./texts.ts";

const Duplicates = lazy(() =>
  import("../Duplicates.tsx").then(({ Duplicates }) => ({ default: Duplicates })),
);

/** A change of one of these may make the person somebody who is known already. */
const tellsApart: ReadonlySet<string> = new Set([
  "first_name",
  "last_name",
  "email",
  "contact_mobile_number",
  "postcode",
]);

/** Changes a candidate's details; nothing of anybody's is overwritten unseen. Quality R2, R4. */
export function DetailsForm({ saved }: { saved: CandidateDetails }) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshCandidate();
  const current = typedFrom(saved);
  const form = useCandidateForm({
    draft: `candidate.${saved.id}.details`,
    saved: current,
    async save(body, version) {
      await client.call(updateCandidate, { params: { id: saved.id }, body, version });
      await refresh();
      showToast({ title: say(candidateEditTexts.saved), tone: "positive" });
    },
    onRefused: ({ status }) => (status === 412 || status === 409) && refresh(),
  });
  const { typed } = form;
  const changed = differences(typed, current);
  return (
    <Card title={say(candidateEditTexts.details)}>
      <Form
        aria-label={say(candidateEditTexts.details)}
        errors={form.errors}
        onSubmit={form.submit}
      >
        <FormNotices
          form={form}
          conflict={
            form.refusal?.status === 412
              ? {
                  what: say(candidateEditTexts.thisCandidate),
                  differences: changed.map((name) => ({
                    term: say(contractText(fieldLabels[name])),
                    mine: inWords(typed, name),
                    theirs: inWords(current, name),
                  })),
                }
              : undefined
          }
        />
        {changed.some((name) => tellsApart.has(name)) && (
          <Suspense>
            <Duplicates typed={typed} id={saved.id} />
          </Suspense>
        )}
        <CandidateFields form={form} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {say(candidateEditTexts.save)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
