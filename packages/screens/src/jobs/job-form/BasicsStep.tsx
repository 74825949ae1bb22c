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
import { useTexts } from "@ats/ui/texts";
import { useUser } from "../../session/session.tsx";
import { fieldTexts } from "./field-texts.ts";
import { LocationField } from "./LocationField.tsx";
import type { StepProps } from "./step-props.ts";
import { lazy, Suspense } from "react";
import { TemplateChoice } from "./TemplateChoice.tsx";
import { basicsTexts } from "./texts.ts";

const CustomValues = lazy(() => import("../../custom-fields/CustomValues.tsx"));

export function BasicsStep({ values, set, field, isDraft, suggestions, job }: StepProps) {
  const say = useTexts();
  const isOpen = !job || !isAnonymisationFixed(job);
  const { access, ats_settings, company_name } = useUser();
  const { anonymize_appl_data_settings: anonymising, brand_feature } = ats_settings;
  // A role for some departments or brands offers these alone, beside where the job is.
  const covered = (scope: typeof access.scope, value: string) =>
    access.scope === scope && optionsOf([...new Set([...access.values, value])].filter(Boolean));
  const depts = covered("departments", job?.dept ?? "");
  const brands = covered("brands", job?.brand_info.name ?? "");
  const typesOffered = [...new Set([...jobTypes, values.job_type].filter(Boolean))];
  return (
    <Stack gap="lg">
      {isDraft && <TemplateChoice {...{ values, set }} />}
      <Card title={say(basicsTexts.job)}>
        <Stack>
          <TextField label={say(fieldTexts.title)} isRequired maxLength={120} {...field("title")} />
          <Grid columns={2}>
            {depts ? (
              <Select label={say(fieldTexts.dept)} {...field("dept")} options={depts} />
            ) : (
              <ComboBox
                label={say(fieldTexts.dept)}
                name="dept"
                allowsCustomValue
                inputValue={values.dept}
                onInputChange={(dept) => set({ dept })}
                options={optionsOf(matching(suggestions?.depts ?? [], values.dept))}
              />
            )}
            <Select
              label={say(fieldTexts.job_type)}
              isRequired
              {...field("job_type")}
              options={optionsOf(typesOffered)}
            />
            <LocationField {...{ values, set, suggestions }} saved={job?.location} />
            <TextField
              label={say(fieldTexts.postal_code)}
              size="short"
              maxLength={12}
              {...field("postal_code")}
            />
          </Grid>
          <Grid columns={2}>
            <NumberField
              label={say(fieldTexts.openings)}
              name="openings"
              description={say(basicsTexts.openingsHint)}
              minValue={1}
              maxValue={999}
              value={values.openings}
              onChange={(openings) => set({ openings: openings ?? 1 })}
            />
            <ComboBox
              label={say(fieldTexts.source)}
              name="source"
              description={say(basicsTexts.sourceHint)}
              allowsCustomValue
              inputValue={values.source}
              onInputChange={(source) => set({ source })}
              options={optionsOf(matching(suggestions?.sources ?? [], values.source))}
            />
            {brands ? (
              <Select label={say(basicsTexts.brand)} {...field("brand_name")} options={brands} />
            ) : (
              brand_feature && (
                <ComboBox
                  label={say(basicsTexts.brand)}
                  name="brand_name"
                  description={say(basicsTexts.brandHint, { company: company_name })}
                  allowsCustomValue
                  inputValue={values.brand_name}
                  onInputChange={(brand_name) => set({ brand_name })}
                  options={optionsOf(matching(suggestions?.brands ?? [], values.brand_name))}
                />
              )
            )}
          </Grid>
        </Stack>
      </Card>
      <Card title={say(basicsTexts.salaryAndBenefits)}>
        <Stack>
          <Grid columns={2}>
            <MoneyField
              label={say(basicsTexts.salaryFrom)}
              minValue={0}
              {...field("salary_min")}
              currency={values.currency}
              currencies={[...currencies]}
              onCurrencyChange={(currency) => set({ currency: currency as "GBP" })}
              trailingZeroDisplay="stripIfInteger"
            />
            <MoneyField
              label={say(basicsTexts.salaryTo)}
              minValue={0}
              {...field("salary_max")}
              currency={values.currency}
              trailingZeroDisplay="stripIfInteger"
            />
          </Grid>
          <TagComboBox
            label={say(fieldTexts.choose_benefits)}
            max={30}
            suggestions={suggestions?.benefits ?? []}
            {...field("choose_benefits")}
          />
        </Stack>
      </Card>
      {job && (
        <Suspense>
          <CustomValues record="jobs" id={job.id} isEditable />
        </Suspense>
      )}
      {(anonymising.is_enabled || values.anonymised) && (
        <Card title={say(basicsTexts.anonymised)}>
          <Switch
            isSelected={values.anonymised}
            onChange={(anonymised) => set({ anonymised })}
            isReadOnly={!isOpen}
            description={isOpen ? say(basicsTexts.anonymiseHint) : say(basicsTexts.anonymisedHint)}
          >
            {say(basicsTexts.anonymise)}
          </Switch>
        </Card>
      )}
    </Stack>
  );
}

const matching = (texts: readonly string[], typed: string) =>
  texts.filter((text) => text.toLowerCase().includes(typed.toLowerCase()));

const optionsOf = (texts: readonly string[]) => texts.map((text) => ({ id: text, label: text }));
