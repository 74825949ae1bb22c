import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { updateCandidate } from "@ats/core/candidates/details-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { lazy, Suspense, useEffect } from "react";
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

interface DetailsFormProps {
  saved: CandidateDetails;
  /** Returns to reading; what is typed is kept. */
  onClose(): void;
}

/** Changes a candidate's details; nothing of anybody's is overwritten unseen. Quality R2, R4. */
export default function DetailsForm({ saved, onClose }: DetailsFormProps) {
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
      onClose();
    },
    onRefused: ({ status }) => (status === 412 || status === 409) && refresh(),
  });
  const { typed } = form;
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("[role=dialog]"))
        onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);
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
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {say(candidateEditTexts.save)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
