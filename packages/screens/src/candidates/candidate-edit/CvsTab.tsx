import { cvAccept } from "@ats/core/candidates/cv-file";
import type { CandidateCv, CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { EmptyState } from "@ats/ui/EmptyState";
import { FileUpload } from "@ats/ui/FileUpload";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { Download, Eye, EyeOff, FileX, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useDates } from "../../dates/useDates.ts";
import { download } from "../../documents/save-file.ts";
import { useUploadCv } from "../cv-upload.ts";
import { useLoadCv, useRefreshCandidate, useRemoveCv } from "./queries.ts";
import { candidateEditTexts } from "./texts.ts";

const PreviewDialog = lazy(() => import("../../documents/PreviewDialog.tsx"));

interface CvsTabProps {
  candidate: CandidateDetails;
  isEditable: boolean;
}

/** Lists the candidate's CVs: sent with applications or added here. */
export default function CvsTab({ candidate, isEditable }: CvsTabProps) {
  const say = useTexts();
  const refresh = useRefreshCandidate();
  const sendCv = useUploadCv();
  const { id, cv: cvs } = candidate;
  if (!cvs)
    return (
      <EmptyState
        level={3}
        icon={<EyeOff />}
        title={say(candidateEditTexts.cvsHidden)}
        description={say(candidateEditTexts.cvsHiddenHint)}
      />
    );
  return (
    <Stack gap="lg">
      {cvs.length === 0 && (
        <EmptyState
          level={3}
          icon={<FileX />}
          title={say(candidateEditTexts.noCv)}
          description={say(candidateEditTexts.noCvHint)}
        />
      )}
      <Stack as="ul" gap="sm">
        {cvs.map((cv) => (
          <Cv key={cv.id} cv={cv} candidateId={id} isEditable={isEditable} />
        ))}
      </Stack>
      {isEditable && (
        <FileUpload
          label={say(candidateEditTexts.addCv)}
          description={say(candidateEditTexts.addCvHint)}
          accept={cvAccept}
          upload={(file, { signal }) => sendCv(id, file, { signal })}
          describeError={(error) => (error as Error).message}
          onChange={(uploads) => {
            if (uploads.some(({ state }) => state === "done")) void refresh();
          }}
        />
      )}
    </Stack>
  );
}

interface CvProps {
  cv: CandidateCv;
  candidateId: number;
  isEditable: boolean;
}

function Cv({ cv, candidateId, isEditable }: CvProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const refresh = useRefreshCandidate();
  const loadCv = useLoadCv(candidateId);
  const remove = useRemoveCv(() => void refresh());
  const [isShown, setShown] = useState(false);
  return (
    <Stack as="li" gap="xs">
      <Inline justify="between">
        <Stack gap="xxs">
          <Text weight="medium">{cv.name}</Text>
          <Text size="sm" tone="muted">
            {say(candidateEditTexts.cvFacts, {
              size: String(Math.max(1, Math.round(cv.size / 1000))),
              date: shortDate(cv.created_date_time),
            })}
          </Text>
        </Stack>
        <Inline gap="xs" wrap={false}>
          <IconButton
            aria-label={say(candidateEditTexts.viewCv, { name: cv.name })}
            icon={<Eye />}
            size="sm"
            onPress={() => setShown(true)}
          />
          <IconButton
            aria-label={say(candidateEditTexts.downloadCv, { name: cv.name })}
            icon={<Download />}
            size="sm"
            onPress={() => void download(say, cv.name, () => loadCv(cv.id, "download"))}
          />
          {isEditable && (
            <ConfirmDialog
              title={say(candidateEditTexts.removeCvTitle, { name: cv.name })}
              confirmLabel={say(candidateEditTexts.removeCv)}
              tone="critical"
              onConfirm={() => remove.mutate({ params: { id: candidateId, cv: cv.id } })}
              trigger={
                <IconButton
                  aria-label={say(words.remove, { name: cv.name })}
                  icon={<Trash2 />}
                  size="sm"
                />
              }
            >
              {say(candidateEditTexts.removeCvHint)}
            </ConfirmDialog>
          )}
        </Inline>
      </Inline>
      {isShown && (
        <Suspense>
          <PreviewDialog
            title={cv.name}
            type={cv.type}
            load={() => loadCv(cv.id, "preview")}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
      {remove.error && <Banner tone="critical">{remove.error.message}</Banner>}
    </Stack>
  );
}
