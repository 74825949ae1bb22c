import {
  type AgencySettings,
  agencySettingsSchema,
  shownProgresses,
} from "@ats/core/agencies/agency-settings";
import { getCompanySettings, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { saidErrors } from "../forms/said-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { useCan, useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { GroupsCard } from "./groups/GroupsCard.tsx";
import { agencySettingsTexts, shownProgressHints, shownProgressTexts } from "./settings-texts.ts";

/** The setting serves as its own version. */
const typedSchema = agencySettingsSchema.extend({
  feedback_days: z.number().nullable(),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [
    say(agencySettingsTexts.shownProgress),
    ({ shown_progress }) => say(shownProgressTexts[shown_progress]),
  ],
  [
    say(agencySettingsTexts.cvCap),
    ({ cv_cap }) => cv_cap?.toString() ?? say(agencySettingsTexts.anyNumber),
  ],
  [say(agencySettingsTexts.feedbackDays), ({ feedback_days }) => feedback_days?.toString() ?? ""],
  [
    say(agencySettingsTexts.answersInterviews),
    ({ answers_interviews: is }) => say(is ? agencySettingsTexts.yes : agencySettingsTexts.no),
  ],
  [
    say(agencySettingsTexts.needsTwoStep),
    ({ needs_two_step: is }) => say(is ? agencySettingsTexts.yes : agencySettingsTexts.no),
  ],
];

/** Settings for the work with agencies, and their groups. */
export default function AgencySettingsSection() {
  const say = useTexts();
  const { company: id } = useUser();
  const mayView = useCan("VIEW_AGENCIES");
  const query = useEndpoint(getCompanySettings, { params: { id } });
  return (
    <SectionState query={query} title={say(agencySettingsTexts.notLoaded)}>
      {({ settings }) => (
        <Stack>
          <AgencySettingsForm settings={agencySettingsSchema.parse(settings.agency_settings)} />
          {mayView && <GroupsCard />}
        </Stack>
      )}
    </SectionState>
  );
}

function AgencySettingsForm({ settings }: { settings: AgencySettings }) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(getCompanySettings) });
  const saved = { ...settings, version: JSON.stringify(settings) };
  const form = useForm<Typed>({
    draft: useDraftState("agencySettings", typedSchema),
    saved,
    check: (typed) => saidErrors(say, agencySettingsSchema.safeParse(typed).error),
    async save({ version, ...typed }) {
      await client.call(saveSpecificSetting, {
        body: {
          field: "company_settings",
          property: "agency_settings",
          value: JSON.stringify(typed),
          before: version,
        },
      });
      await readAgain();
      showToast({ tone: "positive", title: say(agencySettingsTexts.saved) });
    },
    onRefused: ({ status }) => status === 412 && readAgain(),
  });
  return (
    <Card title={say(agencySettingsTexts.title)}>
      <Form aria-label={say(agencySettingsTexts.title)} errors={form.errors} onSubmit={form.submit}>
        <RadioGroup
          label={say(agencySettingsTexts.shownProgress)}
          description={say(agencySettingsTexts.shownProgressHint)}
          options={shownProgresses.map((id) => ({
            id,
            label: say(shownProgressTexts[id]),
            description: say(shownProgressHints[id]),
          }))}
          {...form.field("shown_progress")}
        />
        <Grid columns={2}>
          <NumberField
            label={say(agencySettingsTexts.cvCap)}
            description={say(agencySettingsTexts.cvCapHint)}
            minValue={1}
            maxValue={100}
            {...form.field("cv_cap")}
          />
          <NumberField
            label={say(agencySettingsTexts.feedbackDays)}
            description={say(agencySettingsTexts.feedbackDaysHint)}
            isRequired
            minValue={1}
            maxValue={60}
            {...form.field("feedback_days")}
          />
        </Grid>
        <Checkbox
          description={say(agencySettingsTexts.answersInterviewsHint)}
          {...form.checkbox("answers_interviews")}
        >
          {say(agencySettingsTexts.answersInterviews)}
        </Checkbox>
        <Checkbox
          description={say(agencySettingsTexts.needsTwoStepHint)}
          {...form.checkbox("needs_two_step")}
        >
          {say(agencySettingsTexts.needsTwoStep)}
        </Checkbox>
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed={say(agencySettingsTexts.notSaved)}
            conflict={{
              what: say(agencySettingsTexts.theseWere),
              differences: differencesIn(inWords(say), form.typed, saved),
            }}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(agencySettingsTexts.save)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
