import { isAnonymisationFixed } from "@ats/core/jobs/anonymisation-settings";
import { currencies, jobTypes } from "@ats/core/jobs/job-input";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { TagComboBox } from "@ats/ui/TagComboBox";
import { TextField } from "@ats/ui/TextField";
import { useUser } from "../../session/session.tsx";
import { LocationField } from "./LocationField.tsx";
import { TemplateChoice } from "./TemplateChoice.tsx";
import type { StepProps } from "./step-props.ts";

export function BasicsStep({ values, set, field, isDraft, suggestions, job }: StepProps) {
  const isOpen = !job || !isAnonymisationFixed(job);
  const { ats_settings, company_name } = useUser();
  const { anonymize_appl_data_settings: anonymising, brand_feature } = ats_settings;
  const typesOffered = [...new Set([...jobTypes, values.job_type].filter(Boolean))];
  return (
    <Stack gap="lg">
      {isDraft && <TemplateChoice {...{ values, set }} />}
      <Card title="The job">
        <Stack>
          <TextField label="Job title" isRequired maxLength={120} {...field("title")} />
          <Grid columns={2}>
            <ComboBox
              label="Department"
              name="dept"
              allowsCustomValue
              inputValue={values.dept}
              onInputChange={(dept) => set({ dept })}
              options={optionsOf(matching(suggestions?.depts ?? [], values.dept))}
            />
            <Select
              label="Job type"
              isRequired
              {...field("job_type")}
              options={optionsOf(typesOffered)}
            />
            <LocationField {...{ values, set, suggestions }} saved={job?.location} />
            <TextField label="Postcode" maxLength={12} {...field("postal_code")} />
          </Grid>
          <Grid columns={2}>
            <NumberField
              label="Openings"
              name="openings"
              description="How many people you want to hire."
              minValue={1}
              maxValue={999}
              value={values.openings}
              onChange={(openings) => set({ openings: openings ?? 1 })}
            />
            <ComboBox
              label="Source"
              name="source"
              description="Where the vacancy comes from: a replacement, a new position, a client."
              allowsCustomValue
              inputValue={values.source}
              onInputChange={(source) => set({ source })}
              options={optionsOf(matching(suggestions?.sources ?? [], values.source))}
            />
            {brand_feature && (
              <ComboBox
                label="Brand"
                name="brand_name"
                description={`Shown to applicants as the employer. Without one, ${company_name}.`}
                allowsCustomValue
                inputValue={values.brand_name}
                onInputChange={(brand_name) => set({ brand_name })}
                options={optionsOf(matching(suggestions?.brands ?? [], values.brand_name))}
              />
            )}
          </Grid>
        </Stack>
      </Card>
      <Card title="Salary and benefits">
        <Stack>
          <Grid columns={2}>
            <MoneyField
              label="Salary from, per year"
              minValue={0}
              {...field("salary_min")}
              currency={values.currency}
              currencies={[...currencies]}
              onCurrencyChange={(currency) => set({ currency: currency as "GBP" })}
              trailingZeroDisplay="stripIfInteger"
            />
            <MoneyField
              label="Salary to, per year"
              minValue={0}
              {...field("salary_max")}
              currency={values.currency}
              trailingZeroDisplay="stripIfInteger"
            />
          </Grid>
          <TagComboBox
            label="Benefits"
            max={30}
            suggestions={suggestions?.benefits ?? []}
            {...field("choose_benefits")}
          />
        </Stack>
      </Card>
      {(anonymising.is_enabled || values.anonymised) && (
        <Card title="Anonymised recruitment">
          <Switch
            isSelected={values.anonymised}
            onChange={(anonymised) => set({ anonymised })}
            isReadOnly={!isOpen}
            description={
              isOpen
                ? "Names, contact details and CVs are hidden from the hiring team. This can’t be changed after you submit the job."
                : "This was decided when the job was created. Duplicate the job to choose again."
            }
          >
            Anonymise applicants
          </Switch>
        </Card>
      )}
    </Stack>
  );
}

const matching = (texts: readonly string[], typed: string) =>
  texts.filter((text) => text.toLowerCase().includes(typed.toLowerCase()));

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ id: text, label: text }));
