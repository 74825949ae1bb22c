import {
  getSubmissionForm,
  type SubmissionForm,
} from "@ats/core/agency-portal/submission-contract";
import { cvAccept, cvMaxBytes } from "@ats/core/candidates/cv-file";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { FileField } from "@ats/ui/FileField";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keyOf } from "../../app/query.ts";
import { useDates } from "../../dates/useDates.ts";
import { draftTexts } from "../../drafts/texts.ts";
import { sayJobFee } from "../job-fee.ts";
import { CandidateForm } from "./CandidateForm.tsx";
import { ContactCheck } from "./ContactCheck.tsx";
import { LimitsCard } from "./LimitsCard.tsx";
import { submitTexts } from "./texts.ts";
import { useSubmission } from "./useSubmission.ts";

interface SubmissionFormsProps {
  client: { id: number; name: string };
  form: SubmissionForm;
}

/** The candidates for a job, each with a form, submitted together. */
export function SubmissionForms({ client, form }: SubmissionFormsProps) {
  const say = useTexts();
  const { shortDate, fullDate } = useDates();
  const queries = useQueryClient();
  const work = useSubmission(client.id, form);
  const [isDiscarding, setDiscarding] = useState(false);
  const { draft, submitted, refusals, errors } = work;
  const { candidates } = draft;
  const refused = candidates.filter(({ key }) => refusals[key] !== undefined).length;
  const isFull = candidates.length >= work.most;
  const jobFee = sayJobFee(say, form);
  return (
    <Stack gap="lg">
      {candidates.length > 0 && (
        <Banner
          tone="info"
          actions={
            <Button size="sm" onPress={() => setDiscarding(true)}>
              {say(draftTexts.discard)}
            </Button>
          }
        >
          {say(submitTexts.draft, { date: fullDate(draft.began_date_time) })}
        </Banner>
      )}
      {submitted.length > 0 && (
        <Banner tone="positive" title={say(submitTexts.someSubmitted, { count: submitted.length })}>
          <Stack as="ul" gap="xxs">
            {submitted.map(({ id, name, owned_until }) => (
              <li key={id}>
                <Link href={`${to.candidateDetails({ id })}?client=${client.id}`}>
                  {say(submitTexts.submittedUntil, { name, date: shortDate(owned_until) })}
                </Link>
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      {refused > 0 && (
        <Banner tone="critical">{say(submitTexts.someRefused, { count: refused })}</Banner>
      )}
      <Grid columns={2}>
        <ContactCheck
          client={client}
          jobId={form.job.id}
          canAdd={!isFull}
          onAdd={work.add}
          onChecked={() => void queries.invalidateQueries({ queryKey: keyOf(getSubmissionForm) })}
        />
        <LimitsCard form={form} count={candidates.length} clientName={client.name} />
      </Grid>
      <Form aria-label={say(submitTexts.cvs)} errors={errors} onSubmit={work.submit}>
        <Stack gap="lg">
          {work.failure && (
            <Banner tone="critical" title={say(submitTexts.notSubmitted)}>
              {work.failure}
            </Banner>
          )}
          <FileField
            label={say(submitTexts.cvs)}
            description={say(submitTexts.cvsHint)}
            accept={cvAccept}
            maxSize={cvMaxBytes}
            isMultiple
            isDisabled={isFull}
            files={[]}
            onChange={(files) => void work.take(files)}
          />
          {work.leftOut > 0 && (
            <Banner tone="warning">{say(submitTexts.leftOut, { count: work.leftOut })}</Banner>
          )}
          <Stack as="ul" gap="lg">
            {candidates.map((candidate, at) => (
              <CandidateForm
                key={candidate.key}
                candidate={candidate}
                number={at + 1}
                clientName={client.name}
                isReading={work.reading.has(candidate.key)}
                refusal={refusals[candidate.key]}
                onChange={(part) => work.change(candidate.key, part)}
                onCv={(file) => void work.readInto(candidate.key, file)}
                onRemove={() => work.remove(candidate.key)}
              />
            ))}
          </Stack>
          {candidates.length > 0 && (
            <Card level={3} title={say(submitTexts.fee)}>
              <Stack gap="md">
                <Text as="p">{jobFee ?? say(submitTexts.feeOfTerms, { client: client.name })}</Text>
                <Checkbox
                  name="accepts_fee"
                  isSelected={draft.accepts_fee}
                  onChange={work.acceptFee}
                >
                  {say(submitTexts.acceptFee)}
                </Checkbox>
                <Inline>
                  <Button
                    type="submit"
                    variant="primary"
                    isPending={work.isSubmitting}
                    isDisabled={work.reading.size > 0 || form.checks_left === 0}
                  >
                    {say(submitTexts.submit, { count: candidates.length })}
                  </Button>
                </Inline>
              </Stack>
            </Card>
          )}
        </Stack>
      </Form>
      {isDiscarding && (
        <ConfirmDialog
          isOpen
          title={say(submitTexts.discardTitle)}
          confirmLabel={say(draftTexts.discard)}
          onConfirm={() => {
            work.discard();
            setDiscarding(false);
          }}
          onOpenChange={setDiscarding}
        >
          {say(submitTexts.discardHint)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
