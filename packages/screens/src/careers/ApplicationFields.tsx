import { cvAccept } from "@ats/core/candidates/cv-file";
import { uploadMaxBytes } from "@ats/core/careers/contract";
import { type DiversityField, diversityFields } from "@ats/core/careers/diversity";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { FileField } from "@ats/ui/FileField";
import { Grid } from "@ats/ui/Grid";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import type { FormOf } from "../forms/useForm.ts";
import { contractText } from "../languages/contract-text.ts";
import { AnswerField } from "./AnswerField.tsx";
import type { AdvertisedJob } from "./advertised-job.ts";
import { type Asked, answerOf } from "./answers.ts";
import type { useApplicationFiles } from "./application-files.ts";
import { applicationFormTexts as here } from "./texts.ts";
import type { Typed } from "./typed-application.ts";

const documents = { accept: cvAccept, maxSize: uploadMaxBytes };

interface FieldsProps {
  form: FormOf<Typed>;
  uploads: ReturnType<typeof useApplicationFiles>;
}

export function AboutYou({ form: { field, typed }, uploads }: FieldsProps) {
  const say = useTexts();
  return (
    <Card title={say(here.aboutYou)}>
      <Stack>
        <Grid columns={2}>
          <TextField
            label={say(here.firstName)}
            isRequired={!typed.last_name.trim()}
            autoComplete="given-name"
            {...field("first_name")}
          />
          <TextField
            label={say(here.lastName)}
            description={say(here.lastNameHint)}
            autoComplete="family-name"
            {...field("last_name")}
          />
          <TextField
            label={say(here.email)}
            type="email"
            isRequired
            autoComplete="email"
            {...field("email")}
          />
          <PhoneField label={say(here.telephone)} {...field("contact_mobile_number")} />
          <TextField label={say(here.city)} autoComplete="address-level2" {...field("city")} />
          <TextField
            label={say(here.postcode)}
            size="short"
            autoComplete="postal-code"
            {...field("postcode")}
          />
        </Grid>
        <FileField
          label={say(here.cv)}
          name="cv"
          description={say(here.cvHint)}
          {...documents}
          files={uploads.cv}
          onChange={uploads.setCv}
        />
      </Stack>
    </Card>
  );
}

export function Questions({
  form: { typed, change },
  uploads: { files, setFiles },
  questions,
}: FieldsProps & { questions: readonly Asked[] }) {
  const say = useTexts();
  return (
    <Card title={say(here.questions)}>
      <Stack gap="lg">
        {questions.map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            answer={answerOf(question, typed)}
            onChange={(answer) => change({ answers: { ...typed.answers, [question.id]: answer } })}
            files={files[question.id] ?? []}
            onFiles={(chosen) => setFiles({ ...files, [question.id]: chosen })}
            limits={documents}
          />
        ))}
      </Stack>
    </Card>
  );
}

export function EqualOpportunities({ form: { typed, change } }: Pick<FieldsProps, "form">) {
  const say = useTexts();
  return (
    <Card title={say(here.equalOpportunities)}>
      <Stack gap="lg">
        <Text tone="muted">{say(here.equalOpportunitiesHint)}</Text>
        {(Object.keys(diversityFields) as DiversityField[]).map((field) => (
          <RadioGroup
            key={field}
            label={say(contractText(diversityFields[field].label))}
            value={typed.diversity[field] ?? null}
            onChange={(answer) =>
              change({ diversity: { ...typed.diversity, [field]: answer } as Typed["diversity"] })
            }
            options={diversityFields[field].options.map((option) => ({
              id: option,
              label: say(contractText(option)),
            }))}
          />
        ))}
      </Stack>
    </Card>
  );
}

export function Consent({
  form: { checkbox },
  job,
}: Pick<FieldsProps, "form"> & { job: AdvertisedJob }) {
  const say = useTexts();
  return (
    <>
      <Checkbox isRequired {...checkbox("consent")}>
        {say(here.consent, { company: job.company.name })}
      </Checkbox>
      <Checkbox {...checkbox("may_be_kept")}>
        {say(here.keepForOtherJobs, { company: job.company.name })}
      </Checkbox>
      {job.anonymised && <Text tone="muted">{say(here.anonymised)}</Text>}
    </>
  );
}
