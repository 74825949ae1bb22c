import { type CandidateImport, nameInRow } from "@ats/core/candidates/candidate-import";
import type { RowProblem } from "@ats/core/candidates/import-contract";
import { toCsv } from "@ats/core/validation/csv";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { saveFile } from "../../documents/save-file.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { candidateImportTexts } from "./texts.ts";

const shown = 50;

const columnsIn = (say: Say, { mapping }: ProblemListProps["of"]): TableColumn<RowProblem>[] => [
  {
    id: "line",
    header: say(candidateImportTexts.line),
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
    header: say(candidateImportTexts.problem),
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
  const { name, headings } = of;
  const download = () => {
    const rows = problems.map(({ line, message, cells }) => [line, message, ...cells]);
    const table = toCsv([
      [say(candidateImportTexts.line), say(candidateImportTexts.problem), ...headings],
      ...rows,
    ]);
    const file = new Blob([table], { type: "text/csv" });
    saveFile(file, say(candidateImportTexts.reportName, { name: name.replace(/\.\w+$/, "") }));
  };
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
