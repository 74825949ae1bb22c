import { cvTypes } from "@ats/core/candidates/cv-file";
import { uploadMaxBytes } from "@ats/core/careers/contract";
import { diversityFields, type DiversityField } from "@ats/core/careers/diversity";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { FileField } from "@ats/ui/FileField";
import { Grid } from "@ats/ui/Grid";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import type { FormOf } from "../forms/useForm.ts";
import type { AdvertisedJob } from "./advertised-job.ts";
import { AnswerField } from "./AnswerField.tsx";
import { answerOf, type Asked } from "./answers.ts";
import type { useApplicationFiles } from "./application-files.ts";
import type { Typed } from "./typed-application.ts";

const documents = { accept: [...Object.values(cvTypes), ".pdf", ".docx"], maxSize: uploadMaxBytes };

interface FieldsProps {
  form: FormOf<Typed>;
  uploads: ReturnType<typeof useApplicationFiles>;
}

export const AboutYou = ({ form: { field }, uploads }: FieldsProps) => (
  <Card title="About you">
    <Stack>
      <Grid columns={2}>
        <TextField
          label="First name"
          isRequired
          autoComplete="given-name"
          {...field("first_name")}
        />
        <TextField
          label="Last name"
          isRequired
          autoComplete="family-name"
          {...field("last_name")}
        />
        <TextField label="Email" type="email" isRequired autoComplete="email" {...field("email")} />
        <PhoneField label="Telephone" {...field("contact_mobile_number")} />
        <TextField label="Town or city" autoComplete="address-level2" {...field("city")} />
        <TextField label="Postcode" autoComplete="postal-code" {...field("postcode")} />
      </Grid>
      <FileField
        label="CV"
        name="cv"
        description="A PDF or a Word document of at most 10 MB."
        {...documents}
        files={uploads.cv}
        onChange={uploads.setCv}
      />
    </Stack>
  </Card>
);

export const Questions = ({
  form: { typed, change },
  uploads: { files, setFiles },
  questions,
}: FieldsProps & { questions: readonly Asked[] }) => (
  <Card title="Questions">
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

export const EqualOpportunities = ({ form: { typed, change } }: Pick<FieldsProps, "form">) => (
  <Card title="Equal opportunities">
    <Stack gap="lg">
      <Text tone="muted">
        You need not answer. Answers are counted for the vacancy, not kept with your application and
        never shown to the hiring team.
      </Text>
      {(Object.keys(diversityFields) as DiversityField[]).map((field) => (
        <RadioGroup
          key={field}
          label={diversityFields[field].label}
          value={typed.diversity[field] ?? null}
          onChange={(answer) =>
            change({ diversity: { ...typed.diversity, [field]: answer } as Typed["diversity"] })
          }
          options={diversityFields[field].options.map((option) => ({ id: option, label: option }))}
        />
      ))}
    </Stack>
  </Card>
);

export const Consent = ({
  form: { checkbox },
  job,
}: Pick<FieldsProps, "form"> & { job: AdvertisedJob }) => (
  <>
    <Checkbox isRequired {...checkbox("consent")}>
      {job.company.name} may keep my details to consider me for this job.
    </Checkbox>
    <Checkbox {...checkbox("may_be_kept")}>
      {job.company.name} may keep them for other jobs too. This is up to you.
    </Checkbox>
    {job.anonymised && (
      <Text tone="muted">
        Who decides sees your answers, but not your name, contact details or CV.
      </Text>
    )}
  </>
);
