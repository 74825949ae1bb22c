import type { fn, within } from "storybook/test";
import type { RichTextEditorProps } from "./RichTextEditor.tsx";

type Canvas = ReturnType<typeof within>;

/** Finds the editable text once the editor has loaded. */
export const textOf = (canvas: Canvas, name: string | RegExp = "Job description") =>
  canvas.findByRole("textbox", { name }, { timeout: 15_000 });

/** The HTML of the last change. */
export const last = (onChange: RichTextEditorProps["onChange"]) =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as string;

/** Moves the caret to the end of the text. */
export const toEnd = (text: HTMLElement) => {
  getSelection()?.selectAllChildren(text.lastElementChild ?? text);
  getSelection()?.collapseToEnd();
};
