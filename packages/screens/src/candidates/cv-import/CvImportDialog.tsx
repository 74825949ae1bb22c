import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { cvAccept } from "../cv-upload.ts";
import { CvRow } from "./CvRow.tsx";
import { mostFiles, useCvImport } from "./useCvImport.ts";

/** Imports several CVs: each is read, reviewed, and added to a new or known candidate. */
export default function CvImportDialog({ onClose }: { onClose(): void }) {
  const { files, leftOut, take, change, remove, keepAll, stop } = useCvImport();
  const among = (...at: (typeof files)[number]["at"][]) =>
    files.filter((file) => at.includes(file.at)).length;
  const [ready, busy, done] = [among("ready"), among("reading", "adding"), among("added")];
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissable={false}
      title="Import CVs"
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{ready === 0 && busy === 0 ? "Close" : "Cancel"}</Button>
          {ready + busy > 0 && (
            <Button
              variant="primary"
              isPending={busy > 0}
              isDisabled={ready === 0}
              onPress={() => void keepAll()}
            >
              {ready === 1 ? "Save 1 CV" : `Save ${ready} CVs`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <FileField
          label="CVs"
          description={`PDF or Word documents (.docx), 10 MB or less each, up to ${mostFiles} at a time.`}
          isMultiple
          files={[]}
          accept={cvAccept}
          onChange={(chosen) => void take(chosen)}
        />
        {leftOut > 0 && (
          <Banner tone="warning">
            {leftOut === 1 ? "1 file was" : `${leftOut} files were`} left out: the limit is{" "}
            {mostFiles} at a time. Save these first, then choose the rest.
          </Banner>
        )}
        {busy > 0 && (
          <ProgressBar
            label="CVs read"
            value={files.length - busy}
            max={files.length}
            valueLabel={`${files.length - busy} of ${files.length}`}
          />
        )}
        {files.length > 0 && busy + ready === 0 && (
          <Banner tone={done > 0 ? "positive" : "warning"}>
            {done === 0
              ? "No CV was saved."
              : `${done} of ${files.length} ${files.length === 1 ? "CV" : "CVs"} saved.`}
          </Banner>
        )}
        <Stack as="ul" gap="lg">
          {files.map((cv) => (
            <CvRow
              key={cv.key}
              cv={cv}
              onChange={(to) => change(cv.key, to)}
              onRemove={() => remove(cv.key)}
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
