import { cvAccept } from "@ats/core/candidates/cv-file";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { CvRow } from "./CvRow.tsx";
import { cvImportTexts } from "./texts.ts";
import { mostFiles, useCvImport } from "./useCvImport.ts";

/** Imports several CVs: each is read, reviewed, and added to a new or known candidate. */
export default function CvImportDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const { files, leftOut, take, change, readAgain, remove, keepAll, stop } = useCvImport();
  const among = (...at: (typeof files)[number]["at"][]) =>
    files.filter((file) => at.includes(file.at)).length;
  const ready = among("ready");
  const busy = among("reading", "waiting", "adding");
  const [unread, done] = [among("unread"), among("added")];
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={false}
      title={say(cvImportTexts.title)}
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>
            {ready === 0 && busy === 0 ? say(words.close) : say(words.cancel)}
          </Button>
          {ready + busy > 0 && (
            <Button
              variant="primary"
              isPending={busy > 0}
              isDisabled={ready === 0}
              onPress={() => void keepAll()}
            >
              {say(cvImportTexts.save, { count: ready })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <FileField
          label={say(cvImportTexts.files)}
          description={say(cvImportTexts.filesHint, { max: mostFiles })}
          isMultiple
          files={[]}
          accept={cvAccept}
          onChange={(chosen) => void take(chosen)}
        />
        {leftOut > 0 && (
          <Banner tone="warning">
            {say(cvImportTexts.leftOut, { count: leftOut, max: mostFiles })}
          </Banner>
        )}
        {busy > 0 && (
          <ProgressBar
            label={say(cvImportTexts.read)}
            value={files.length - busy}
            max={files.length}
            valueLabel={say(cvImportTexts.progress, {
              done: files.length - busy,
              all: files.length,
            })}
          />
        )}
        {files.length > 0 && busy + unread + ready === 0 && (
          <Banner tone={done > 0 ? "positive" : "warning"}>
            {done === 0
              ? say(cvImportTexts.noneSaved)
              : say(cvImportTexts.saved, { done, count: files.length })}
          </Banner>
        )}
        <Stack as="ul" gap="lg">
          {files.map((cv) => (
            <CvRow
              key={cv.key}
              cv={cv}
              onChange={(to) => change(cv.key, to)}
              onRemove={() => remove(cv.key)}
              onReadAgain={() => void readAgain(cv)}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
