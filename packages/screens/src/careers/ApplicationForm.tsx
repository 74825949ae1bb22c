import {
  apply,
  saveApplication,
  savedApplicationInput,
  type SavedApplication,
} from "@ats/core/careers/contract";
import { ApiError, type Client } from "@ats/core/contract/client";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useState } from "react";
import { errorsOf, FieldErrors } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";
import type { AdvertisedJob, JobAddress } from "./advertised-job.ts";
import { answerErrors } from "./answers.ts";
import { useApplicationFiles } from "./application-files.ts";
import { AboutYou, Consent, EqualOpportunities, Questions } from "./ApplicationFields.tsx";
import { newApplication, typedFrom, typedSchema, type Typed } from "./typed-application.ts";

export interface ApplicationFormProps {
  job: AdvertisedJob;
  /** Reads the advert again, which also updates the page. */
  readAgain(): Promise<AdvertisedJob | undefined>;
  client: Client;
  address: JobAddress;
  storage: Storage;
  /** A saved application to continue. */
  kept?: SavedApplication | undefined;
  /** Sent: the confirmation goes to this address. */
  onSent(email: string): void;
}

/**
 * Applies for a job, or keeps what is written so far. What is typed is there again after a reload; files
 * are chosen again unless they were kept.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, readAgain, client, address, storage, kept, onSent } = props;
  const { company, job_number, internal, source } = address;
  const params = { company, job_number };
  const query = { internal, source };
  const uploads = useApplicationFiles({ job, client, address, kept });
  const [saved] = useState(() => (kept ? typedFrom(kept) : newApplication()));
  const [action, setAction] = useState<"send" | "keep">("send");
  const [stored, setStored] = useState<{ typed: Typed; until: string }>();

  const form = useForm({
    draft: useStoredValue(storage, `ats.application.${company}.${job_number}`, typedSchema),
    saved,
    restore: (draft) => (kept && draft.app_uuid !== kept.app_uuid ? saved : draft),
    check: (typed) => [
      ...detailErrors(typed),
      ...answerErrors(job.questions, typed, uploads.files),
    ],
    async save(typed) {
      const body = { ...detailsOf(typed), ...(await uploads.sendAll(typed)), consent };
      const { diversity } = typed;
      await client.call(apply, { params, query, body: { ...body, diversity } }).catch(explain);
      onSent(typed.email);
    },
  });
  const { typed, refusal } = form;
  /** Says which questions were added or changed meanwhile, or that the job has closed. */
  const explain = async (error: Error): Promise<never> => {
    const { status } = error as ApiError;
    const questions = status === 400 ? ((await readAgain())?.questions ?? []) : [];
    const isSame = JSON.stringify(questions) === JSON.stringify(job.questions);
    const unanswered = isSame ? [] : answerErrors(questions, typed, uploads.files);
    if (unanswered.length > 0) throw new FieldErrors(unanswered, questionsChanged);
    throw error;
  };
  const send = () => {
    setAction("send");
    form.submit();
  };
  const keep = () => {
    setAction("keep");
    void form.attempt(detailErrors(typed), async () => {
      const body = { ...detailsOf(typed), ...(await uploads.sendAll(typed)), consent };
      const { expires_date_time } = await client.call(saveApplication, { params, query, body });
      setStored({ typed, until: expires_date_time });
    });
  };
  return (
    <Form aria-label={`Apply for ${job.title}`} errors={form.errors} onSubmit={send}>
      <AboutYou form={form} uploads={uploads} />
      {job.questions.length > 0 && (
        <Questions form={form} uploads={uploads} questions={job.questions} />
      )}
      <EqualOpportunities form={form} />
      <Card>
        <Stack>
          <Consent form={form} job={job} />
          {refusal && (
            <Banner tone="critical" title={action === "keep" ? "Not saved" : "Not sent"}>
              {isGone(refusal) ? jobClosed : refusal.message} What you wrote is still here.
            </Banner>
          )}
          {stored?.typed === typed && (
            <Banner tone="positive" title="Saved, not sent yet">
              A link to continue is on its way to {typed.email}. It works until{" "}
              {dayOf(stored.until)}. If you saved an earlier form for this vacancy, the link opens
              that form, and this one stays only in this window.
              {Object.keys(typed.diversity).length > 0 &&
                " Your answers about equal opportunities are not saved."}
            </Banner>
          )}
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving && action === "send"}>
              Send application
            </Button>
            <Button isPending={form.isSaving && action === "keep"} onPress={keep}>
              Save and finish later
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Form>
  );
}

const consent = true as const;

/** The personal details as an endpoint takes them, without the answers about equal opportunities. */
function detailsOf(typed: Typed) {
  const { diversity: _, ...details } = typed;
  return { ...details, contact_mobile_number: details.contact_mobile_number || null };
}

const detailErrors = (typed: Typed) =>
  errorsOf(savedApplicationInput, { ...detailsOf(typed), cv: null, answers: [] });

const questionsChanged =
  "The questions changed while you wrote. Answer those that are marked, then send it again.";

const jobClosed = "This vacancy has closed and no longer takes applications.";

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

const dayOf = (date_time: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(Date.parse(date_time));
