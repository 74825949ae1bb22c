import { type ExistingChoice, missingFields } from "@ats/core/candidates/candidate-import";
import { fieldOfColumn } from "@ats/core/candidates/own-columns";
import { listCustomFields } from "@ats/core/custom-fields/contract";
import type { DateOrder } from "@ats/core/lists/cell-date";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayPeople } from "../talent-pools/queries.ts";
import { DateOrderChoice } from "../../lists/csv-import/DateOrderChoice.tsx";
import { CandidateColumns } from "./CandidateColumns.tsx";
import { CheckedRows } from "./CheckedRows.tsx";
import { EncodingChoice } from "./EncodingChoice.tsx";
import { type ImportProgress, progressKey } from "./import-progress.ts";
import { candidateImportTexts } from "./texts.ts";
import { UnfinishedImports } from "./UnfinishedImports.tsx";
import { useImport } from "./useImport.ts";

/** Imports candidates from a CSV file: maps columns, checks every row, then adds all at once. */
export default function ImportDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const {
    step,
    error,
    isBusy,
    take,
    readAs,
    refuse,
    goOn,
    check,
    finish,
    goBack,
    startAgain,
    cancel,
  } = useImport();
  const [mapping, setMapping] = useState<(typeof step & { at: "columns" })["taken"]["mapping"]>();
  const [existing, setExisting] = useState<ExistingChoice>();
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  const { data } = useEndpoint(listCustomFields, {});
  const own =
    data?.records.filter(({ record, is_archived }) => record === "candidates" && !is_archived) ??
    [];
  const close = () => {
    cancel();
    onClose();
  };

  const contents: Record<typeof step.at, () => { body: ReactNode; action?: ReactNode }> = {
    file: () => ({
      body: isBusy ? (
        <ProgressBar label={say(candidateImportTexts.reading)} isIndeterminate />
      ) : (
        <Stack gap="lg">
          <UnfinishedImports onGoOn={goOn} />
          <FileField
            label={say(candidateImportTexts.file)}
            description={say(candidateImportTexts.fileHint)}
            accept={[".csv", ".txt"]}
            files={[]}
            onChange={([file]) => {
              setMapping(undefined);
              setExisting(undefined);
              setDateOrder(undefined);
              if (file) void take(file);
            }}
            onRefuse={refuse}
          />
        </Stack>
      ),
    }),
    columns: () => {
      if (step.at !== "columns") return { body: null };
      const chosen = mapping ?? step.taken.mapping;
      const chosenExisting = existing ?? step.taken.existing;
      const { taken } = step;
      const { encoding } = taken;
      const chosenOrder = dateOrder ?? taken.date_order;
      const dates = chosen.flatMap((column, index) =>
        column === "retention_date" || fieldOfColumn(column, own)?.kind === "date" ? [index] : [],
      );
      const asksOrder = taken.asks_date_order && dates.length > 0;
      return {
        body: (
          <Stack gap="lg">
            {encoding && (
              <EncodingChoice
                value={encoding}
                isBusy={isBusy}
                onChange={(other) => {
                  setMapping(undefined);
                  void readAs(taken, other);
                }}
              />
            )}
            <CandidateColumns taken={taken} mapping={chosen} own={own} onChange={setMapping} />
            {asksOrder && (
              <DateOrderChoice
                dates={taken.sample.flatMap((row) => dates.map((column) => row[column] ?? ""))}
                value={chosenOrder}
                onChange={setDateOrder}
              />
            )}
            <RadioGroup<ExistingChoice>
              label={say(candidateImportTexts.existing)}
              value={chosenExisting}
              onChange={setExisting}
              options={[
                { id: "skip", label: say(candidateImportTexts.skipExisting) },
                {
                  id: "update",
                  label: say(candidateImportTexts.updateExisting),
                  description: say(candidateImportTexts.updateHint),
                },
              ]}
            />
          </Stack>
        ),
        action: (
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={missingFields(chosen).length > 0 || (asksOrder && !chosenOrder)}
            onPress={() =>
              void check(taken, {
                mapping: chosen,
                existing: chosenExisting,
                date_order: chosenOrder,
              })
            }
          >
            {say(candidateImportTexts.check, { count: taken.total })}
          </Button>
        ),
      };
    },
    checking: () => ({
      body: step.at === "checking" && (
        <ProgressBar
          label={say(candidateImportTexts.checking)}
          value={step.checked}
          max={step.taken.total}
          valueLabel={say(candidateImportTexts.progress, {
            checked: step.checked,
            total: step.taken.total,
          })}
          description={say(candidateImportTexts.checkingHint)}
        />
      ),
    }),
    checked: () => {
      if (step.at !== "checked") return { body: null };
      const { taken, problems, updates } = step;
      const changed = updates.filter(({ changes }) => changes.length > 0);
      const ready = taken.total - problems.length - updates.length;
      const label = [
        ready > 0 && say(candidateImportTexts.add, { candidates: sayPeople(say, ready) }),
        changed.length > 0 &&
          say(candidateImportTexts.update, { candidates: sayPeople(say, changed.length) }),
      ].filter(Boolean);
      return {
        body: <CheckedRows of={taken} ready={ready} problems={problems} updates={updates} />,
        action: (
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={label.length === 0}
            onPress={() => void finish(taken, { problems, updates })}
          >
            {label.join(say(candidateImportTexts.and)) ||
              say(candidateImportTexts.add, { candidates: sayPeople(say, 0) })}
          </Button>
        ),
      };
    },
    adding: () => ({ body: step.at === "adding" && <Adding id={step.taken.id} /> }),
    done: () => ({
      body: step.at === "done" && (
        <Banner
          tone="positive"
          title={say(candidateImportTexts.added, { candidates: sayPeople(say, step.added) })}
        >
          {step.updated > 0 &&
            say(candidateImportTexts.updated, { candidates: sayPeople(say, step.updated) })}{" "}
          {step.skipped === 0
            ? say(candidateImportTexts.allAdded)
            : say(candidateImportTexts.skipped, {
                count: step.skipped,
              })}
        </Banner>
      ),
    }),
  };
  const { body, action } = contents[step.at]();
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      size="lg"
      title={say(candidateImportTexts.title)}
      footer={
        <Inline justify="end">
          <Button onPress={close}>
            {step.at === "done" ? say(words.close) : say(words.cancel)}
          </Button>
          {step.at === "columns" && (
            <Button isDisabled={isBusy} onPress={() => startAgain(step.taken)}>
              {say(candidateImportTexts.anotherFile)}
            </Button>
          )}
          {step.at === "checked" && (
            <Button isDisabled={isBusy} onPress={() => goBack(step.taken)}>
              {say(candidateImportTexts.backToColumns)}
            </Button>
          )}
          {action}
        </Inline>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="critical">{error}</Banner>}
        {body}
      </Stack>
    </Dialog>
  );
}

function Adding({ id }: { id: number }) {
  const say = useTexts();
  const { data: progress } = useQuery<ImportProgress>({
    queryKey: progressKey(id),
    queryFn: skipToken,
  });
  return (
    <ProgressBar
      label={say(candidateImportTexts.adding)}
      {...(progress
        ? {
            value: progress.added,
            max: progress.total,
            valueLabel: say(candidateImportTexts.addingProgress, {
              added: progress.added,
              total: progress.total,
            }),
          }
        : { isIndeterminate: true })}
      description={say(candidateImportTexts.addingHint)}
    />
  );
}
