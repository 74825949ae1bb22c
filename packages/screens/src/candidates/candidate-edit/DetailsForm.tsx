import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { updateCandidate } from "@ats/core/candidates/details-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { showToast } from "@ats/ui/Toast";
import { lazy, Suspense } from "react";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { useCall } from "../../app/endpoint.ts";
import { CandidateFields } from "../CandidateFields.tsx";
import { differences, fieldLabels, inWords, typedFrom } from "../typed-candidate.ts";
import { useCandidateForm } from "../useCandidateForm.ts";
import { useRefreshCandidate } from "./queries.ts";

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
  const current = typedFrom(saved);
  const form = useCandidateForm(`candidate.${saved.id}.details`, current);
  const { typed } = form;
  const refresh = useRefreshCandidate();
  const save = useCall(updateCandidate, {
    onSuccess: (candidate) => {
      form.restart(typedFrom(candidate));
      void refresh();
      showToast({ title: "Candidate saved", tone: "positive" });
    },
    onError: ({ status }) => {
      if (status === 412 || status === 409) void refresh();
    },
  });
  const submit = (now = typed) => {
    const body = form.check(now);
    if (body && !save.isPending)
      save.mutate({ params: { id: saved.id }, body, version: now.version });
  };
  const discard = () => {
    form.restart(current);
    save.reset();
  };
  const changed = differences(typed, current);
  const isStale = save.error?.status === 412 && typed.version !== saved.version;
  return (
    <Card title="Details">
      <Form aria-label="Details" errors={form.errors} onSubmit={() => submit()}>
        {form.isRestored && (
          <RestoredBanner onDiscard={discard}>
            You have unsaved changes from earlier.
          </RestoredBanner>
        )}
        {isStale ? (
          <BothVersions
            what="This candidate was"
            differences={changed.map((name) => ({
              term: fieldLabels[name],
              mine: inWords(typed, name),
              theirs: inWords(current, name),
            }))}
            onKeep={() => {
              const next = { ...typed, version: saved.version };
              form.put(next);
              submit(next);
            }}
            onTake={discard}
          />
        ) : (
          save.error &&
          form.errors.length === 0 && <Banner tone="critical">{save.error.message}</Banner>
        )}
        {changed.some((name) => tellsApart.has(name)) && (
          <Suspense>
            <Duplicates typed={typed} id={saved.id} />
          </Suspense>
        )}
        <CandidateFields typed={typed} errors={form.errors} onChange={form.change} />
        <Inline>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
