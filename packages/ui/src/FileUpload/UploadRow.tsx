import { CircleAlert, CircleCheck, FileText, RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { sizeOf } from "../FileField/accept.ts";
import { fileIcon, meta, name as nameLook, texts } from "../FileField/FileField.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./FileUpload.css.ts";
import { fileUploadTexts } from "./texts.ts";
import type { Upload } from "./useUploads.ts";

/** Shows a file, its progress, and the actions for its state. */
export function UploadRow({
  upload: { file, state, progress, error },
  onCancel,
  onRetry,
  onRemove,
}: {
  upload: Omit<Upload, "file"> & { file: Pick<File, "name" | "size"> };
  onCancel?: () => void;
  onRetry?: () => void;
  onRemove: () => void;
}) {
  const say = useTexts();
  const { locale } = useLocale();
  const { name } = file;
  const isOnItsWay = state === "uploading" || state === "waiting";
  const size = sizeOf(file.size, locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(progress);
  const said: Record<Upload["state"], ReactNode> = {
    waiting: say(fileUploadTexts.fileWaiting),
    uploading: say(fileUploadTexts.fileUploading, { percent, size }),
    done: <Mark look={css.done} icon={<CircleCheck />} text={say(fileUploadTexts.fileUploaded)} />,
    failed: <Mark look={css.failed} icon={<CircleAlert />} text={error} />,
    refused: <Mark look={css.failed} icon={<CircleAlert />} text={error} />,
    cancelled: say(fileUploadTexts.fileCancelled),
  };
  return (
    <li className={css.row}>
      <FileText className={fileIcon} />
      <span className={css.content}>
        <span className={texts}>
          <span className={nameLook}>{name}</span>
          <span className={meta}>{size}</span>
        </span>
        {state === "uploading" && (
          <ProgressBar label={name} isLabelHidden value={progress} max={1} />
        )}
        <span className={css.state}>{said[state]}</span>
      </span>
      <span className={css.actions}>
        {(state === "failed" || state === "cancelled") && (
          <IconButton
            aria-label={say(fileUploadTexts.retryUpload, { name })}
            icon={<RotateCw />}
            size="sm"
            onPress={({ target }) => {
              // The retry button is about to disappear, so the focus moves to the next button.
              (target.nextElementSibling as HTMLElement | null)?.focus();
              onRetry?.();
            }}
          />
        )}
        <IconButton
          aria-label={say(isOnItsWay ? fileUploadTexts.cancelUpload : words.remove, { name })}
          icon={<X />}
          size="sm"
          onPress={isOnItsWay ? onCancel : onRemove}
        />
      </span>
    </li>
  );
}

const Mark = ({ look, icon, text }: { look: string; icon: ReactNode; text: ReactNode }) => (
  <span className={`${css.state} ${look}`}>
    {icon}
    {text}
  </span>
);
