import type { FieldDifference } from "@ats/core/settings/inheritance";
import { Button } from "@ats/ui/Button";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { fieldName, valueInWords } from "../../settings/settings/change-in-words.ts";
import { clientEditTexts } from "./texts.ts";

interface DifferencesTableProps {
  /** Name of the setting. */
  setting: string;
  parent: string;
  client: string;
  differences: FieldDifference[];
  isDisabled: boolean;
  /** The client takes the parent's value of a field. */
  onTake(field: string): void;
}

function columnsIn(
  say: Say,
  { parent, client, isDisabled, onTake }: DifferencesTableProps,
): TableColumn<FieldDifference>[] {
  const nameOf = (field: string) => {
    const name = fieldName(field);
    return name ? say(contractText(name)) : say(clientEditTexts.value);
  };
  const values = [
    {
      id: "before",
      header: say(clientEditTexts.before, { parent }),
      cell: ({ before }: FieldDifference) => valueInWords(say, before),
    },
    {
      id: "parent",
      header: say(clientEditTexts.now, { parent }),
      cell: (row: FieldDifference) => valueInWords(say, row.parent),
    },
    {
      id: "client",
      header: client,
      cell: (row: FieldDifference) => valueInWords(say, row.client),
    },
  ];
  return [
    {
      id: "field",
      header: say(clientEditTexts.field),
      isRowHeader: true,
      cell: ({ field }) => nameOf(field),
      detail: (row) => (
        <div className={belowSmall}>
          {values.map(({ id, header, cell }) => (
            <div key={id}>{say(clientEditTexts.valueAt, { name: header, value: cell(row) })}</div>
          ))}
        </div>
      ),
    },
    ...values.map((column): TableColumn<FieldDifference> => ({ ...column, hideBelow: "sm" })),
    {
      id: "take",
      header: say(clientEditTexts.take, { parent }),
      isHeaderHidden: true,
      align: "end",
      cell: ({ field }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={say(clientEditTexts.takeOf, { parent, field: nameOf(field) })}
          isDisabled={isDisabled}
          onPress={() => onTake(field)}
        >
          {say(clientEditTexts.take, { parent })}
        </Button>
      ),
    },
  ];
}

/** Shows the parent's value before and now beside the client's, field by field. */
export function DifferencesTable(props: DifferencesTableProps) {
  const { setting, differences } = props;
  const say = useTexts();
  return (
    <Table
      caption={say(clientEditTexts.differencesOf, { setting })}
      rows={differences}
      getKey={({ field }) => field}
      columns={columnsIn(say, props)}
    />
  );
}
