import { performanceTexts } from "../performance/texts.ts";
import type { AgencyLine } from "@ats/core/agencies/contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { sayDaysLeft } from "../agency-terms/terms-in-words.ts";
import { agencyTones } from "../agency-tones.ts";
import { linkTones } from "../link-tones.ts";
import { linkStateTexts, portalTexts } from "../portal-texts.ts";
import { agenciesTexts, agencyStatusTexts, agencyTierTexts } from "../texts.ts";
import { agencyListTexts } from "./texts.ts";

/** The columns of the list of agencies. */
export function agencyColumns(say: Say): TableColumn<AgencyLine>[] {
  const status = ({ status: id }: AgencyLine) => (
    <StatusBadge tone={agencyTones[id]} label={say(agencyStatusTexts[id])} />
  );
  const tier = ({ tier: id }: AgencyLine) =>
    id ? (
      say(agencyTierTexts[id])
    ) : (
      <Text size="sm" tone="muted">
        {say(agenciesTexts.notPreferred)}
      </Text>
    );
  const ending = ({ terms_days_left: days }: AgencyLine) =>
    days !== null && <StatusBadge tone="warning" label={sayDaysLeft(say, days)} />;
  return [
    {
      id: "name",
      header: say(agenciesTexts.agency),
      width: "max(11rem, 17cqi)",
      isSortable: true,
      isRowHeader: true,
      cell: ({ name }) => name,
      detail: (agency) => (
        <span className={narrowLine}>
          {status(agency)} {tier(agency)} {ending(agency)}
        </span>
      ),
    },
    {
      id: "tier",
      header: say(agenciesTexts.tier),
      width: "max(8rem, 11cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: tier,
      detail: ({ dept_tiers }) =>
        dept_tiers
          .map(({ dept, tier: id }) =>
            say(agencyListTexts.inDept, { tier: say(agencyTierTexts[id]), dept }),
          )
          .join(", "),
    },
    {
      id: "groups",
      header: say(agenciesTexts.groups),
      width: "max(9rem, 14cqi)",
      hideBelow: "lg",
      cell: ({ groups }) => groups.join(", "),
    },
    {
      id: "contact",
      header: say(agenciesTexts.contact),
      width: "max(11rem, 20cqi)",
      hideBelow: "md",
      cell: ({ contact }) => contact?.name,
      detail: ({ contact, contacts }) =>
        contact &&
        [contact.email, contacts > 1 && say(agencyListTexts.more, { count: contacts - 1 })]
          .filter(Boolean)
          .join(" "),
    },
    {
      id: "portal",
      header: say(portalTexts.title),
      width: "10rem",
      hideBelow: "lg",
      cell: ({ portal }) =>
        portal && <StatusBadge tone={linkTones[portal]} label={say(linkStateTexts[portal])} />,
    },
    {
      id: "lastYear",
      header: say(performanceTexts.lastYear),
      width: "11rem",
      isNoWrap: true,
      hideBelow: "lg",
      cell: ({ last_year: { submitted } }) =>
        submitted > 0 && say(performanceTexts.lineSubmitted, { count: submitted }),
      detail: ({ last_year: { submitted, interviewed, hired } }) =>
        submitted > 0 && say(performanceTexts.lineReached, { interviewed, hired }),
    },
    {
      id: "status",
      header: say(agenciesTexts.status),
      width: "10.5rem",
      isSortable: true,
      hideBelow: "md",
      cell: status,
      detail: ending,
    },
  ];
}
