import { requiredFields } from "@ats/core/candidates/candidate-import";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { UnfinishedImports } from "./UnfinishedImports.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { type ImportProgress, progressKey } from "./import-progress.ts";
import { useImport } from "./useImport.ts";

const number = new Intl.NumberFormat("en-GB");
const people = (count: number) =>
  `${number.format(count)} ${count === 1 ? "candidate" : "candidates"}`;

/** Imports candidates from a CSV file: maps columns, checks every row, then adds all at once. */
export default function ImportDialog({ onClose }: { onClose(): void }) {
  const { step, error, isBusy, take, refuse, goOn, check, finish, startAgain, cancel } =
    useImport();
  const [mapping, setMapping] = useState<(typeof step & { at: "columns" })["taken"]["mapping"]>();
  const close = () => {
    cancel();
    onClose();
  };

  const contents: Record<typeof step.at, () => { body: ReactNode; action?: ReactNode }> = {
    file: () => ({
      body: isBusy ? (
        <ProgressBar label="Reading the file" isIndeterminate />
      ) : (
        <Stack gap="lg">
          <UnfinishedImports onGoOn={goOn} />
          <FileField
            label="CSV file"
            description="With a line of headings, in UTF-8, 10 MB and 50,000 rows or fewer."
            accept={[".csv", ".txt"]}
            files={[]}
            onChange={([file]) => {
              setMapping(undefined);
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
      return {
        body: <ColumnChoice taken={step.taken} mapping={chosen} onChange={setMapping} />,
        action: (
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={!requiredFields.every((field) => chosen.includes(field))}
            onPress={() => void check(step.taken, chosen)}
          >
            Check {number.format(step.taken.total)} {step.taken.total === 1 ? "row" : "rows"}
          </Button>
        ),
      };
    },
    checking: () => ({
      body: step.at === "checking" && (
        <ProgressBar
          label="Checking the rows"
          value={step.checked}
          max={step.taken.total}
          valueLabel={`${number.format(step.checked)} of ${number.format(step.taken.total)}`}
          description="Nobody is added yet. You can cancel at any time."
        />
      ),
    }),
    checked: () => {
      if (step.at !== "checked") return { body: null };
      const ready = step.taken.total - step.problems.length;
      return {
        body: (
          <Stack gap="md">
            <Text as="p">
              {ready === 0
                ? `None of the ${number.format(step.taken.total)} rows can be imported:`
                : `${people(ready)} can be imported.`}{" "}
              {ready > 0 &&
                step.problems.length > 0 &&
                `${number.format(step.problems.length)} of ${number.format(step.taken.total)} rows cannot:`}
            </Text>
            {step.problems.length > 0 && <ProblemList of={step.taken} problems={step.problems} />}
          </Stack>
        ),
        action: (
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={ready === 0}
            onPress={() => void finish(step.taken, step.problems)}
          >
            Add {people(ready)}
          </Button>
        ),
      };
    },
    adding: () => ({ body: step.at === "adding" && <Adding id={step.taken.id} /> }),
    done: () => ({
      body: step.at === "done" && (
        <Banner tone="positive" title={`${people(step.added)} added`}>
          {step.skipped === 0
            ? "Every row was imported."
            : `${number.format(step.skipped)} rows were not imported.`}
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
      title="Import candidates"
      footer={
        <Inline justify="end">
          <Button onPress={close}>{step.at === "done" ? "Close" : "Cancel"}</Button>
          {step.at === "columns" && (
            <Button isDisabled={isBusy} onPress={() => startAgain(step.taken)}>
              Another file
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
  const { data: progress } = useQuery<ImportProgress>({
    queryKey: progressKey(id),
    queryFn: skipToken,
  });
  return (
    <ProgressBar
      label="Adding the candidates"
      {...(progress
        ? {
            value: progress.added,
            max: progress.total,
            valueLabel: `${number.format(progress.added)} of ${number.format(progress.total)}`,
          }
        : { isIndeterminate: true })}
      description="Candidates appear once all are added. If you cancel before then, none is added."
    />
  );
}
