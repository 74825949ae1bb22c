import { majorUnits } from "@ats/core/jobs/salary";
import type { Say } from "@ats/ui/texts";

/** "£42,500": an amount in minor units. */
export const sayAmount = (say: Say, minor: number, currency: string): string =>
  new Intl.NumberFormat(say.locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(majorUnits(minor, currency));
