import type { CopiedSetting } from "@ats/core/clients/settings-contract";
import { settings } from "@ats/core/settings/registry";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { fieldName, valueInWords } from "../../settings/settings/change-in-words.ts";
import { copyTexts } from "./copy-texts.ts";

type Change = CopiedSetting["changes"][number];

function changeInWords(say: Say, { field, before, after }: Change): string {
  const name = fieldName(field);
  const change = say(copyTexts.becomes, {
    before: valueInWords(say, before),
    after: valueInWords(say, after),
  });
  return name ? `${say(contractText(name))}: ${change}` : change;
}

const columnsIn = (say: Say): TableColumn<CopiedSetting>[] => [
  { id: "name", header: say(copyTexts.client), isRowHeader: true, cell: ({ name }) => name },
  {
    id: "setting",
    header: say(copyTexts.setting),
    cell: ({ key }) => say(contractText(settings[key].label)),
  },
  {
    id: "outcome",
    header: say(copyTexts.outcome),
    cell: ({ outcome, changes }) =>
      outcome === "changes" ? (
        <Stack gap="xs">
          {changes.map((change) => (
            <Text key={change.field}>{changeInWords(say, change)}</Text>
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{say(copyTexts[outcome])}</Text>
      ),
  },
];

/** The changes that copying would make to each client's settings. */
export function CopyEffect({ records }: { records: readonly CopiedSetting[] }) {
  const say = useTexts();
  return (
    <Table
      caption={say(copyTexts.effect)}
      rows={records}
      getKey={({ id, key }) => `${id} ${key}`}
      columns={columnsIn(say)}
    />
  );
}
