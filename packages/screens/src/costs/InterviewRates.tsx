import type { HourlyRate } from "@ats/core/costs/cost-settings";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { Section } from "@ats/ui/Section";
import { useTexts } from "@ats/ui/texts";
import { roleName } from "../users/role-name.ts";
import { useRoles } from "../users/useRoles.ts";
import { costSettingsTexts } from "./settings-texts.ts";

interface InterviewRatesProps {
  rates: readonly HourlyRate[];
  currency: string;
  onChange(rates: HourlyRate[]): void;
}

/** What an hour of each role costs; an empty field leaves the role out. */
export function InterviewRates({ rates, currency, onChange }: InterviewRatesProps) {
  const say = useTexts();
  const roles = useRoles().all.map(({ name }) => name);
  const change = (role: string, rate: number | null) => {
    const others = rates.filter((each) => each.role !== role);
    onChange(rate === null ? others : [...others, { role, rate }]);
  };
  return (
    <Section
      level={3}
      title={say(costSettingsTexts.rates)}
      description={say(costSettingsTexts.ratesHint)}
    >
      <Grid columns={2}>
        {roles.map((role) => (
          <MoneyField
            key={role}
            label={roleName(say, role)}
            value={rates.find((each) => each.role === role)?.rate ?? null}
            currency={currency}
            minValue={0}
            onChange={(rate) => change(role, rate)}
          />
        ))}
      </Grid>
    </Section>
  );
}
