import { type CandidateImport, nameInRow } from "@ats/core/candidates/candidate-import";
import type { RowProblem, RowUpdate } from "@ats/core/candidates/import-contract";
import { Stack } from "@ats/ui/Stack";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Tabs } from "@ats/ui/Tabs";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { csvImportTexts } from "../../lists/csv-import/texts.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { Changes } from "../../record/Changes.tsx";
import { sayPeople } from "../talent-pools/queries.ts";
import { fieldLabels } from "../typed-candidate.ts";
import { ProblemList } from "./ProblemList.tsx";
import { candidateImportTexts } from "./texts.ts";

interface CheckedRowsProps {
  of: CandidateImport;
  /** Number of rows that become new candidates. */
  ready: number;
  problems: RowProblem[];
  updates: RowUpdate[];
}

/** Sums a check up, with the rows that have errors and those that change a known candidate. */
export function CheckedRows({ of, ready, problems, updates }: CheckedRowsProps) {
  const say = useTexts();
  const { total } = of;
  const errors = problems.length > 0 && <ProblemList of={of} problems={problems} />;
  return (
    <Stack gap="md">
      <Text as="p">
        {ready + updates.length === 0 && say(candidateImportTexts.noneReady, { total })}
        {ready > 0 && say(candidateImportTexts.ready, { candidates: sayPeople(say, ready) })}{" "}
        {updates.length > 0 &&
          say(candidateImportTexts.readyToUpdate, {
            candidates: sayPeople(say, updates.length),
          })}{" "}
        {ready + updates.length > 0 &&
          problems.length > 0 &&
          say(candidateImportTexts.someRefused, { some: problems.length, total })}
      </Text>
      {updates.length === 0 ? (
        errors
      ) : (
        <Tabs
          label={say(candidateImportTexts.rows)}
          items={[
            {
              id: "updates",
              label: say(candidateImportTexts.rowsThatUpdate),
              count: updates.length,
              content: <UpdateList of={of} updates={updates} />,
            },
            ...(errors
              ? [
                  {
                    id: "problems",
                    label: say(candidateImportTexts.rowsWithErrors),
                    count: problems.length,
                    content: errors,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Stack>
  );
}

const shown = 200;

const columnsIn = (say: Say, { mapping }: CandidateImport): TableColumn<RowUpdate>[] => [
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
    cell: ({ cells }) => nameInRow(mapping, cells),
    detail: (row) => (
      <>
        {row.candidate_number}
        <div className={belowSmall}>
          <RowChanges {...row} />
        </div>
      </>
    ),
  },
  {
    id: "changes",
    header: say(candidateImportTexts.changes),
    hideBelow: "sm",
    cell: (row) => <RowChanges {...row} />,
  },
];

function RowChanges({ changes }: RowUpdate) {
  const say = useTexts();
  if (changes.length === 0) return say(candidateImportTexts.noChanges);
  return <Changes changes={changes} labels={fieldLabels} />;
}

function UpdateList({ of, updates }: { of: CandidateImport; updates: RowUpdate[] }) {
  const say = useTexts();
  return (
    <Stack gap="sm">
      <Table
        caption={say(candidateImportTexts.rowsThatUpdate)}
        columns={columnsIn(say, of)}
        rows={updates.slice(0, shown)}
        getKey={({ line }) => String(line)}
        maxHeight="20rem"
      />
      {updates.length > shown && (
        <Text size="sm" tone="muted">
          {say(candidateImportTexts.firstShown, { shown })}
        </Text>
      )}
    </Stack>
  );
}
