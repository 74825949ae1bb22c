import { CircleAlert, FileText, X } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import { error, errorIcon } from "../Field/Field.css.ts";
import type { FieldProps } from "../Field/Field.tsx";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { useField } from "../Field/useField.ts";
import { fileUploadTexts } from "../FileUpload/texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { sizeOf } from "./accept.ts";
import * as css from "./FileField.css.ts";
import { FilePicker } from "./FilePicker.tsx";
import { type FileLimits, useFileCheck } from "./useFileCheck.ts";

export { sizeOf } from "./accept.ts";

export type FileFieldProps = Omit<FieldProps, "label" | "isReadOnly"> &
  FileLimits & {
    label: string;
    isMultiple?: boolean;
    /** An empty `File` stands for a file of which only the name is known. */
    files: File[];
    onChange: (files: File[]) => void;
    /** Called when a file is refused. The field shows the reason itself. */
    onRefuse?: () => void;
    ref?: Ref<HTMLDivElement>;
  };

/** Attaches files to the surrounding form, without uploading them. */
export function FileField({
  accept,
  maxSize,
  isMultiple,
  files,
  onChange,
  onRefuse,
  ref,
  ...rest
}: FileFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const { locale } = useLocale();
  const check = useFileCheck({ accept, maxSize });
  const [refusals, setRefusals] = useState<string[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const isListed = (file: File) =>
    isMultiple && files.some((other) => keyOf(other) === keyOf(file));
  const add = (added: File[]) => {
    const offered = isMultiple ? added : added.slice(0, 1);
    const accepted = offered.filter((file) => !check(file) && !isListed(file));
    const reasons = offered.map(check).filter((reason) => reason !== undefined);
    setRefusals(reasons);
    if (reasons.length > 0) onRefuse?.();
    if (accepted.length > 0) onChange(isMultiple ? [...files, ...accepted] : accepted);
  };
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    button.current?.focus();
  };
  return (
    <FieldGroup field={field} ref={ref}>
      {({ describedBy }) => (
        <div className={css.files}>
          <FilePicker
            {...{ accept, isMultiple, describedBy }}
            isDisabled={field.isDisabled}
            buttonRef={button}
            onAdd={add}
          />
          {refusals.map((reason) => (
            <div key={reason} role="alert" className={error}>
              <CircleAlert className={errorIcon} />
              <span>{reason}</span>
            </div>
          ))}
          {files.length > 0 && (
            <ul className={css.files} role="list" aria-label={say(fileUploadTexts.uploads)}>
              {files.map((file) => (
                <li key={keyOf(file)} className={css.file}>
                  <FileText className={css.fileIcon} />
                  <span className={css.texts}>
                    <span className={css.name}>{file.name}</span>
                    {file.size > 0 && <span className={css.meta}>{sizeOf(file.size, locale)}</span>}
                  </span>
                  <IconButton
                    aria-label={say(words.remove, { name: file.name })}
                    icon={<X />}
                    size="sm"
                    tooltip={null}
                    isDisabled={field.isDisabled}
                    onPress={() => remove(file)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

const keyOf = ({ name, size, lastModified }: File) => `${name}-${size}-${lastModified}`;
