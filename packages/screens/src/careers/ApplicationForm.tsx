import {
  apply,
  type SavedApplication,
  saveApplication,
  savedApplicationInput,
} from "@ats/core/careers/contract";
import { ApiError, type Client } from "@ats/core/contract/client";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { use, useState } from "react";
import { useDates } from "../dates/useDates.ts";
import { errorsOf, FieldErrors } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { contractText } from "../languages/contract-text.ts";
import { LanguageContext } from "../languages/Languages.tsx";
import { useStoredValue } from "../lists/useStoredValue.ts";
import { AboutYou, Consent, EqualOpportunities, Questions } from "./ApplicationFields.tsx";
import type { AdvertisedJob, JobAddress } from "./advertised-job.ts";
import { answerErrors } from "./answers.ts";
import { useApplicationFiles } from "./application-files.ts";
import { applicationFormTexts as here } from "./texts.ts";
import { newApplication, type Typed, typedFrom, typedSchema } from "./typed-application.ts";

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
  const say = useTexts();
  const { longDate } = useDates();
  const { language } = use(LanguageContext) ?? {};
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
      const body = { ...detailsOf(typed), ...(await uploads.sendAll(typed)), consent, language };
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
    if (unanswered.length > 0) throw new FieldErrors(unanswered, say(here.questionsChanged));
    throw error;
  };
  const send = () => {
    setAction("send");
    form.submit();
  };
  const keep = () => {
    setAction("keep");
    void form.attempt(detailErrors(typed), async () => {
      const body = { ...detailsOf(typed), ...(await uploads.sendAll(typed)), consent, language };
      const { expires_date_time } = await client.call(saveApplication, { params, query, body });
      setStored({ typed, until: expires_date_time });
    });
  };
  return (
    <Form
      aria-label={say(here.form, { title: job.title })}
      errors={form.errors.map(({ name, message }) => ({
        name,
        message: say(contractText(message)),
      }))}
      onSubmit={send}
    >
      <AboutYou form={form} uploads={uploads} />
      {job.questions.length > 0 && (
        <Questions form={form} uploads={uploads} questions={job.questions} />
      )}
      <EqualOpportunities form={form} />
      <Card>
        <Stack>
          <Consent form={form} job={job} />
          {refusal && (
            <Banner tone="critical" title={say(action === "keep" ? here.notSaved : here.notSent)}>
              {say(here.stillHere, {
                reason: say(isGone(refusal) ? here.jobClosed : contractText(refusal.message)),
              })}
            </Banner>
          )}
          {stored?.typed === typed && (
            <Banner tone="positive" title={say(here.saved)}>
              {say(here.savedHint, {
                email: typed.email,
                date: longDate(stored.until, { timeZone: job.time_zone }),
              })}{" "}
              {Object.keys(typed.diversity).length > 0 && say(here.diversityNotSaved)}
            </Banner>
          )}
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving && action === "send"}>
              {say(here.send)}
            </Button>
            <Button isPending={form.isSaving && action === "keep"} onPress={keep}>
              {say(here.save)}
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

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;
