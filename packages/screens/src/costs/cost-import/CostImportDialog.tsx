import {
  costDayColumns,
  type CostMapping,
  costMappingOf,
  costRowOf,
  missingCostColumns,
} from "@ats/core/costs/cost-columns";
import { getCostChoices } from "@ats/core/costs/contract";
import {
  type CostRowResult,
  importCosts,
  type ImportedCostRow,
  importedCostsMaxBytes,
  mostImportedCosts,
} from "@ats/core/costs/import-contract";
import { type DateOrder, dateOrderIn, shownOrder } from "@ats/core/lists/cell-date";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField, sizeOf } from "@ats/ui/FileField";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { DateOrderChoice } from "../../lists/csv-import/DateOrderChoice.tsx";
import { type CsvFile, readCsvFile } from "../../lists/csv-import/read-csv-file.ts";
import { useRefreshCosts } from "../useRefreshCosts.ts";
import { CostColumns } from "./CostColumns.tsx";
import { ResultTable } from "./ResultTable.tsx";
import { costImportTexts } from "./texts.ts";

type Step =
  | { at: "file" }
  | { at: "columns"; file: CsvFile }
  | { at: "checked" | "done"; file: CsvFile; rows: ImportedCostRow[]; results: CostRowResult[] };

/** Imports costs from a CSV file: maps its columns, checks every row, then adds those that can be. */
export default function CostImportDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshCosts();
  const intentOf = useIntents();
  const choices = useEndpoint(getCostChoices, {});
  const [step, setStep] = useState<Step>({ at: "file" });
  const [mapping, setMapping] = useState<CostMapping>([]);
  const [type, setType] = useState("");
  const [dateOrder, setDateOrder] = useState<DateOrder>();
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
      if (count === 0) return setError(say(costImportTexts.noRows));
      if (count > mostImportedCosts)
        return setError(say(costImportTexts.tooMany, { count, most: mostImportedCosts }));
      setMapping(costMappingOf(file.headings));
      setDateOrder(undefined);
      setStep({ at: "columns", file });
    });

  const dates =
    step.at === "columns" ? datesOf(step.file, mapping) : { cells: [], asks_date_order: false };

  const send = (file: CsvFile, rows: ImportedCostRow[], check: boolean) => {
    const name = file.name.slice(0, 200);
    const body = { name, rows, type, check, ...(dateOrder && { date_order: dateOrder }) };
    const idempotencyKey = check ? crypto.randomUUID() : intentOf(body);
    return client.call(importCosts, { body, idempotencyKey });
  };

  const check = (file: CsvFile) =>
    attempt(async () => {
      const rows = file.rows.map((row) => costRowOf(row, mapping));
      setStep({ at: "checked", file, rows, ...(await send(file, rows, true)) });
    });

  const add = (file: CsvFile, rows: ImportedCostRow[]) =>
    attempt(async () => {
      setStep({ at: "done", file, rows, ...(await send(file, rows, false)) });
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
      title={say(costImportTexts.title)}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(step.at === "done" ? words.close : words.cancel)}</Button>
          {(step.at === "columns" || step.at === "done") && (
            <Button isDisabled={isBusy} onPress={() => setStep({ at: "file" })}>
              {say(costImportTexts.anotherFile)}
            </Button>
          )}
          {step.at === "columns" && (
            <Button
              variant="primary"
              isPending={isBusy}
              isDisabled={
                missingCostColumns(mapping).length > 0 || (dates.asks_date_order && !dateOrder)
              }
              onPress={() => void check(step.file)}
            >
              {say(costImportTexts.check, { count: step.file.rows.length })}
            </Button>
          )}
          {step.at === "checked" && (
            <>
              <Button
                isDisabled={isBusy}
                onPress={() => setStep({ at: "columns", file: step.file })}
              >
                {say(costImportTexts.backToColumns)}
              </Button>
              <Button
                variant="primary"
                isPending={isBusy}
                isDisabled={fine === 0}
                onPress={() => void add(step.file, step.rows)}
              >
                {say(costImportTexts.add, { count: fine })}
              </Button>
            </>
          )}
        </Inline>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error}</Banner>}
        {step.at === "file" &&
          (isBusy ? (
            <ProgressBar label={say(costImportTexts.reading)} isIndeterminate />
          ) : (
            <FileField
              label={say(costImportTexts.file)}
              description={say(costImportTexts.fileHint, {
                most: mostImportedCosts,
                size: sizeOf(importedCostsMaxBytes, say.locale),
              })}
              accept={[".csv", ".txt"]}
              maxSize={importedCostsMaxBytes}
              files={[]}
              onChange={([file]) => file && void take(file)}
              onRefuse={() => setError(undefined)}
            />
          ))}
        {step.at === "columns" &&
          (isBusy ? (
            <ProgressBar label={say(costImportTexts.checking)} isIndeterminate />
          ) : (
            <>
              <CostColumns
                file={step.file}
                mapping={mapping}
                choices={choices.data}
                type={type}
                onChange={setMapping}
                onTypeChange={setType}
              />
              {dates.asks_date_order && (
                <DateOrderChoice
                  dates={dates.cells}
                  value={dateOrder ?? null}
                  onChange={setDateOrder}
                />
              )}
            </>
          ))}
        {step.at === "checked" && isBusy && (
          <ProgressBar label={say(costImportTexts.adding)} isIndeterminate />
        )}
        {step.at === "checked" && !isBusy && (
          <Text as="p">
            {fine === 0
              ? say(costImportTexts.noneReady, { total: refused })
              : say(costImportTexts.ready, { count: fine })}{" "}
            {fine > 0 && refused > 0 && say(costImportTexts.refused, { count: refused })}
          </Text>
        )}
        {step.at === "done" && (
          <Banner
            tone={refused === 0 ? "positive" : "warning"}
            title={say(costImportTexts.added, { count: fine })}
          >
            {refused === 0
              ? say(costImportTexts.allAdded)
              : say(costImportTexts.notAdded, { count: refused })}
          </Banner>
        )}
        {isLast && <ResultTable file={step.file} rows={step.rows} results={step.results} />}
      </Stack>
    </Dialog>
  );
}

/** The days of a file by its columns, and whether their order must be asked. */
function datesOf(file: CsvFile, mapping: CostMapping) {
  const columns = costDayColumns.map((column) => mapping.indexOf(column));
  const cells = file.rows.flatMap((row) => columns.flatMap((index) => row.cells[index] ?? []));
  const { asks_date_order } = dateOrderIn(new Set(cells.flatMap((each) => shownOrder(each) ?? [])));
  return { cells, asks_date_order };
}
