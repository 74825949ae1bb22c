import { apply, applicationInput, uploadFile, uploadMaxBytes } from "@ats/core/careers/contract";
import { diversityFields, type DiversityField } from "@ats/core/careers/diversity";
import { cvTypes } from "@ats/core/candidates/cv-file";
import type { Client } from "@ats/core/contract/client";
import { answerProblem } from "@ats/core/jobs/question";
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
import { forgetStored, readStored, writeStored } from "../lists/stored.ts";
import type { AdvertPageProps } from "./AdvertPage.tsx";
import { AnswerField } from "./AnswerField.tsx";
import { newApplication, typedSchema, type Typed } from "./typed.ts";

const documents = { accept: [...Object.values(cvTypes), ".pdf", ".docx"], maxSize: uploadMaxBytes };

interface ApplicationFormProps extends AdvertPageProps {
  /** Sent: the confirmation goes to this address. */
  onSent(email: string): void;
}

/** Applies for a job. What is typed is there again after a reload; files are chosen again. */
export function ApplicationForm({ job, client, address, storage, onSent }: ApplicationFormProps) {
  const { company, job_number, internal, source } = address;
  const params = { company, job_number };
  const key = `ats.application.${company}.${job_number}`;
  const [typed, setTyped] = useState(
    () => readStored(storage, key, typedSchema) ?? newApplication(),
  );
  const [cv, setCv] = useState<File[]>([]);
  const [files, setFiles] = useState<Record<string, File[]>>({});
  const [errors, setErrors] = useState<FormError[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [send] = useState(() => sender(client, address));
  const put = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    writeStored(storage, key, next);
  };
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const text = (name: "first_name" | "last_name" | "email" | "city" | "postcode") => ({
    name,
    value: typed[name],
    onChange: (value: string) => put({ [name]: value }),
    errorMessage: errorOf(name),
  });

  const submit = async () => {
    if (isSending) return;
    const answerOf = (id: string) => typed.answers[id] ?? [];
    const missing = job.questions.flatMap((question) => {
      const given =
        question.type === "file"
          ? (files[question.id] ?? []).map(({ name }) => name)
          : answerOf(question.id);
      const message = answerProblem({ ...question, knock_out: [] }, given);
      return message ? [{ name: question.id, message }] : [];
    });
    const draft = {
      ...typed,
      contact_mobile_number: typed.contact_mobile_number || null,
      cv: null,
      answers: [],
    };
    const wrong = applicationInput.safeParse(draft).error?.issues ?? [];
    const found = [
      ...wrong.map(({ path, message }) => ({ name: String(path[0]), message })),
      ...missing,
    ];
    setErrors(found);
    setRefusal(undefined);
    if (found.length > 0) return;
    setSending(true);
    try {
      const answers = [];
      for (const { id, type } of job.questions) {
        const [file] = files[id] ?? [];
        const answer = type !== "file" ? answerOf(id) : file ? [await send(file), file.name] : [];
        answers.push({ question_id: id, answer });
      }
      const [document] = cv;
      const body = {
        ...draft,
        consent: true as const,
        cv: document ? { upload: await send(document), name: document.name } : null,
        answers,
      };
      await client.call(apply, { params, query: { internal, source }, body });
      forgetStored(storage, key);
      onSent(typed.email);
    } catch (error) {
      setRefusal((error as Error).message);
      setSending(false);
    }
  };

  return (
    <Form aria-label={`Apply for ${job.title}`} errors={errors} onSubmit={() => void submit()}>
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
                answer={typed.answers[question.id] ?? []}
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
            You need not answer. Answers are counted for the vacancy and not kept with your
            application: nobody who decides sees them.
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
          {job.anonymised && (
            <Text tone="muted">
              Who decides sees your answers, but not your name, contact details or CV.
            </Text>
          )}
          {refusal && (
            <Banner tone="critical" title="Not sent">
              {refusal} What you wrote is still here.
            </Banner>
          )}
          <Inline>
            <Button type="submit" variant="primary" isPending={isSending}>
              Send application
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Form>
  );
}

/** Sends a file, once however often the form is sent, and gives the id that the application names it by. */
function sender(client: Client, { internal, ...params }: AdvertPageProps["address"]) {
  const sent = new WeakMap<File, string>();
  return async (file: File) => {
    const known = sent.get(file);
    if (known) return known;
    const { upload } = await client.call(uploadFile, { params, query: { internal }, body: file });
    sent.set(file, upload);
    return upload;
  };
}
