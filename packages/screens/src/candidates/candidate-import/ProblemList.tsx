import { type CandidateImport, nameInRow } from "@ats/core/candidates/candidate-import";
import type { RowProblem } from "@ats/core/candidates/import-contract";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { csvImportTexts } from "../../lists/csv-import/texts.ts";
import { saveProblemRows } from "../../lists/csv-import/save-problem-rows.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { candidateImportTexts } from "./texts.ts";

const shown = 50;

const columnsIn = (say: Say, { mapping }: ProblemListProps["of"]): TableColumn<RowProblem>[] => [
  {
    id: "line",
    header: say(csvImportTexts.line),
    isRowHeader: true,
    width: "5rem",
    cell: ({ line }) => line,
  },
  {
    id: "name",
    header: say(candidateImportTexts.person),
    width: "12rem",
    cell: ({ cells }) => nameInRow(mapping, cells) || "–",
    detail: ({ message }) => <span className={belowSmall}>{message}</span>,
  },
  {
    id: "message",
    header: say(csvImportTexts.problem),
    hideBelow: "sm",
    cell: ({ message }) => message,
  },
];

interface ProblemListProps {
  of: Pick<CandidateImport, "name" | "headings" | "mapping">;
  problems: RowProblem[];
}

/** Lists the first problems; a CSV report has all of them, to correct and import again. */
export function ProblemList({ of, problems }: ProblemListProps) {
  const say = useTexts();
  const download = () => saveProblemRows(say, of, problems);
  return (
    <Stack gap="sm">
      <Table
        caption={say(candidateImportTexts.problems)}
        columns={columnsIn(say, of)}
        rows={problems.slice(0, shown)}
        getKey={({ line }) => String(line)}
        maxHeight="20rem"
      />
      <Inline justify="between">
        <Text size="sm" tone="muted">
          {problems.length > shown && say(candidateImportTexts.firstShown, { shown })}
        </Text>
        <Button size="sm" iconStart={<Download />} onPress={download}>
          {say(candidateImportTexts.downloadReport)}
        </Button>
      </Inline>
    </Stack>
  );
}
