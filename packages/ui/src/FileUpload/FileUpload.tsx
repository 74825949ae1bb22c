import { type Ref, useRef, useState } from "react";
import type { FieldProps } from "../Field/Field.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { useField } from "../Field/useField.ts";
import { files as filesLook } from "../FileField/FileField.css.ts";
import { FilePicker } from "../FileField/FilePicker.tsx";
import { type FileLimits, useFileCheck } from "../FileField/useFileCheck.ts";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { fileUploadTexts } from "./texts.ts";
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
    existingFiles?: readonly ExistingFile[];
    onRemoveExisting?: (file: ExistingFile) => void;
    /** Takes over each uploaded file, which moves from the list to the caller's `existingFiles`. */
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

export type ExistingFile = { id: string; name: string; size: number };

const none: readonly ExistingFile[] = [];

/** Number of announcements held in the live region, which reads each one as it is added. */
const maxAnnouncements = 20;

/** Uploads files as soon as they are chosen. Failed uploads stay and can be retried. */
export function FileUpload<Result>({
  upload,
  onChange,
  onRemove,
  existingFiles = none,
  onRemoveExisting,
  onSent,
  accept,
  maxSize,
  isMultiple = true,
  maxFiles = isMultiple ? Number.POSITIVE_INFINITY : 1,
  atOnce = 3,
  describeError,
  ref,
  ...rest
}: FileUploadProps<Result>) {
  const field = useField(rest);
  const say = useTexts();
  const check = useFileCheck({ accept, maxSize });
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [announcements, setAnnouncements] = useState<{ id: string; text: string }[]>([]);
  const announce = (...texts: string[]) =>
    setAnnouncements((before) =>
      [...before, ...texts.map((text) => ({ id: crypto.randomUUID(), text }))].slice(
        -maxAnnouncements,
      ),
    );
  const { uploads, add, cancel, retry, remove } = useUploads<Result>({
    send: upload,
    atOnce,
    onChange,
    onEnd: ({ id, state, file: { name }, result }) => {
      announce(
        say(state === "done" ? fileUploadTexts.fileUploadedNow : fileUploadTexts.fileFailedNow, {
          name,
        }),
      );
      if (state !== "done" || !onSent) return;
      remove(id);
      onSent(result as Result);
    },
    describeError: describeError ?? (() => say(fileUploadTexts.fileFailed)),
  });
  const accepted = uploads.filter(({ state }) => state !== "refused");
  const addFiles = (files: File[]) => {
    if (!isMultiple) for (const { id } of uploads) remove(id);
    let room = isMultiple ? maxFiles - accepted.length - existingFiles.length : 1;
    const added = files.map((file) => {
      let error = check(file);
      if (!error && room <= 0)
        error = say(fileUploadTexts.filesTooMany, { max: maxFiles, name: file.name });
      if (!error) room -= 1;
      return { file, error };
    });
    add(added);
    announce(...added.flatMap(({ error }) => error ?? []));
  };
  const focusNeighbour = (at: number) => {
    const rows = frame.current?.querySelectorAll("li") ?? [];
    const neighbour = rows[at + 1] ?? rows[at - 1];
    ([...(neighbour?.querySelectorAll("button") ?? [])].at(-1) ?? button.current)?.focus();
  };
  const removeRow = (removed: Upload<Result>) => {
    focusNeighbour(existingFiles.length + uploads.indexOf(removed));
    remove(removed.id);
    if (removed.state === "done") onRemove?.(removed);
  };
  return (
    <FieldGroup field={field} ref={ref}>
      {({ describedBy }) => (
        <div ref={frame} className={filesLook}>
          <FilePicker
            {...{ accept, isMultiple, describedBy }}
            isDisabled={field.isDisabled}
            buttonRef={button}
            onAdd={addFiles}
          />
          {existingFiles.length + uploads.length > 0 && (
            <ul className={filesLook} role="list" aria-label={say(fileUploadTexts.uploads)}>
              {existingFiles.map((file, at) => (
                <UploadRow
                  key={file.id}
                  upload={{ id: file.id, file, state: "done", progress: 1 }}
                  onRemove={() => {
                    focusNeighbour(at);
                    onRemoveExisting?.(file);
                  }}
                />
              ))}
              {uploads.map((each) => (
                <UploadRow
                  key={each.id}
                  upload={each}
                  onCancel={() => cancel(each.id)}
                  onRetry={() => retry(each.id)}
                  onRemove={() => removeRow(each)}
                />
              ))}
            </ul>
          )}
          <div role="log" className={hidden}>
            {announcements.map(({ id, text }) => (
              <div key={id}>{text}</div>
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
