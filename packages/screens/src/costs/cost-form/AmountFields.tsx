import { convert, costCurrencies, type CostCurrency, partOf } from "@ats/core/costs/money";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { NumberField } from "@ats/ui/NumberField";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { sayMoney } from "../cost-words.ts";
import { costsTexts } from "../texts.ts";
import type { CostPart } from "./parts.ts";
import { costFormTexts } from "./texts.ts";
import { isCredit } from "./typed-cost.ts";

/** Amount, VAT and, in another currency than the company's, the rate. */
export function AmountFields({ typed, field, change, choices, isReadOnly }: CostPart) {
  const say = useTexts();
  const { net, vat, currency, rate } = typed;
  const home = choices.currency;
  const tax = net === null ? 0 : partOf(net, Math.round((vat ?? 0) * 100));
  const inCurrency = (amount: number) => sayMoney(say, { amount, currency });
  return (
    <>
      <Grid columns={2}>
        <MoneyField
          label={say(costsTexts.net)}
          name="net"
          isRequired
          isReadOnly={isReadOnly}
          description={
            net === null
              ? say(isCredit(typed) ? costFormTexts.netOfCreditHint : costFormTexts.netHint)
              : say(costFormTexts.gross, { vat: inCurrency(tax), gross: inCurrency(net + tax) })
          }
          value={net}
          onChange={(amount) => change({ net: amount })}
          currency={currency}
          currencies={[...costCurrencies]}
          onCurrencyChange={(code) => change({ currency: code as CostCurrency })}
          minValue={0}
        />
        <NumberField
          label={say(costFormTexts.vatRate)}
          name="vat_rate"
          isReadOnly={isReadOnly}
          hideStepper
          suffix="%"
          minValue={0}
          maxValue={100}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={vat}
          onChange={(percent) => change({ vat: percent })}
        />
      </Grid>
      {currency !== home && (
        <>
          <Grid columns={2}>
            <NumberField
              label={say(costFormTexts.rate)}
              description={say(costFormTexts.rateHint, { currency, home })}
              isReadOnly={isReadOnly}
              hideStepper
              formatOptions={{ maximumFractionDigits: 8 }}
              {...field("rate")}
            />
            <DatePicker
              label={say(costFormTexts.rateDate)}
              isReadOnly={isReadOnly}
              {...field("rate_date")}
            />
          </Grid>
          {net !== null && rate !== null && rate > 0 && (
            <Text size="sm">
              {say(costFormTexts.inHome, {
                amount: sayMoney(say, {
                  amount: convert({ amount: net, currency }, home, rate),
                  currency: home,
                }),
                home,
              })}
            </Text>
          )}
        </>
      )}
    </>
  );
}
