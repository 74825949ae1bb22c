import { type Connection, listConnections } from "@ats/core/connections/contract";
import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { Said } from "../app/Said.tsx";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { belowSmall, onlyNarrow } from "../lists/narrow-table.css.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { connectionTexts, googleMeetTexts } from "./texts.ts";

/** Lists the systems outside that are connected to the company. */
export default function ConnectionsSection() {
  const say = useTexts();
  const query = useEndpoint(listConnections, {});
  return (
    <SectionState query={query} title={say(connectionTexts.notLoaded)}>
      {({ records }) => (
        <Card title={say(connectionTexts.title)}>
          <Stack>
            <Text as="p" tone="muted">
              {say(connectionTexts.hint)}
            </Text>
            <Table
              caption={say(connectionTexts.title)}
              columns={columnsIn(say)}
              rows={records}
              getKey={({ id }) => id}
            />
          </Stack>
        </Card>
      )}
    </SectionState>
  );
}

const stateOf = (say: Say, { is_on }: Connection) => (
  <StatusBadge
    tone={is_on ? "positive" : "neutral"}
    label={say(connectionTexts[is_on ? "on" : "off"])}
  />
);

const setUpOf = ({ set_up_by, created_date_time }: Connection) =>
  set_up_by &&
  created_date_time && (
    <Said
      text={googleMeetTexts.byAndWhen}
      values={{ name: set_up_by, when: <RelativeTime iso={created_date_time} /> }}
    />
  );

const tellsUse = (kind: Connection["kind"]) => kind === "apiToken" || kind === "provisioning";

/** The last use with its label, where it has no column of its own. */
const lastUse = (say: Say, { kind, last_used_date_time }: Connection) =>
  last_used_date_time ? (
    <Said
      text={connectionTexts.used}
      values={{ when: <RelativeTime iso={last_used_date_time} /> }}
    />
  ) : (
    tellsUse(kind) && say(connectionTexts.neverUsed)
  );

const columnsIn = (say: Say): TableColumn<Connection>[] => [
  {
    id: "system",
    header: say(connectionTexts.system),
    isRowHeader: true,
    cell: ({ kind }) => say(connectionTexts[kind]),
    detail: (connection) => (
      <>
        {connection.section ? connection.name : say(connectionTexts.operator)}
        <div className={belowSmall}>{stateOf(say, connection)}</div>
        <div className={onlyNarrow}>{setUpOf(connection)}</div>
        <div className={belowSmall}>{lastUse(say, connection)}</div>
      </>
    ),
  },
  {
    id: "state",
    header: say(connectionTexts.state),
    hideBelow: "sm",
    cell: (connection) => stateOf(say, connection),
  },
  {
    id: "setUp",
    header: say(connectionTexts.setUp),
    hideBelow: "md",
    cell: ({ set_up_by }) => set_up_by,
    detail: ({ created_date_time }) =>
      created_date_time && <RelativeTime iso={created_date_time} />,
  },
  {
    id: "lastUsed",
    header: say(connectionTexts.lastUsed),
    hideBelow: "sm",
    cell: ({ kind, last_used_date_time }) =>
      last_used_date_time ? (
        <RelativeTime iso={last_used_date_time} />
      ) : (
        tellsUse(kind) && say(connectionTexts.never)
      ),
  },
  {
    id: "change",
    header: say(connectionTexts.change),
    cell: ({ kind, name, section }) =>
      section && (
        <Link
          href={`${to.Settings()}?section=${section}`}
          aria-label={say(connectionTexts.changeNamed, {
            name: [say(connectionTexts[kind]), name].filter(Boolean).join(", "),
          })}
        >
          {say(connectionTexts.change)}
        </Link>
      ),
  },
];
