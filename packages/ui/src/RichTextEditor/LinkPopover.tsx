import { Link as LinkIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { useTexts } from "../texts/texts.tsx";
import { linkAddress } from "./address.ts";
import { form } from "./EditorToolbar.css.ts";
import { ToolbarButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

type LinkPopoverProps = ToolbarPart & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Edits the link of the selected text. */
export function LinkPopover({ editor, state, isDisabled, isOpen, onOpenChange }: LinkPopoverProps) {
  const say = useTexts();
  return (
    <Popover
      label={say(richTextEditorTexts.link)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <ToolbarButton
          label={say(richTextEditorTexts.link)}
          keys="Mod+K"
          icon={<LinkIcon />}
          isDisabled={isDisabled}
          isMarked={state.isLink}
        />
      }
    >
      {(close) => <LinkForm editor={editor} isLink={state.isLink} onDone={close} />}
    </Popover>
  );
}

type LinkFormProps = Pick<ToolbarPart, "editor"> & { isLink: boolean; onDone: () => void };

function LinkForm({ editor, isLink, onDone }: LinkFormProps) {
  const say = useTexts();
  const { selection, schema } = editor.state;
  const [asksText] = useState(selection.empty && !isLink);
  const [text, setText] = useState("");
  const [address, setAddress] = useState((editor.getAttributes("link").href as string) ?? "");
  const [isWrong, setWrong] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    // React would otherwise also submit the form around the editor.
    event.stopPropagation();
    const href = linkAddress(address);
    if (!href) return setWrong(true);
    onDone();
    const chain = editor.chain().focus();
    if (asksText)
      chain.insertContent({
        type: "text",
        text: text.trim() || address.trim(),
        marks: [{ type: "link", attrs: { href } }],
      });
    else chain.extendMarkRange("link").setLink({ href });
    // Text typed next does not become part of the link.
    chain.command(({ tr }) => {
      tr.removeStoredMark(schema.marks.link!);
      return true;
    });
    chain.run();
  };
  const remove = () => {
    onDone();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  };

  return (
    <form className={form} onSubmit={save} noValidate>
      <Stack gap="md">
        {asksText && (
          <TextField
            label={say(richTextEditorTexts.linkText)}
            value={text}
            onChange={setText}
            autoFocus
          />
        )}
        <TextField
          label={say(richTextEditorTexts.linkAddress)}
          description={say(richTextEditorTexts.linkAddressHint)}
          errorMessage={
            isWrong && !linkAddress(address) ? say(richTextEditorTexts.linkInvalid) : undefined
          }
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={setAddress}
          autoFocus={!asksText}
        />
        <Inline gap="sm">
          <Button type="submit" variant="primary" size="sm">
            {say(richTextEditorTexts.saveLink)}
          </Button>
          {isLink && (
            <Button variant="ghost" size="sm" onPress={remove}>
              {say(richTextEditorTexts.removeLink)}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
