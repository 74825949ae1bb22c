import { type Ref, useRef, useState } from "react";
import type { FieldProps } from "../Field/Field.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { files as filesLook } from "../FileField/FileField.css.ts";
import { FilePicker } from "../FileField/FilePicker.tsx";
import { type FileLimits, useFileCheck } from "../FileField/useFileCheck.ts";
import { useMessages } from "../messages/messages.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { UploadRow } from "./UploadRow.tsx";
import { type Upload, type UploadFile, useUploads } from "./useUploads.ts";

export type { Upload, UploadFile } from "./useUploads.ts";

export type FileUploadProps<Result = unknown> = Omit<FieldProps, "label" | "isReadOnly" | "name"> &
  FileLimits & {
    label: string;
    upload: UploadFile<Result>;
    /** Called on every change of any upload, including progress. */
    onChange?: (uploads: Upload<Result>[]) => void;
    /** Called when an uploaded file is removed from the list. */
    onRemove?: (upload: Upload<Result>) => void;
    /** Earlier uploads, listed first. */
    kept?: readonly KeptFile[];
    onRemoveKept?: (file: KeptFile) => void;
    /** Takes over each uploaded file: the list drops it, and the caller adds it to `kept`. */
    onSent?: (result: Result) => void;
    /** False limits the field to one file, which the next one replaces. */
    isMultiple?: boolean;
    maxFiles?: number;
    /** Maximum number of simultaneous uploads. */
    atOnce?: number;
    /** Turns an error of `upload` into a message. */
    describeError?: (error: unknown) => string;
    ref?: Ref<HTMLDivElement>;
  };

export type KeptFile = { id: string; name: string; size: number };

const none: readonly KeptFile[] = [];

/** Number of announcements kept in the live region, which reads each one as it is added. */
const newsKept = 20;

/** Uploads files as soon as they are chosen. Failed uploads stay and can be retried. */
export function FileUpload<Result>({
  upload,
  onChange,
  onRemove,
  kept = none,
  onRemoveKept,
  onSent,
  accept,
  maxSize,
  isMultiple = true,
  maxFiles = isMultiple ? Number.POSITIVE_INFINITY : 1,
  atOnce = 3,
  describeError,
  ref,
  ...field
}: FileUploadProps<Result>) {
  const say = useMessages();
  const check = useFileCheck({ accept, maxSize });
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState<{ id: string; text: string }[]>([]);
  const tell = (...texts: string[]) =>
    setNews((before) =>
      [...before, ...texts.map((text) => ({ id: crypto.randomUUID(), text }))].slice(-newsKept),
    );
  const { uploads, add, cancel, retry, remove } = useUploads<Result>({
    send: upload,
    atOnce,
    onChange,
    onEnd: ({ id, state, file: { name }, result }) => {
      tell(say(state === "done" ? "fileUploadedNow" : "fileFailedNow", { name }));
      if (state !== "done" || !onSent) return;
      remove(id);
      onSent(result as Result);
    },
    describeError: describeError ?? (() => say("fileFailed")),
  });
  const taken = uploads.filter(({ state }) => state !== "refused");
  const addFiles = (files: File[]) => {
    if (!isMultiple) for (const { id } of uploads) remove(id);
    let room = isMultiple ? maxFiles - taken.length - kept.length : 1;
    const added = files.map((file) => {
      let error = check(file);
      if (!error && room <= 0) error = say("filesTooMany", { max: maxFiles, name: file.name });
      if (!error) room -= 1;
      return { file, error };
    });
    add(added);
    tell(...added.flatMap(({ error }) => error ?? []));
  };
  const leaveRow = (at: number) => {
    const rows = frame.current?.querySelectorAll("li") ?? [];
    const beside = rows[at + 1] ?? rows[at - 1];
    ([...(beside?.querySelectorAll("button") ?? [])].at(-1) ?? button.current)?.focus();
  };
  const removeAndStay = (gone: Upload<Result>) => {
    leaveRow(kept.length + uploads.indexOf(gone));
    remove(gone.id);
    if (gone.state === "done") onRemove?.(gone);
  };
  return (
    <FieldGroup field={field} ref={ref}>
      {({ describedBy }) => (
        <div ref={frame} className={filesLook}>
          <FilePicker
            {...{ accept, isMultiple, describedBy }}
            label={field.label}
            isDisabled={field.isDisabled}
            buttonRef={button}
            onAdd={addFiles}
          />
          {kept.length + uploads.length > 0 && (
            <ul className={filesLook} role="list" aria-label={say("uploads")}>
              {kept.map((file, at) => (
                <UploadRow
                  key={file.id}
                  upload={{ id: file.id, file, state: "done", progress: 1 }}
                  onRemove={() => {
                    leaveRow(at);
                    onRemoveKept?.(file);
                  }}
                />
              ))}
              {uploads.map((each) => (
                <UploadRow
                  key={each.id}
                  upload={each}
                  onCancel={() => cancel(each.id)}
                  onRetry={() => retry(each.id)}
                  onRemove={() => removeAndStay(each)}
                />
              ))}
            </ul>
          )}
          <div role="log" className={hidden}>
            {news.map(({ id, text }) => (
              <div key={id}>{text}</div>
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
