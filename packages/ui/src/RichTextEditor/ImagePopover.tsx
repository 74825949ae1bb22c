import { Image as ImageIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { FileField } from "../FileField/FileField.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { useTexts } from "../texts/texts.tsx";
import { isImageAddress } from "./address.ts";
import { form } from "./EditorToolbar.css.ts";
import { ToolbarButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

type Upload = (file: File) => Promise<string>;
type ImagePopoverProps = ToolbarPart & {
  onUpload: Upload | undefined;
  /** Opens the popover with this file. */
  pasted: File | undefined;
  onPastedTaken: () => void;
};

/** Inserts an image with its description. */
export function ImagePopover({
  editor,
  state,
  isDisabled,
  onUpload,
  pasted,
  onPastedTaken,
}: ImagePopoverProps) {
  const say = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={say(richTextEditorTexts.image)}
      isOpen={isOpen || Boolean(pasted)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) onPastedTaken();
      }}
      trigger={
        <ToolbarButton
          label={say(richTextEditorTexts.image)}
          icon={<ImageIcon />}
          isDisabled={isDisabled}
          isMarked={state.isImage}
        />
      }
    >
      {(close) => (
        <ImageForm
          editor={editor}
          isImage={state.isImage && !pasted}
          onUpload={onUpload}
          pasted={pasted}
          onDone={close}
        />
      )}
    </Popover>
  );
}

type ImageFormProps = Pick<ToolbarPart, "editor"> & {
  isImage: boolean;
  onUpload: Upload | undefined;
  pasted: File | undefined;
  onDone: () => void;
};

function ImageForm({ editor, isImage, onUpload, pasted, onDone }: ImageFormProps) {
  const say = useTexts();
  const [old] = useState(isImage ? editor.getAttributes("image") : {});
  const [files, setFiles] = useState(pasted ? [pasted] : []);
  const [address, setAddress] = useState((old.src as string) ?? "");
  const [alt, setAlt] = useState((old.alt as string) ?? "");
  const [problem, setProblem] = useState<"imageInvalid" | "imageFailed">();
  const [isPending, setPending] = useState(false);
  const [file] = files;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!(file && onUpload) && !isImageAddress(address)) return setProblem("imageInvalid");
    setPending(true);
    try {
      const src = file && onUpload ? await onUpload(file) : address.trim();
      onDone();
      const chain = editor.chain().focus().setImage({ src, alt: alt.trim() });
      // Moves the caret below a new image: typing would otherwise replace it.
      (isImage ? chain : chain.createParagraphNear()).run();
    } catch {
      setProblem("imageFailed");
      setPending(false);
    }
  };

  const errorMessage = problem && say(richTextEditorTexts[problem]);
  return (
    <form className={form} onSubmit={save} noValidate>
      <Stack gap="md">
        {onUpload && !isImage ? (
          <FileField
            label={say(richTextEditorTexts.image)}
            accept={["image/png", "image/jpeg", "image/gif", "image/webp"]}
            files={files}
            onChange={setFiles}
            errorMessage={errorMessage}
          />
        ) : (
          <TextField
            label={say(richTextEditorTexts.imageAddress)}
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={setAddress}
            errorMessage={errorMessage}
            autoFocus
          />
        )}
        <TextField
          label={say(richTextEditorTexts.imageAlt)}
          description={say(richTextEditorTexts.imageAltHint)}
          value={alt}
          onChange={setAlt}
        />
        <div>
          <Button type="submit" variant="primary" size="sm" isPending={isPending}>
            {say(isImage ? richTextEditorTexts.saveImage : richTextEditorTexts.insertImage)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
