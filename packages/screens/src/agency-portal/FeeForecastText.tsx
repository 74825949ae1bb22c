import type { FeeForecast } from "@ats/core/agency-portal/fee-forecast";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { sayMoney } from "../costs/cost-words.ts";
import { datesIn } from "../dates/dates.ts";
import { saySalary } from "../jobs/salary.ts";
import { feeTexts } from "./fee-texts.ts";

interface FeeForecastTextProps {
  fee: FeeForecast | null;
  clientName: string;
}

/** A fee forecast and its source. */
export function FeeForecastText({ fee, clientName }: FeeForecastTextProps) {
  const say = useTexts();
  if (!fee)
    return (
      <Text as="p" tone="muted">
        {say(feeTexts.none, { client: clientName })}
      </Text>
    );
  return (
    <Stack gap="xxs">
      <Text as="p" weight="medium">
        {amountOf(say, fee)}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {sourceOf(say, fee)}
      </Text>
    </Stack>
  );
}

function amountOf(say: Say, { fee_min, fee_max, fee_currency: currency }: FeeForecast): string {
  const [from, to] = [fee_min, fee_max].map((amount) => sayMoney(say, { amount, currency })) as [
    string,
    string,
  ];
  return from === to ? from : say(feeTexts.range, { from, to });
}

function sourceOf(say: Say, fee: FeeForecast): string {
  const salary = saySalary(say, fee) ?? "";
  const { fee_percent, terms_from } = fee;
  if (terms_from)
    return say(feeTexts.byTerms, { date: datesIn(say.locale).shortDate(terms_from), salary });
  return say(feeTexts.byJob, { percent: fee_percent ?? 0, salary });
}
