import { Paperclip, X } from "lucide-react";
import { useId } from "react";
import { DropZone, type FileDropItem, FileTrigger } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import {
  description as descriptionLook,
  error,
  field as fieldLook,
  label as labelLook,
} from "../Field/Field.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useMessages } from "../messages/messages.tsx";
import { file as fileLook, files as filesLook, name as nameLook, zone } from "./FileField.css.ts";

export type FileFieldProps = {
  label: string;
  description?: string;
  errorMessage?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** MIME types and extensions, as in `<input accept>`. */
  accept?: string[];
  isMultiple?: boolean;
  files: File[];
  onChange: (files: File[]) => void;
};

/** Files, dropped or chosen. Reads nothing itself. */
export function FileField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  accept,
  isMultiple,
  files,
  onChange,
}: FileFieldProps) {
  const say = useMessages();
  const id = useId();
  const add = (added: File[]) =>
    added.length > 0 && onChange(isMultiple ? [...files, ...added] : added.slice(0, 1));
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-d ${id}-e`}
      className={fieldLook}
    >
      <span id={id} className={labelLook}>
        {label}
        {isRequired && ` (${say("required")})`}
      </span>
      <DropZone
        className={zone}
        isDisabled={isDisabled}
        aria-label={label}
        onDrop={async ({ items }) =>
          add(await Promise.all(items.filter(isFile).map((item) => item.getFile())))
        }
      >
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={isMultiple}
          onSelect={(list) => add([...(list ?? [])])}
        >
          <Button iconStart={<Paperclip />} isDisabled={isDisabled} size="sm">
            {say(isMultiple ? "chooseFiles" : "chooseFile")}
          </Button>
        </FileTrigger>
        <span>{say("dropFiles")}</span>
      </DropZone>
      {files.length > 0 && (
        <ul className={filesLook} role="list">
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}`} className={fileLook}>
              <span className={nameLook}>{file.name}</span>
              <IconButton
                aria-label={say("remove", { name: file.name })}
                icon={<X />}
                size="sm"
                onPress={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {description && (
        <div id={`${id}-d`} className={descriptionLook}>
          {description}
        </div>
      )}
      {errorMessage && (
        <div id={`${id}-e`} role="alert" className={error}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}

const isFile = (item: { kind: string }): item is FileDropItem => item.kind === "file";
