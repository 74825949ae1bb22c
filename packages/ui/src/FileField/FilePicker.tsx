import { Upload } from "lucide-react";
import { type Ref, useRef } from "react";
import { FileTrigger, isFileDropItem, useDrop } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { useTexts } from "../texts/texts.tsx";
import { zone, zoneIcon } from "./FileField.css.ts";
import { fileFieldTexts } from "./texts.ts";

/** Takes files by drop, paste or a button: its one tab stop. */
export function FilePicker({
  accept,
  isMultiple,
  isDisabled,
  describedBy,
  buttonRef,
  onAdd,
}: {
  accept: string[] | undefined;
  isMultiple: boolean | undefined;
  isDisabled: boolean | undefined;
  describedBy: string | undefined;
  buttonRef: Ref<HTMLButtonElement>;
  onAdd: (files: File[]) => void;
}) {
  const say = useTexts();
  const dropZone = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: dropZone,
    isDisabled: isDisabled ?? false,
    onDrop: async ({ items }) =>
      onAdd(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))),
  });
  return (
    <div
      {...dropProps}
      ref={dropZone}
      className={zone}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      onPaste={({ clipboardData: { files } }) => onAdd([...files])}
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
    </div>
  );
}
