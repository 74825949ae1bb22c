import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";

/** Reads the formatting at the caret. */
const readState = (editor: Editor) => {
  const { fontSize, color, highlight } = editor.getAttributes("textStyle");
  const level = editor.getAttributes("heading").level as 2 | 3 | 4 | undefined;
  return {
    isBold: editor.isActive("bold"),
    isItalic: editor.isActive("italic"),
    isUnderlined: editor.isActive("underline"),
    isStruck: editor.isActive("strike"),
    isBulleted: editor.isActive("bulletList"),
    isNumbered: editor.isActive("orderedList"),
    isQuote: editor.isActive("blockquote"),
    isLink: editor.isActive("link"),
    isImage: editor.isActive("image"),
    isInTable: editor.isActive("table"),
    style: editor.isActive("heading") && level ? (`heading${level}` as const) : "paragraph",
    align: (["left", "center", "right", "justify"] as const).find((textAlign) =>
      editor.isActive({ textAlign }),
    ),
    fontSize: (fontSize as string | null | undefined) ?? undefined,
    color: (color as string | null | undefined) ?? undefined,
    highlight: (highlight as string | null | undefined) ?? undefined,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  } as const;
};

export type ToolbarState = ReturnType<typeof readState>;

export const useToolbarState = (editor: Editor): ToolbarState =>
  useEditorState({ editor, selector: ({ editor: changed }) => readState(changed) });

/** The props of every part of the toolbar. */
export type ToolbarPart = { editor: Editor; state: ToolbarState; isDisabled: boolean };
