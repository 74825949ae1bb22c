import type { AgencyTerms } from "@ats/core/agencies/terms-contract";
import type { Say } from "@ats/ui/texts";
import { sayFees, sayRebates } from "./terms-in-words.ts";
import { agencyTermsTexts, directRuleTexts } from "./texts.ts";

type Facts = Pick<
  AgencyTerms,
  "currency" | "fee_bands" | "rebates" | "ownership_months" | "direct_applicants" | "conditions"
>;

/** What terms say, as terms and descriptions. */
export const termsFacts = (say: Say, terms: Facts) => [
  { term: say(agencyTermsTexts.fee), description: sayFees(say, terms) },
  { term: say(agencyTermsTexts.rebate), description: sayRebates(say, terms.rebates) },
  {
    term: say(agencyTermsTexts.ownership),
    description: say(agencyTermsTexts.months, { count: terms.ownership_months }),
  },
  {
    term: say(agencyTermsTexts.direct),
    description: say(directRuleTexts[terms.direct_applicants]),
  },
  ...(terms.conditions
    ? [{ term: say(agencyTermsTexts.conditions), description: terms.conditions }]
    : []),
];
