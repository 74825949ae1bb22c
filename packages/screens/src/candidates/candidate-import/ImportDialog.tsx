import { requiredFields } from "@ats/core/candidates/candidate-import";
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
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { sayPeople } from "../talent-pools/queries.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { type ImportProgress, progressKey } from "./import-progress.ts";
import { ProblemList } from "./ProblemList.tsx";
import { candidateImportTexts } from "./texts.ts";
import { UnfinishedImports } from "./UnfinishedImports.tsx";
import { useImport } from "./useImport.ts";

/** Imports candidates from a CSV file: maps columns, checks every row, then adds all at once. */
export default function ImportDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { step, error, isBusy, take, refuse, goOn, check, finish, goBack, startAgain, cancel } =
    useImport();
  const [mapping, setMapping] = useState<(typeof step & { at: "columns" })["taken"]["mapping"]>();
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
            {say(candidateImportTexts.check, { count: step.taken.total })}
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
      const ready = step.taken.total - step.problems.length;
      return {
        body: (
          <Stack gap="md">
            <Text as="p">
              {ready === 0
                ? say(candidateImportTexts.noneReady, {
                    total: step.taken.total,
                  })
                : say(candidateImportTexts.ready, { candidates: sayPeople(say, ready) })}{" "}
              {ready > 0 &&
                step.problems.length > 0 &&
                say(candidateImportTexts.someRefused, {
                  some: step.problems.length,
                  total: step.taken.total,
                })}
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
            {say(candidateImportTexts.add, { candidates: sayPeople(say, ready) })}
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
