import { type Client, concernDays } from "@ats/core/clients/contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { clientListTexts } from "./texts.ts";

export interface Switching {
  /** The company that the user works in. */
  current: number;
  /** The client to which the user is being switched. */
  to: Pick<Client, "id"> | undefined;
  begin(client: Client): void;
  /** True in the parent company, where a client's settings can be seen. */
  mayOpen: boolean;
}

export function Health({ concerns, say }: Pick<Client, "concerns"> & { say: Say }) {
  if (concerns.length === 0)
    return <StatusBadge tone="positive" label={say(clientListTexts.healthy)} />;
  return (
    <Inline gap="xs">
      {concerns.map((concern) => (
        <StatusBadge
          key={concern}
          tone={concern === "disabled" ? "neutral" : "warning"}
          label={say(clientListTexts[concern], { days: concernDays.unused })}
        />
      ))}
    </Inline>
  );
}

function Switch({ client, switching, say }: { client: Client; switching: Switching; say: Say }) {
  if (client.id === switching.current) return say(clientListTexts.here);
  if (!client.may_switch) return null;
  return (
    <Button
      size="sm"
      aria-label={say(clientListTexts.workIn, { client: client.name })}
      isPending={switching.to?.id === client.id}
      isDisabled={switching.to !== undefined && switching.to.id !== client.id}
      onPress={() => switching.begin(client)}
    >
      {say(clientListTexts.work)}
    </Button>
  );
}

/** Leaves out what the user may not see, and switching for who may work in none. */
export function columns(
  say: Say,
  clients: readonly Client[],
  switching: Switching,
): TableColumn<Client>[] {
  const { relativeDay } = datesIn(say.locale);
  const lastUsed = ({ last_used }: Client) =>
    last_used ? relativeDay(last_used) : say(clientListTexts.never);
  const number = (
    id: "live_jobs" | "open_applications" | "open_approvals" | "users",
    header: string,
  ): TableColumn<Client>[] =>
    clients.some((client) => client[id] === null)
      ? []
      : [{ id, header, align: "end", hideBelow: "sm", cell: (client) => client[id] }];
  const canSwitch = clients.some(({ id, may_switch }) => may_switch || id === switching.current);
  return [
    {
      id: "name",
      header: say(clientListTexts.name),
      isRowHeader: true,
      cell: ({ id, name }) =>
        switching.mayOpen ? <Link href={to.clientEdit({ id })}>{name}</Link> : name,
      detail: ({ concerns }) => (
        <span className={narrowLine}>
          <Health {...{ concerns, say }} />
        </span>
      ),
    },
    ...number("live_jobs", say(clientListTexts.liveJobs)),
    ...number("open_applications", say(clientListTexts.applications)),
    ...number("open_approvals", say(clientListTexts.approvals)),
    ...number("users", say(clientListTexts.users)),
    {
      id: "last_used",
      header: say(clientListTexts.lastUsed),
      hideBelow: "md",
      isNoWrap: true,
      cell: lastUsed,
    },
    ...(switching.mayOpen
      ? [
          {
            id: "differing",
            header: say(clientListTexts.own),
            hideBelow: "lg" as const,
            cell: ({ differing }: Client) =>
              differing > 0 ? say(clientListTexts.differ, { count: differing }) : null,
          },
        ]
      : []),
    {
      id: "health",
      header: say(clientListTexts.health),
      hideBelow: "md",
      cell: ({ concerns }) => <Health {...{ concerns, say }} />,
    },
    ...(canSwitch
      ? [
          {
            id: "switch",
            header: say(clientListTexts.actions),
            isHeaderHidden: true,
            align: "end" as const,
            cell: (client: Client) => <Switch {...{ client, switching, say }} />,
          },
        ]
      : []),
  ];
}
