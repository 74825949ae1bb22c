import type { CostTotals } from "@ats/core/costs/contract";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { sayMoney } from "../cost-words.ts";
import { costListTexts } from "./texts.ts";

/** Totals of a list: by currency, and together where there are several and rates. */
export function CostTotalsLine({ totals: sums }: { totals: CostTotals | undefined }) {
  const say = useTexts();
  if (!sums) return <Skeleton width="18rem" />;
  const { count, totals, home, without_rate, held } = sums;
  const isOneHome = totals.length === 1 && totals[0]?.currency === home.currency;
  return (
    <div role="group" aria-label={say(costListTexts.totals)}>
      <Inline gap="md">
        <Text size="sm" tone="muted">
          {say(costListTexts.count, { count })}
        </Text>
        {totals.map((total) => (
          <Text key={total.currency} weight="medium">
            {sayMoney(say, total)}
          </Text>
        ))}
        {totals.length > 0 && !isOneHome && (
          <Text size="sm" tone="muted">
            {[
              say(costListTexts.together, { amount: sayMoney(say, home) }),
              ...(without_rate > 0 ? [say(costListTexts.leftOut, { count: without_rate })] : []),
            ].join(", ")}
          </Text>
        )}
        {held > 0 && (
          <Text size="sm" tone="muted">
            {say(costListTexts.held, { count: held })}
          </Text>
        )}
      </Inline>
    </div>
  );
}
