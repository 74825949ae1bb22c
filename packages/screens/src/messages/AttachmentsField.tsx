import {
  type Attachment,
  attachmentAccept,
  attachmentMaxBytes,
  attachmentRefusals,
  attachmentsMax,
} from "@ats/core/messages/attachment";
import { addAttachment } from "@ats/core/messages/contract";
import { FileUpload } from "@ats/ui/FileUpload";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useRef } from "react";
import { useAts } from "../app/context.tsx";
import { attachmentTexts } from "./attachment-texts.ts";

interface AttachmentsFieldProps {
  label?: string;
  description?: string;
  accept?: string[];
  maxFiles?: number;
  files: readonly Attachment[];
  onChange(files: Attachment[]): void;
  /** True while a file is uploading or has failed. */
  onPending(isPending: boolean): void;
}

/** Uploads files as soon as they are chosen, so that a draft keeps them. */
export function AttachmentsField({ files, onChange, onPending, ...field }: AttachmentsFieldProps) {
  const say = useTexts();
  const { client } = useAts();
  // The current files, for two uploads that finish between renders.
  const now = useRef(files);
  useEffect(() => {
    now.current = files;
  }, [files]);
  const update = (next: Attachment[]) => {
    now.current = next;
    onChange(next);
  };
  return (
    <FileUpload<Attachment>
      id="files"
      label={say(attachmentTexts.attachments)}
      description={say(attachmentTexts.attachmentsHint, { most: attachmentsMax })}
      accept={attachmentAccept}
      maxFiles={attachmentsMax}
      {...field}
      existingFiles={files.map(({ id, name, size }) => ({ id: String(id), name, size }))}
      upload={async (file, { signal }) => {
        if (file.size > attachmentMaxBytes) throw new Error(attachmentRefusals.large);
        const query = { name: file.name.slice(0, 200) };
        return client.call(addAttachment, { query, body: file, signal });
      }}
      describeError={(error) => (error as Error).message}
      onSent={(file) => update([...now.current, file])}
      onRemoveExisting={({ id }) => update(now.current.filter((file) => String(file.id) !== id))}
      onChange={(uploads) =>
        onPending(
          uploads.some(
            ({ state }) => state !== "done" && !["refused", "cancelled"].includes(state),
          ),
        )
      }
    />
  );
}
