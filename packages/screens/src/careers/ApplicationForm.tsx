import {
  apply,
  saveApplication,
  savedApplicationInput,
  type SavedApplication,
  uploadMaxBytes,
} from "@ats/core/careers/contract";
import { diversityFields, type DiversityField } from "@ats/core/careers/diversity";
import { cvTypes } from "@ats/core/candidates/cv-file";
import { ApiError } from "@ats/core/contract/client";
import { answerProblem, choicesOf } from "@ats/core/jobs/answer";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useState } from "react";
import { forgetStored, readStored, writeStored } from "../lists/storage.ts";
import type { AdvertPageProps } from "./AdvertPage.tsx";
import { AnswerField } from "./AnswerField.tsx";
import { sentFiles } from "./sent-files.ts";
import { newApplication, typedFrom, typedSchema, type Typed } from "./typed.ts";

const documents = { accept: [...Object.values(cvTypes), ".pdf", ".docx"], maxSize: uploadMaxBytes };

interface ApplicationFormProps extends AdvertPageProps {
  /** What the applicant has kept, to go on with. */
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
  const key = `ats.application.${company}.${job_number}`;
  const [typed, setTyped] = useState(() => {
    const stored = readStored(storage, key, typedSchema);
    return kept && stored?.app_uuid !== kept.app_uuid
      ? typedFrom(kept)
      : (stored ?? newApplication());
  });
  const [{ send, known }] = useState(() => sentFiles(client, address));
  const [cv, setCv] = useState(() => (kept?.cv ? [known(kept.cv.upload, kept.cv.name)] : []));
  const [files, setFiles] = useState<Record<string, File[]>>(() => keptFiles());
  const [errors, setErrors] = useState<FormError[]>([]);
  const [failed, setFailed] = useState<{ action: Action; why: string }>();
  const [isDoing, setDoing] = useState<Action>();
  const [keptUntil, setKeptUntil] = useState<string>();
  const put = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    writeStored(storage, key, next);
    setKeptUntil(undefined);
  };
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const text = (name: "first_name" | "last_name" | "email" | "city" | "postcode") => ({
    name,
    value: typed[name],
    onChange: (value: string) => put({ [name]: value }),
    errorMessage: errorOf(name),
  });

  /** Without the choices that are not offered any more. */
  const answerOf = (question: Asked) => {
    const choices = choicesOf(question);
    return (typed.answers[question.id] ?? []).filter(
      (each) => choices.length === 0 || choices.includes(each),
    );
  };
  function keptFiles() {
    const asked = new Set(job.questions.flatMap(({ type, id }) => (type === "file" ? [id] : [])));
    return Object.fromEntries(
      (kept?.answers ?? []).flatMap(({ question_id, answer: [upload, name = ""] }) =>
        upload && asked.has(question_id) ? [[question_id, [known(upload, name)]]] : [],
      ),
    );
  }
  const missing = (questions: readonly Asked[]) =>
    questions.flatMap((question) => {
      const given =
        question.type === "file"
          ? (files[question.id] ?? []).map(({ name }) => name)
          : answerOf(question);
      const message = answerProblem({ ...question, knock_out: [] }, given);
      return message ? [{ name: question.id, message }] : [];
    });
  /** Sends a field's file; undefined where it is refused, which is said at the field. */
  const sendOf = async (name: string, file: File) => {
    try {
      return await send(file);
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 413].includes(error.status)) throw error;
      const { message } = error;
      setErrors((before) => [...before, { name, message: `${file.name}: ${message}` }]);
      return undefined;
    }
  };
  /** The CV and the answers, files sent; undefined where one of those is refused. */
  const sendFiles = async () => {
    const [document] = cv;
    const upload = document && (await sendOf("cv", document));
    let isRefused = document && !upload;
    const answers: SavedApplication["answers"] = [];
    for (const question of job.questions) {
      const { id, type } = question;
      const [file] = type === "file" ? (files[id] ?? []) : [];
      const sent = file && (await sendOf(id, file));
      isRefused ||= file && !sent;
      const answer = type !== "file" ? answerOf(question) : sent ? [sent, file.name] : [];
      answers.push({ question_id: id, answer });
    }
    if (isRefused) return undefined;
    return { cv: document && upload ? { upload, name: document.name } : null, answers };
  };

  /** The questions as they are now; none where they are those that were answered. */
  const changedQuestions = async () => {
    const questions = (await readAgain())?.questions ?? [];
    return JSON.stringify(questions) === JSON.stringify(job.questions) ? [] : questions;
  };

  const act = async (action: Action) => {
    if (isDoing) return;
    const { diversity, ...told } = typed;
    const contact_mobile_number = told.contact_mobile_number || null;
    const written = { ...told, contact_mobile_number, cv: null, answers: [] };
    const wrong = savedApplicationInput.safeParse(written).error?.issues ?? [];
    const found = [
      ...wrong.map(({ path, message }) => ({ name: String(path[0]), message })),
      ...(action === "send" ? missing(job.questions) : []),
    ];
    setErrors(found);
    setFailed(undefined);
    if (found.length > 0) return;
    setDoing(action);
    try {
      const sent = await sendFiles();
      if (!sent) return;
      const body = { ...written, ...sent, consent: true as const };
      const query = { internal, source };
      if (action === "keep") {
        const { expires_date_time } = await client.call(saveApplication, { params, query, body });
        setKeptUntil(expires_date_time);
      } else {
        await client.call(apply, { params, query, body: { ...body, diversity } });
        forgetStored(storage, key);
        onSent(typed.email);
      }
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400;
      const changed = action === "send" && isRefused ? await changedQuestions() : [];
      const unanswered = missing(changed);
      setErrors(unanswered);
      setFailed({ action, why: unanswered.length > 0 ? questionsChanged : whyNot(error as Error) });
    } finally {
      setDoing(undefined);
    }
  };

  return (
    <Form aria-label={`Apply for ${job.title}`} errors={errors} onSubmit={() => void act("send")}>
      <Card title="About you">
        <Stack>
          <Grid columns={2}>
            <TextField
              label="First name"
              isRequired
              autoComplete="given-name"
              {...text("first_name")}
            />
            <TextField
              label="Last name"
              isRequired
              autoComplete="family-name"
              {...text("last_name")}
            />
            <TextField
              label="Email"
              type="email"
              isRequired
              autoComplete="email"
              {...text("email")}
            />
            <PhoneField
              label="Telephone"
              name="contact_mobile_number"
              value={typed.contact_mobile_number}
              onChange={(value) => put({ contact_mobile_number: value })}
              errorMessage={errorOf("contact_mobile_number")}
            />
            <TextField label="Town or city" autoComplete="address-level2" {...text("city")} />
            <TextField label="Postcode" autoComplete="postal-code" {...text("postcode")} />
          </Grid>
          <FileField
            label="CV"
            name="cv"
            description="A PDF or a Word document of at most 10 MB."
            {...documents}
            files={cv}
            onChange={setCv}
            errorMessage={errorOf("cv")}
          />
        </Stack>
      </Card>
      {job.questions.length > 0 && (
        <Card title="Questions">
          <Stack gap="lg">
            {job.questions.map((question) => (
              <AnswerField
                key={question.id}
                question={question}
                answer={answerOf(question)}
                onChange={(answer) => put({ answers: { ...typed.answers, [question.id]: answer } })}
                files={files[question.id] ?? []}
                onFiles={(chosen) => setFiles({ ...files, [question.id]: chosen })}
                limits={documents}
                errorMessage={errorOf(question.id)}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Card title="Equal opportunities">
        <Stack gap="lg">
          <Text tone="muted">
            You need not answer. Answers are counted for the vacancy, not kept with your application
            and never shown to the hiring team.
          </Text>
          {(Object.keys(diversityFields) as DiversityField[]).map((field) => (
            <RadioGroup
              key={field}
              label={diversityFields[field].label}
              value={typed.diversity[field] ?? null}
              onChange={(answer) =>
                put({ diversity: { ...typed.diversity, [field]: answer } as Typed["diversity"] })
              }
              options={diversityFields[field].options.map((option) => ({
                id: option,
                label: option,
              }))}
            />
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Checkbox
            name="consent"
            isRequired
            isSelected={typed.consent}
            onChange={(consent) => put({ consent })}
            errorMessage={errorOf("consent")}
          >
            {job.company.name} may keep my details to consider me for this job.
          </Checkbox>
          <Checkbox isSelected={typed.may_be_kept} onChange={(may_be_kept) => put({ may_be_kept })}>
            {job.company.name} may keep them for other jobs too. This is up to you.
          </Checkbox>
          {job.anonymised && (
            <Text tone="muted">
              Who decides sees your answers, but not your name, contact details or CV.
            </Text>
          )}
          {failed && (
            <Banner tone="critical" title={failed.action === "keep" ? "Not saved" : "Not sent"}>
              {failed.why} What you wrote is still here.
            </Banner>
          )}
          {keptUntil && (
            <Banner tone="positive" title="Saved, and not sent yet">
              A link to go on is on its way to {typed.email}. It is good until {dayOf(keptUntil)}.
              If you saved another form for this vacancy before, it leads to that one: what is
              written here is then kept in this window alone.
              {Object.keys(typed.diversity).length > 0 &&
                " Your answers about equal opportunities are not saved."}
            </Banner>
          )}
          <Inline>
            <Button type="submit" variant="primary" isPending={isDoing === "send"}>
              Send application
            </Button>
            <Button isPending={isDoing === "keep"} onPress={() => void act("keep")}>
              Save and finish later
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Form>
  );
}

type Action = "send" | "keep";
type Asked = AdvertPageProps["job"]["questions"][number];

const questionsChanged =
  "The questions changed while you wrote. Answer those that are marked, then send it again.";

const whyNot = (error: Error) =>
  error instanceof ApiError && error.status === 404
    ? "The vacancy has closed meanwhile, and takes no applications any more."
    : error.message;

const dayOf = (date_time: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(Date.parse(date_time));
