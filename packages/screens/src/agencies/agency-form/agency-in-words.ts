import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import type { InWords } from "../../drafts/differences.ts";
import { agenciesTexts, agencyStatusTexts, agencyTierTexts } from "../texts.ts";
import { agencyFormTexts } from "./texts.ts";
import type { TypedAgency } from "./typed-agency.ts";

/** "Leeds, 4 Mill Lane; York" */
const lines = (all: readonly (readonly string[])[]) =>
  all.map((parts) => parts.filter(Boolean).join(", ")).join("; ");

/** The fields of an agency in words, to compare two versions. */
export function agencyInWords(say: Say): InWords<TypedAgency> {
  const { shortDate } = datesIn(say.locale);
  const day = (iso: string | null) => (iso ? shortDate(iso) : "");
  return [
    [say(agencyFormTexts.name), ({ name }) => name],
    [say(agenciesTexts.status), ({ status }) => say(agencyStatusTexts[status])],
    [say(agencyFormTexts.telephone), ({ telephone }) => telephone],
    [say(agencyFormTexts.website), ({ website }) => website],
    [say(agencyFormTexts.companyNumber), ({ company_number }) => company_number],
    [say(agencyFormTexts.address), ({ address }) => address],
    [
      say(agencyFormTexts.companyTier),
      ({ tier }) => say(tier ? agencyTierTexts[tier] : agenciesTexts.notPreferred),
    ],
    [
      say(agencyFormTexts.preferred),
      ({ dept_tiers }) => lines(dept_tiers.map(({ dept, tier }) => [dept, String(tier)])),
    ],
    [say(agenciesTexts.groups), ({ groups }) => groups.join(", ")],
    [
      say(agencyFormTexts.branches),
      ({ branches }) =>
        lines(branches.map(({ name, address, telephone }) => [name, address, telephone])),
    ],
    [
      say(agencyFormTexts.contacts),
      ({ contacts }) =>
        lines(
          contacts.map(({ name, job_title, email, telephone, branch }) => [
            name,
            job_title,
            email,
            telephone,
            branch,
          ]),
        ),
    ],
    [say(agencyFormTexts.offLimits), ({ off_limits }) => off_limits],
    [say(agencyFormTexts.offLimitsDate), ({ off_limits_date }) => day(off_limits_date)],
    [say(agencyFormTexts.conductDate), ({ conduct_date }) => day(conduct_date)],
    [say(agencyFormTexts.note), ({ note }) => note],
  ];
}
