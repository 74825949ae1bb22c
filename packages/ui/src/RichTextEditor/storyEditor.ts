import type { fn, within } from "storybook/test";
import type { RichTextEditorProps } from "./RichTextEditor.tsx";

type Canvas = ReturnType<typeof within>;

/** The text, once the editor is there. */
export const textOf = (canvas: Canvas, name: string | RegExp = "Job description") =>
  canvas.findByRole("textbox", { name }, { timeout: 15_000 });

/** The HTML that was told last. */
export const last = (onChange: RichTextEditorProps["onChange"]) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as string;

/** Puts the caret behind the last word. */
export const toEnd = (text: HTMLElement) => {
  getSelection()?.selectAllChildren(text.lastElementChild ?? text);
  getSelection()?.collapseToEnd();
};
