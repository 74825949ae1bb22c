import type { InvitedRow, RowResult } from "@ats/core/users/invitation-contract";
import { toCsv } from "@ats/core/validation/csv";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { saveFile } from "../../documents/save-file.ts";
import { belowSmall } from "../../lists/narrow-table.css.ts";
import { roleName } from "../role-name.ts";
import { usersTexts } from "../texts.ts";
import { userImportTexts } from "./texts.ts";

interface ResultTableProps {
  name: string;
  rows: readonly InvitedRow[];
  results: readonly RowResult[];
}

interface Line extends RowResult {
  row: InvitedRow | undefined;
}

const resultIn =
  (say: Say) =>
  ({ id, problem }: RowResult) =>
    problem ?? say(id === null ? userImportTexts.canInvite : userImportTexts.invited);

const nameOf = ({ row }: Line) => [row?.first_name, row?.last_name].filter(Boolean).join(" ");

function Result(line: Line) {
  const say = useTexts();
  return line.problem === null ? (
    <StatusBadge label={resultIn(say)(line)} tone="positive" />
  ) : (
    <Text size="sm" tone="critical">
      {line.problem}
    </Text>
  );
}

const columnsIn = (say: Say): TableColumn<Line>[] => [
  {
    id: "line",
    header: say(userImportTexts.line),
    width: "4rem",
    cell: ({ line }) => line,
  },
  {
    id: "name",
    header: say(usersTexts.user),
    isRowHeader: true,
    width: "14rem",
    cell: (line) => nameOf(line) || "–",
    detail: (line) => (
      <>
        {line.row?.email}
        <div className={belowSmall}>
          <Result {...line} />
        </div>
      </>
    ),
  },
  {
    id: "role",
    header: say(usersTexts.role),
    width: "9rem",
    hideBelow: "sm",
    cell: ({ row }) => roleName(say, row?.userType ?? ""),
  },
  {
    id: "result",
    header: say(userImportTexts.result),
    hideBelow: "sm",
    cell: (line) => <Result {...line} />,
  },
];

/** The result of each row, refused rows first; a CSV report has all of them. */
export function ResultTable({ name, rows, results }: ResultTableProps) {
  const say = useTexts();
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const lines: Line[] = results
    .map((result) => ({ ...result, row: byLine.get(result.line) }))
    .toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null) || a.line - b.line);
  const resultOf = resultIn(say);
  const download = () => {
    const heading = [
      say(userImportTexts.line),
      say(usersTexts.firstName),
      say(usersTexts.lastName),
      say(usersTexts.email),
      say(usersTexts.role),
      say(userImportTexts.result),
    ];
    const cells = lines
      .toSorted((a, b) => a.line - b.line)
      .map(({ row, ...line }) => [
        line.line,
        row?.first_name ?? "",
        row?.last_name ?? "",
        row?.email ?? "",
        row?.userType ?? "",
        resultOf(line),
      ]);
    saveFile(
      new Blob([toCsv([heading, ...cells])], { type: "text/csv" }),
      say(userImportTexts.reportName, { name: name.replace(/\.\w+$/, "") }),
    );
  };
  return (
    <Stack gap="sm">
      <Table
        caption={say(userImportTexts.rows)}
        columns={columnsIn(say)}
        rows={lines}
        getKey={({ line }) => String(line)}
        maxHeight="22rem"
      />
      <Inline justify="end">
        <Button size="sm" iconStart={<Download />} onPress={download}>
          {say(userImportTexts.report)}
        </Button>
      </Inline>
    </Stack>
  );
}
