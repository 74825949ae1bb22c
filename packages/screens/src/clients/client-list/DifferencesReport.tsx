import { type ClientDifference, listClientDifferences } from "@ats/core/clients/settings-contract";
import { to } from "@ats/core/navigation/routes";
import { settings } from "@ats/core/settings/registry";
import { EmptyState } from "@ats/ui/EmptyState";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Scale } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { contractText } from "../../languages/contract-text.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { fieldName, valueInWords } from "../../settings/settings/change-in-words.ts";
import { clientListTexts } from "./texts.ts";

const inWords = (say: Say, { field, client }: ClientDifference["fields"][number]) => {
  const name = fieldName(field);
  const value = valueInWords(say, client);
  return name ? `${say(contractText(name))}: ${value}` : value;
};

const columnsIn = (
  say: Say,
  parent: string,
  day: (iso: string) => string,
): TableColumn<ClientDifference>[] => [
  {
    id: "name",
    header: say(clientListTexts.name),
    isRowHeader: true,
    cell: ({ id, name }) => <Link href={to.clientEdit({ id })}>{name}</Link>,
  },
  {
    id: "setting",
    header: say(clientListTexts.setting),
    cell: ({ key }) => say(contractText(settings[key].label)),
  },
  {
    id: "own",
    header: say(clientListTexts.own),
    cell: ({ fields }) => (
      <Stack gap="xs">
        {fields.map((each) => (
          <Text key={each.field}>{inWords(say, each)}</Text>
        ))}
      </Stack>
    ),
  },
  {
    id: "parent",
    header: parent,
    hideBelow: "sm",
    cell: ({ fields }) => (
      <Stack gap="xs">
        {fields.map((each) => (
          <Text key={each.field}>{valueInWords(say, each.parent)}</Text>
        ))}
      </Stack>
    ),
  },
  {
    id: "saved",
    header: say(clientListTexts.savedBy),
    hideBelow: "md",
    cell: ({ own }) => own.name,
    detail: ({ own }) => day(own.date_time),
  },
];

/** Lists in which settings the clients differ from their parent, and in what. */
export default function DifferencesReport({ parent }: { parent: string }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { data, error, isFetching, refetch } = useEndpoint(listClientDifferences, {});
  if (error && !data)
    return (
      <ListFailed
        what={say(clientListTexts.differencesNotLoaded)}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Table
      caption={say(clientListTexts.differencesCaption, { parent })}
      rows={data?.records ?? []}
      isLoading={!data}
      getKey={({ id, key }) => `${id} ${key}`}
      empty={
        <EmptyState
          level={2}
          icon={<Scale />}
          title={say(clientListTexts.noDifferences, { parent })}
          description={say(clientListTexts.noDifferencesHint)}
        />
      }
      columns={columnsIn(say, parent, shortDate)}
    />
  );
}
