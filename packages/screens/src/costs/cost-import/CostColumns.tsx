import {
  type CostColumn,
  costColumnLabels,
  costColumns,
  type CostMapping,
  missingCostColumns,
} from "@ats/core/costs/cost-columns";
import type { CostChoices } from "@ats/core/costs/contract";
import { Inline } from "@ats/ui/Inline";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { ColumnChoice } from "../../lists/csv-import/ColumnChoice.tsx";
import type { CsvFile } from "../../lists/csv-import/read-csv-file.ts";
import { sayType } from "../cost-words.ts";
import { costImportTexts } from "./texts.ts";

interface CostColumnsProps {
  file: CsvFile;
  mapping: CostMapping;
  choices: CostChoices | undefined;
  /** Type of rows without one; empty for none. */
  type: string;
  onChange(mapping: CostMapping): void;
  onTypeChange(type: string): void;
}

const none = "";

/** Maps the columns of a file to fields of costs, and chooses a type for rows without one. */
export function CostColumns(props: CostColumnsProps) {
  const { file, mapping, choices, type, onChange, onTypeChange } = props;
  const say = useTexts();
  const label = (column: CostColumn) => say(contractText(costColumnLabels[column]));
  return (
    <Stack gap="md">
      <ColumnChoice<CostColumn>
        headings={file.headings}
        sample={file.rows.slice(0, 3).map(({ cells }) => cells)}
        mapping={mapping}
        fields={costColumns.map((id) => ({ id, label: label(id) }))}
        missing={missingCostColumns(mapping).map(label)}
        onChange={onChange}
      />
      <Inline gap="sm">
        <Text size="sm">{say(costImportTexts.typeForAll)}</Text>
        <NativeSelect
          label={say(costImportTexts.typeForAll)}
          options={[
            { id: none, label: say(costImportTexts.noType) },
            ...(choices?.types ?? []).map((id) => ({ id, label: sayType(say, id) })),
          ]}
          value={type}
          onChange={onTypeChange}
        />
      </Inline>
      {choices && (
        <Text size="sm" tone="muted">
          {say(costImportTexts.rules, { currency: choices.currency })}
        </Text>
      )}
    </Stack>
  );
}
