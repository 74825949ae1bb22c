import {
  type InvitedRow,
  inviteUsers,
  mostInvitedAtOnce,
  type RowResult,
} from "@ats/core/users/invitation-contract";
import {
  missingColumns,
  rowOf,
  type UserMapping,
  userMappingOf,
} from "@ats/core/users/user-columns";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useIntents } from "../../app/useIntents.ts";
import { type CsvFile, readCsvFile } from "../../lists/csv-import/read-csv-file.ts";
import { useRefreshUsers } from "../useRefreshUsers.ts";
import { useRoles } from "../useRoles.ts";
import { ResultTable } from "./ResultTable.tsx";
import { userImportTexts } from "./texts.ts";
import { UserColumns } from "./UserColumns.tsx";

type Step =
  | { at: "file" }
  | { at: "columns"; file: CsvFile }
  | { at: "checked" | "done"; file: CsvFile; rows: InvitedRow[]; results: RowResult[] };

/** Invites the users of a CSV file: maps its columns, checks every row, then sends the invitations. */
export default function UserImportDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const intentOf = useIntents();
  const roles = useRoles().toGive.map(({ name }) => name);
  const [step, setStep] = useState<Step>({ at: "file" });
  const [mapping, setMapping] = useState<UserMapping>([]);
  const [chosenRole, setRole] = useState<string>();
  const role = chosenRole ?? roles.find((each) => each === "Hiring manager user") ?? roles[0] ?? "";
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };

  const take = (chosen: File) =>
    attempt(async () => {
      const file = await readCsvFile(chosen);
      const { length: count } = file.rows;
      if (count === 0) return setError(say(userImportTexts.noRows));
      if (count > mostInvitedAtOnce)
        return setError(say(userImportTexts.tooMany, { count, most: mostInvitedAtOnce }));
      setMapping(userMappingOf(file.headings));
      setStep({ at: "columns", file });
    });

  const check = (file: CsvFile) =>
    attempt(async () => {
      const rows = file.rows.map((row) => rowOf(row, mapping, role));
      const body = { rows, check: true };
      const { results } = await client.call(inviteUsers, {
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      setStep({ at: "checked", file, rows, results });
    });

  const send = (file: CsvFile, all: InvitedRow[], checked: RowResult[]) =>
    attempt(async () => {
      const refused = checked.filter(({ problem }) => problem !== null);
      const lines = new Set(refused.map(({ line }) => line));
      const rows = all.filter(({ line }) => !lines.has(line));
      const body = { rows, check: false };
      const { results } = await client.call(inviteUsers, { body, idempotencyKey: intentOf(body) });
      setStep({ at: "done", file, rows: all, results: [...results, ...refused] });
      await refresh();
    });

  const isLast = step.at === "checked" || step.at === "done";
  const fine = isLast ? step.results.filter(({ problem }) => problem === null).length : 0;
  const refused = isLast ? step.results.length - fine : 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="lg"
      title={say(userImportTexts.title)}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(step.at === "done" ? words.close : words.cancel)}</Button>
          {step.at === "columns" && (
            <>
              <Button isDisabled={isBusy} onPress={() => setStep({ at: "file" })}>
                {say(userImportTexts.anotherFile)}
              </Button>
              <Button
                variant="primary"
                isPending={isBusy}
                isDisabled={missingColumns(mapping).length > 0}
                onPress={() => void check(step.file)}
              >
                {say(userImportTexts.check, { count: step.file.rows.length })}
              </Button>
            </>
          )}
          {step.at === "checked" && (
            <>
              <Button
                isDisabled={isBusy}
                onPress={() => setStep({ at: "columns", file: step.file })}
              >
                {say(userImportTexts.backToColumns)}
              </Button>
              <Button
                variant="primary"
                isPending={isBusy}
                isDisabled={fine === 0}
                onPress={() => void send(step.file, step.rows, step.results)}
              >
                {say(userImportTexts.send, { count: fine })}
              </Button>
            </>
          )}
        </Inline>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error}</Banner>}
        {step.at === "file" && (
          <FileField
            label={say(userImportTexts.file)}
            description={say(userImportTexts.fileHint)}
            accept={[".csv", ".txt"]}
            files={[]}
            onChange={([file]) => file && void take(file)}
            onRefuse={() => setError(undefined)}
          />
        )}
        {step.at === "columns" &&
          (isBusy ? (
            <ProgressBar label={say(userImportTexts.checking)} isIndeterminate />
          ) : (
            <UserColumns
              file={step.file}
              mapping={mapping}
              role={role}
              onChange={setMapping}
              onRoleChange={setRole}
            />
          ))}
        {step.at === "checked" && isBusy && (
          <ProgressBar label={say(userImportTexts.inviting)} isIndeterminate />
        )}
        {step.at === "checked" && !isBusy && (
          <Text as="p">
            {fine === 0
              ? say(userImportTexts.noneReady, { total: refused })
              : say(userImportTexts.ready, { count: fine })}{" "}
            {fine > 0 && refused > 0 && say(userImportTexts.refused, { count: refused })}
          </Text>
        )}
        {step.at === "done" && (
          <Banner
            tone={refused === 0 ? "positive" : "warning"}
            title={say(userImportTexts.sent, { count: fine })}
          >
            {refused === 0
              ? say(userImportTexts.allSent)
              : say(userImportTexts.notSent, { count: refused })}
          </Banner>
        )}
        {isLast && <ResultTable name={step.file.name} rows={step.rows} results={step.results} />}
      </Stack>
    </Dialog>
  );
}
