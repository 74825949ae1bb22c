import type { CostRowResult, ImportedCostRow } from "@ats/core/costs/import-contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import type { CsvFile } from "../../lists/csv-import/read-csv-file.ts";
import { saveProblemRows } from "../../lists/csv-import/save-problem-rows.ts";
import { csvImportTexts } from "../../lists/csv-import/texts.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { costsTexts } from "../texts.ts";
import { costImportTexts } from "./texts.ts";

interface Line extends CostRowResult {
  row: ImportedCostRow | undefined;
}

function Result({ id, problem, waits }: Line) {
  const say = useTexts();
  if (waits)
    return (
      <StatusBadge
        label={say(id === null ? costImportTexts.needsApproval : costImportTexts.waits)}
        tone="info"
      />
    );
  return problem === null ? (
    <StatusBadge
      label={say(id === null ? costImportTexts.canAdd : costImportTexts.wasAdded)}
      tone="positive"
    />
  ) : (
    <Text size="sm" tone="critical">
      {problem}
    </Text>
  );
}

const nameOf = ({ row }: Line) =>
  [row?.supplier || row?.type, row?.invoice_number].filter(Boolean).join(", ") || "–";

const columnsIn = (say: Say): TableColumn<Line>[] => [
  { id: "line", header: say(csvImportTexts.line), width: "4rem", cell: ({ line }) => line },
  {
    id: "row",
    header: say(costImportTexts.row),
    isRowHeader: true,
    width: "13rem",
    cell: (line) =>
      line.id === null ? (
        nameOf(line)
      ) : (
        <Link href={to.costEdit({ id: line.id })}>{nameOf(line)}</Link>
      ),
    detail: (line) => (
      <div className={belowSmall}>
        <Result {...line} />
      </div>
    ),
  },
  {
    id: "net",
    header: say(costsTexts.net),
    width: "8rem",
    align: "end",
    cell: ({ row }) => [row?.net, row?.currency].filter(Boolean).join(" "),
  },
  {
    id: "result",
    header: say(costImportTexts.result),
    hideBelow: "sm",
    cell: (line) => <Result {...line} />,
  },
];

interface ResultTableProps {
  file: CsvFile;
  rows: readonly ImportedCostRow[];
  results: readonly CostRowResult[];
}

/** The result of each row, refused rows first; these can be saved, to correct and import again. */
export function ResultTable({ file, rows, results }: ResultTableProps) {
  const say = useTexts();
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const lines: Line[] = results
    .map((result) => ({ ...result, row: byLine.get(result.line) }))
    .toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null) || a.line - b.line);
  const reasons = new Map(lines.map(({ line, problem }) => [line, problem]));
  const problems = file.rows.flatMap(({ line, cells }) => {
    const message = reasons.get(line);
    return message ? [{ line, cells, message }] : [];
  });
  return (
    <Stack gap="sm">
      <Table
        caption={say(costImportTexts.rows)}
        columns={columnsIn(say)}
        rows={lines}
        getKey={({ line }) => String(line)}
        maxHeight="22rem"
      />
      {problems.length > 0 && (
        <Inline justify="end">
          <Button
            size="sm"
            iconStart={<Download />}
            onPress={() => saveProblemRows(say, file, problems)}
          >
            {say(costImportTexts.download, { count: problems.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
