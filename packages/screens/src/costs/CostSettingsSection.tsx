import { costTypes } from "@ats/core/costs/cost";
import { type CostSettings, costSettingsSchema } from "@ats/core/costs/cost-settings";
import { costCurrencies } from "@ats/core/costs/money";
import { getCostChoices } from "@ats/core/costs/contract";
import { getCompanySettings, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
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
import { useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { Switch } from "@ats/ui/Switch";
import { roleName } from "../users/role-name.ts";
import { sayMoney, sayType } from "./cost-words.ts";
import { InterviewRates } from "./InterviewRates.tsx";
import { costSettingsTexts } from "./settings-texts.ts";

/** The setting serves as its own version. */
const typedSchema = z.object({
  currency: costSettingsSchema.shape.currency,
  own_types: z.array(z.string()),
  costs_interviews: z.boolean(),
  interview_rates: costSettingsSchema.shape.interview_rates.unwrap(),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [say(costSettingsTexts.currency), ({ currency }) => currency],
  [say(costSettingsTexts.ownTypes), ({ own_types }) => own_types.join(", ")],
  [
    say(costSettingsTexts.costsInterviews),
    ({ costs_interviews }) => say(costs_interviews ? costSettingsTexts.on : costSettingsTexts.off),
  ],
  [
    say(costSettingsTexts.rates),
    ({ currency, interview_rates }) =>
      interview_rates
        .map(
          ({ role, rate }) => `${roleName(say, role)} ${sayMoney(say, { amount: rate, currency })}`,
        )
        .join(", "),
  ],
];

/** The currency and the types of a company's costs. */
export default function CostSettingsSection() {
  const say = useTexts();
  const { company: id } = useUser();
  const query = useEndpoint(getCompanySettings, { params: { id } });
  return (
    <SectionState query={query} title={say(costSettingsTexts.notLoaded)}>
      {({ settings }) => (
        <CostSettingsForm settings={costSettingsSchema.parse(settings.cost_settings)} />
      )}
    </SectionState>
  );
}

function CostSettingsForm({ settings }: { settings: CostSettings }) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [getCompanySettings, getCostChoices].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
  const saved = { ...settings, version: JSON.stringify(settings) };
  const form = useForm<Typed>({
    draft: useDraftState("costSettings", typedSchema),
    saved,
    check: (typed) => saidErrors(say, costSettingsSchema.safeParse(typed).error),
    async save({ version, ...typed }) {
      await client.call(saveSpecificSetting, {
        body: {
          field: "company_settings",
          property: "cost_settings",
          value: JSON.stringify(typed),
          before: version,
        },
      });
      await readAgain();
      showToast({ tone: "positive", title: say(costSettingsTexts.saved) });
    },
    onRefused: ({ status }) => status === 412 && readAgain(),
  });
  return (
    <Card title={say(costSettingsTexts.title)}>
      <Form aria-label={say(costSettingsTexts.title)} errors={form.errors} onSubmit={form.submit}>
        <Select
          label={say(costSettingsTexts.currency)}
          description={say(costSettingsTexts.currencyHint)}
          options={costCurrencies.map((id) => ({ id, label: id }))}
          {...form.field("currency")}
        />
        <TagField
          label={say(costSettingsTexts.ownTypes)}
          description={say(costSettingsTexts.ownTypesHint, {
            types: costTypes.map((type) => sayType(say, type)).join(", "),
          })}
          max={30}
          {...form.field("own_types")}
        />
        <Switch
          {...form.checkbox("costs_interviews")}
          description={say(costSettingsTexts.costsInterviewsHint)}
        >
          {say(costSettingsTexts.costsInterviews)}
        </Switch>
        {form.typed.costs_interviews && (
          <InterviewRates
            rates={form.typed.interview_rates}
            currency={form.typed.currency}
            onChange={(interview_rates) => form.change({ interview_rates })}
          />
        )}
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed={say(costSettingsTexts.notSaved)}
            conflict={{
              what: say(costSettingsTexts.theseWere),
              differences: differencesIn(inWords(say), form.typed, saved),
            }}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(costSettingsTexts.save)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
