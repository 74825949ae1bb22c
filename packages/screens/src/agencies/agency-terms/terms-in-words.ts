import type { FeeBand, Rebate, TermsDays } from "@ats/core/agencies/terms";
import { majorUnits } from "@ats/core/costs/money";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import type { InWords } from "../../drafts/differences.ts";
import { termsDialogTexts } from "./dialog-texts.ts";
import { agencyTermsTexts, directRuleTexts } from "./texts.ts";
import type { TypedTerms } from "./typed-terms.ts";

/** "1 Jan 2026 to 31 Dec 2026" */
export function sayDays(say: Say, { valid_from, valid_until }: TermsDays): string {
  const { shortDate } = datesIn(say.locale);
  const from = shortDate(valid_from);
  return valid_until
    ? say(agencyTermsTexts.between, { from, until: shortDate(valid_until) })
    : say(agencyTermsTexts.since, { from });
}

/** Hundredths of a percent in words: "18.5%". */
export const sayPercentage = (say: Say, percentage: number) =>
  new Intl.NumberFormat(say.locale, { style: "percent", maximumFractionDigits: 2 }).format(
    percentage / 10_000,
  );

/** "£40,000" */
export const sayWhole = (say: Say, amount: number, currency: string) =>
  new Intl.NumberFormat(say.locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(majorUnits(amount, currency));

/** "18%, at least £3,000; 22% from £40,000" */
export function sayFees(
  say: Say,
  { currency, fee_bands }: { currency: string; fee_bands: readonly FeeBand[] },
): string {
  const money = (amount: number) => sayWhole(say, amount, currency);
  return fee_bands
    .map(({ from, percentage, fee }) => {
      const least = fee === null ? "" : money(fee);
      const share = percentage === null ? least : sayPercentage(say, percentage);
      const both =
        percentage !== null && least
          ? say(agencyTermsTexts.leastOf, { percentage: share, fee: least })
          : share;
      return from === 0
        ? both
        : say(agencyTermsTexts.feeOfBand, { fee: both, salary: money(from) });
    })
    .join("; ");
}

/** "75% in month 1; 50% in month 2" */
export const sayRebates = (say: Say, rebates: readonly Rebate[]): string =>
  rebates
    .map(({ month, percentage }) =>
      say(agencyTermsTexts.rebateIn, { percentage: sayPercentage(say, percentage), month }),
    )
    .join("; ") || say(agencyTermsTexts.noRebate);

/** How many days are left of terms that end soon, or that they have ended. */
export function sayDaysLeft(say: Say, days: number): string {
  if (days < 0) return say(agencyTermsTexts.ended);
  return days === 0
    ? say(agencyTermsTexts.endsToday)
    : say(agencyTermsTexts.endsSoon, { count: days });
}

/** The fields of terms in words, to compare two versions. */
export function termsInWords(say: Say): InWords<TypedTerms> {
  const { shortDate } = datesIn(say.locale);
  const day = (iso: string | null) => (iso ? shortDate(iso) : "");
  return [
    [say(termsDialogTexts.validFrom), ({ valid_from }) => day(valid_from)],
    [say(termsDialogTexts.validUntil), ({ valid_until }) => day(valid_until)],
    [
      say(agencyTermsTexts.fee),
      ({ currency, fee_bands }) =>
        sayFees(say, {
          currency,
          fee_bands: fee_bands.map((band) => ({ ...band, from: band.from ?? 0 })),
        }),
    ],
    [
      say(agencyTermsTexts.rebate),
      ({ rebates }) =>
        sayRebates(
          say,
          rebates.map(({ month, percentage }) => ({
            month: month ?? 0,
            percentage: percentage ?? 0,
          })),
        ),
    ],
    [say(termsDialogTexts.ownership), ({ ownership_months }) => String(ownership_months ?? "")],
    [
      say(agencyTermsTexts.direct),
      ({ direct_applicants }) => say(directRuleTexts[direct_applicants]),
    ],
    [say(agencyTermsTexts.conditions), ({ conditions }) => conditions],
    [say(termsDialogTexts.warnDays), ({ warn_days }) => String(warn_days ?? "")],
  ];
}
