import type { AgencyTerms } from "@ats/core/costs/agency-terms";
import { Button } from "@ats/ui/Button";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { MoneyField } from "@ats/ui/MoneyField";
import { NumberField } from "@ats/ui/NumberField";
import { Section } from "@ats/ui/Section";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { Plus, Trash2 } from "lucide-react";
import { costSettingsTexts } from "./settings-texts.ts";

interface AgencyTermsFieldsProps {
  all: readonly AgencyTerms[];
  currency: string;
  onChange(all: AgencyTerms[]): void;
}

/** How each agency is paid: a percentage of the salary, a fixed fee, or a percentage with a least fee. */
export function AgencyTermsFields({ all, currency, onChange }: AgencyTermsFieldsProps) {
  const say = useTexts();
  const change = (index: number, change_: Partial<AgencyTerms>) =>
    onChange(all.map((terms, place) => (place === index ? { ...terms, ...change_ } : terms)));
  return (
    <Section
      level={3}
      title={say(costSettingsTexts.agencies)}
      description={say(costSettingsTexts.agenciesHint)}
    >
      {all.map(({ agency, percentage, fee }, index) => (
        // Two agencies may be without a name while they are typed.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={index} columns={4}>
          <TextField
            label={say(costSettingsTexts.agency)}
            value={agency}
            onChange={(name) => change(index, { agency: name })}
          />
          <NumberField
            label={say(costSettingsTexts.percentage)}
            hideStepper
            suffix="%"
            minValue={0}
            maxValue={100}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={percentage === null ? null : percentage / 100}
            onChange={(percent) =>
              change(index, { percentage: percent === null ? null : Math.round(percent * 100) })
            }
          />
          <MoneyField
            label={say(
              percentage === null ? costSettingsTexts.fixedFee : costSettingsTexts.leastFee,
            )}
            currency={currency}
            minValue={0}
            value={fee}
            onChange={(amount) => change(index, { fee: amount })}
          />
          <Inline>
            <Button
              variant="ghost"
              iconStart={<Trash2 />}
              aria-label={say(costSettingsTexts.removeAgency, { agency })}
              onPress={() => onChange(all.filter((_, place) => place !== index))}
            >
              {say(costSettingsTexts.remove)}
            </Button>
          </Inline>
        </Grid>
      ))}
      <Inline>
        <Button
          iconStart={<Plus />}
          onPress={() => onChange([...all, { agency: "", percentage: null, fee: null }])}
        >
          {say(costSettingsTexts.addAgency)}
        </Button>
      </Inline>
    </Section>
  );
}
