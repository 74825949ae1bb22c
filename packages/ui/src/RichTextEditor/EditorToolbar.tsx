import type { Editor } from "@tiptap/core";
import { Bold, Braces, Italic, List, ListOrdered, Redo2, Underline, Undo2 } from "lucide-react";
import type { Ref } from "react";
import { type PressEvent, Separator, Toolbar } from "react-aria-components";
import { Menu } from "../Menu/Menu.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { AlignmentMenu } from "./AlignmentMenu.tsx";
import { ColourPopover } from "./ColourPopover.tsx";
import * as css from "./EditorToolbar.css.ts";
import { FontSizeMenu } from "./FontSizeMenu.tsx";
import { ImagePopover } from "./ImagePopover.tsx";
import { LinkPopover } from "./LinkPopover.tsx";
import { MoreMenu } from "./MoreMenu.tsx";
import type { MergeTag } from "./mergeTagText.ts";
import { StyleMenu } from "./StyleMenu.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { ToolbarButton, ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import { useToolbarState } from "./toolbarState.ts";

type EditorToolbarProps = {
  editor: Editor;
  isDisabled: boolean;
  mergeTags?: MergeTag[];
  onUploadImage?: (file: File) => Promise<string>;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  /** A pasted or dropped image, whose description is asked for. */
  pastedImage: File | undefined;
  onPastedImageTaken: () => void;
  ref: Ref<HTMLDivElement>;
};

/** After a mouse press the focus returns to the text; after a key it stays in the toolbar. */
const chainFor = (editor: Editor, { pointerType }: PressEvent) =>
  pointerType === "keyboard" ? editor.chain() : editor.chain().focus();

export function EditorToolbar({
  editor,
  isDisabled,
  mergeTags,
  ref,
  ...props
}: EditorToolbarProps) {
  const say = useTexts();
  const state = useToolbarState(editor);
  const part = { editor, state, isDisabled };
  return (
    <Toolbar ref={ref} aria-label={say(richTextEditorTexts.formatting)} className={css.toolbar}>
      <ToolbarButton
        label={say(words.undo)}
        keys="Mod+Z"
        icon={<Undo2 />}
        isDisabled={isDisabled || !state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={say(richTextEditorTexts.redo)}
        keys="Mod+Shift+Z"
        icon={<Redo2 />}
        isDisabled={isDisabled || !state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
      <Line />
      <StyleMenu {...part} />
      <FontSizeMenu {...part} />
      <Line />
      <ToolbarButton
        label={say(richTextEditorTexts.bold)}
        keys="Mod+B"
        icon={<Bold />}
        isSelected={state.isBold}
        isDisabled={isDisabled}
        onPress={(event) => chainFor(editor, event).toggleBold().run()}
      />
      <ToolbarButton
        label={say(richTextEditorTexts.italic)}
        keys="Mod+I"
        icon={<Italic />}
        isSelected={state.isItalic}
        isDisabled={isDisabled}
        onPress={(event) => chainFor(editor, event).toggleItalic().run()}
      />
      <ToolbarButton
        label={say(richTextEditorTexts.underline)}
        keys="Mod+U"
        icon={<Underline />}
        isSelected={state.isUnderlined}
        isDisabled={isDisabled}
        onPress={(event) => chainFor(editor, event).toggleUnderline().run()}
      />
      <ColourPopover {...part} />
      <Line />
      <ToolbarButton
        label={say(richTextEditorTexts.bulletList)}
        keys="Mod+Shift+8"
        icon={<List />}
        isSelected={state.isBulleted}
        isDisabled={isDisabled}
        onPress={(event) => chainFor(editor, event).toggleBulletList().run()}
      />
      <ToolbarButton
        label={say(richTextEditorTexts.numberedList)}
        keys="Mod+Shift+7"
        icon={<ListOrdered />}
        isSelected={state.isNumbered}
        isDisabled={isDisabled}
        onPress={(event) => chainFor(editor, event).toggleOrderedList().run()}
      />
      <AlignmentMenu {...part} />
      <Line />
      <LinkPopover {...part} isOpen={props.isLinkOpen} onOpenChange={props.onLinkOpenChange} />
      <ImagePopover
        {...part}
        onUpload={props.onUploadImage}
        pasted={props.pastedImage}
        onPastedTaken={props.onPastedImageTaken}
      />
      <TableMenu {...part} />
      {mergeTags && (
        <Menu
          label={say(richTextEditorTexts.mergeTags)}
          trigger={
            <ToolbarMenuButton label={say(richTextEditorTexts.mergeTag)} isDisabled={isDisabled}>
              <Braces />
            </ToolbarMenuButton>
          }
          items={mergeTags}
          onAction={(id) =>
            editor.chain().focus().insertContent({ type: "mergeTag", attrs: { id } }).run()
          }
        />
      )}
      <MoreMenu {...part} />
    </Toolbar>
  );
}

const Line = () => <Separator orientation="vertical" className={css.line} />;
