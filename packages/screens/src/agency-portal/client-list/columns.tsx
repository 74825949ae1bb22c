import type { AgencyClient } from "@ats/core/agency-portal/clients-contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Link } from "@ats/ui/Link";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { clientListTexts, clientStateTexts } from "./texts.ts";

/** The columns of an agency's clients. */
export function clientColumns(say: Say): TableColumn<AgencyClient>[] {
  const { shortDate } = datesIn(say.locale);
  const state = ({ state: id, needs_two_step }: AgencyClient) =>
    id === "ACTIVE" && needs_two_step ? (
      <StatusBadge tone="warning" label={say(clientListTexts.twoStepNeeded)} />
    ) : (
      <StatusBadge tone={id === "ACTIVE" ? "positive" : "info"} label={say(clientStateTexts[id])} />
    );
  return [
    {
      id: "name",
      header: say(clientListTexts.client),
      width: "max(11rem, 28cqi)",
      isSortable: true,
      isRowHeader: true,
      cell: ({ name }) => name,
      detail: (client) => <span className={narrowLine}>{state(client)}</span>,
    },
    {
      id: "contact",
      header: say(clientListTexts.contact),
      width: "max(11rem, 26cqi)",
      hideBelow: "md",
      cell: ({ contact }) => contact?.name,
      detail: ({ contact }) => contact?.email,
    },
    {
      id: "state",
      header: say(clientListTexts.state),
      width: "max(10rem, 16cqi)",
      hideBelow: "md",
      cell: state,
      detail: ({ expires_date_time: end }) =>
        end && say(clientListTexts.until, { date: shortDate(end) }),
    },
    {
      id: "since",
      header: say(clientListTexts.since),
      width: "7.5rem",
      hideBelow: "md",
      cell: ({ since }) => since && shortDate(since),
    },
    {
      id: "created_date_time",
      header: say(clientListTexts.invited),
      width: "7.5rem",
      isSortable: true,
      hideBelow: "lg",
      cell: ({ created_date_time }) => shortDate(created_date_time),
    },
  ];
}

/** The end of a client's row: an invitation's answer, the client's candidates, or the way to them. */
export const clientAction = (say: Say, onAnswer: ((client: AgencyClient) => void) | undefined) =>
  function ClientAction(client: AgencyClient) {
    if (client.state === "ACTIVE" && client.needs_two_step)
      return (
        <Link href={`${to.Settings()}?section=verification`}>{say(clientListTexts.turnOn)}</Link>
      );
    if (client.state === "ACTIVE")
      return (
        <Link href={to.agencyCandidate({ id: client.client_id })}>
          {say(clientListTexts.candidates)}
        </Link>
      );
    return (
      onAnswer && (
        <Button size="sm" onPress={() => onAnswer(client)}>
          {say(clientListTexts.answer)}
        </Button>
      )
    );
  };
