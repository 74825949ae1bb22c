import {
  type CompanyDetails,
  companyDetails,
  weekStarts,
} from "@ats/core/settings/company-details";
import { getCompanySettings, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { differencesIn, type InWords } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { useUserCache } from "../../session/queries.ts";
import { useUser } from "../../session/session.tsx";
import { companyTexts } from "./company-texts.ts";
import { countries } from "./countries.ts";
import { SectionState } from "./SectionState.tsx";

/** The setting serves as its own version. */
const typedSchema = z.object({
  street: z.string(),
  town: z.string(),
  postcode: z.string(),
  country: z.string(),
  first_day_of_week: companyDetails.shape.first_day_of_week.unwrap(),
  language: companyDetails.shape.language.unwrap(),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [say(companyTexts.street), ({ street }) => street],
  [say(companyTexts.town), ({ town }) => town],
  [say(companyTexts.postcode), ({ postcode }) => postcode],
  [say(companyTexts.country), ({ country }) => country],
  [
    say(companyTexts.firstDay),
    ({ first_day_of_week: first }) => (first ? say(firstDayText[first]) : ""),
  ],
  [say(companyTexts.language), ({ language }) => say(languageText[language])],
];

const firstDayText = { ...companyTexts, country: companyTexts.asInCountry };
const languageText = { en: companyTexts.english, cy: companyTexts.welsh };

export default function CompanySection() {
  const say = useTexts();
  const { company: id } = useUser();
  const query = useEndpoint(getCompanySettings, { params: { id } });
  return (
    <SectionState query={query} title={say(companyTexts.notLoaded)}>
      {({ settings }) => <CompanyForm saved={companyDetails.parse(settings.company_details)} />}
    </SectionState>
  );
}

function CompanyForm({ saved: details }: { saved: CompanyDetails }) {
  const say = useTexts();
  const { client } = useAts();
  const { company_name } = useUser();
  const queries = useQueryClient();
  const cache = useUserCache();
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(getCompanySettings) });
  const saved = { ...details, version: JSON.stringify(details) };
  const form = useForm<Typed>({
    draft: useDraftState("companyDetails", typedSchema),
    saved,
    check: (typed) => errorsOf(companyDetails, typed),
    async save({ version, ...typed }) {
      await client.call(saveSpecificSetting, {
        body: {
          field: "company_settings",
          property: "company_details",
          value: JSON.stringify(typed),
          before: version,
        },
      });
      await Promise.all([readAgain(), cache.refetch()]);
      showToast({ tone: "positive", title: say(companyTexts.saved) });
    },
    onRefused: ({ status }) => status === 412 && readAgain(),
  });
  const options = useMemo(() => countries(say.locale), [say.locale]);
  return (
    <Card title={say(companyTexts.title)}>
      <Form aria-label={say(companyTexts.title)} errors={form.errors} onSubmit={form.submit}>
        <TextField
          label={say(companyTexts.name)}
          description={say(companyTexts.nameHint)}
          value={company_name}
          isReadOnly
        />
        <TextField
          label={say(companyTexts.street)}
          description={say(companyTexts.addressHint)}
          {...form.field("street")}
        />
        <Grid columns={2}>
          <TextField label={say(companyTexts.town)} {...form.field("town")} />
          <TextField label={say(companyTexts.postcode)} {...form.field("postcode")} />
        </Grid>
        <Grid columns={2}>
          <Select label={say(companyTexts.country)} options={options} {...form.field("country")} />
          <Select
            label={say(companyTexts.firstDay)}
            description={say(companyTexts.firstDayHint)}
            options={weekStarts.map((id) => ({ id, label: say(firstDayText[id]) }))}
            {...form.field("first_day_of_week")}
          />
        </Grid>
        <RadioGroup
          label={say(companyTexts.language)}
          description={say(companyTexts.languageHint)}
          orientation="horizontal"
          options={(["en", "cy"] as const).map((id) => ({ id, label: say(languageText[id]) }))}
          value={form.typed.language}
          onChange={(language) => form.change({ language: language as Typed["language"] })}
        />
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed={say(companyTexts.notSaved)}
            conflict={{
              what: say(companyTexts.theseWere),
              differences: differencesIn(inWords(say), form.typed, saved),
            }}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(companyTexts.save)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
