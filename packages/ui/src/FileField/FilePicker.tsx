import { Upload } from "lucide-react";
import type { Ref } from "react";
import { DropZone, type FileDropItem, FileTrigger } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { useTexts } from "../texts/texts.tsx";
import { zone, zoneIcon } from "./FileField.css.ts";
import { fileFieldTexts } from "./texts.ts";

/** Takes files by drop, paste or a button. */
export function FilePicker({
  label,
  accept,
  isMultiple,
  isDisabled,
  describedBy,
  buttonRef,
  onAdd,
}: {
  label: string;
  accept: string[] | undefined;
  isMultiple: boolean | undefined;
  isDisabled: boolean | undefined;
  describedBy: string | undefined;
  buttonRef: Ref<HTMLButtonElement>;
  onAdd: (files: File[]) => void;
}) {
  const say = useTexts();
  return (
    <DropZone
      className={zone}
      isDisabled={isDisabled}
      aria-label={label}
      onDrop={async ({ items }) =>
        onAdd(await Promise.all(items.filter(isFile).map((item) => item.getFile())))
      }
    >
      <Upload className={zoneIcon} />
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={isMultiple}
        onSelect={(list) => onAdd([...(list ?? [])])}
      >
        <Button ref={buttonRef} isDisabled={isDisabled} size="sm" aria-describedby={describedBy}>
          {say(isMultiple ? fileFieldTexts.chooseFiles : fileFieldTexts.chooseFile)}
        </Button>
      </FileTrigger>
      <span>{say(fileFieldTexts.dropFiles)}</span>
    </DropZone>
  );
}

const isFile = (item: { kind: string }): item is FileDropItem => item.kind === "file";
