import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTags } from "./useTags.ts";

export type TypedTagsProps = {
  value?: string[];
  defaultValue?: string[];
  onChange?: (tags: string[]) => void;
  onBlur?: () => void;
  /** Maximum number of tags. */
  max?: number;
};

const between = /[,;\n\t]+/;

/** Turns typed and pasted words into tags, and handles the keys between input and tags. */
export function useTagInput(
  { onBlur, ...props }: TypedTagsProps,
  { isReadOnly }: { isReadOnly?: boolean },
) {
  const { tags, add, remove, has, notice } = useTags(props);
  const [text, setText] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const addTexts = (texts: string[]) => setText(add(texts).join(", "));
  return {
    tags,
    has,
    notice,
    frame,
    text,
    setText,
    addTexts,
    leave() {
      if (text.trim()) addTexts([text]);
      onBlur?.();
    },
    remove(tag: string) {
      remove(tag);
      if (tags.length === 1) frame.current?.querySelector("input")?.focus();
    },
    press(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: typing, key, nativeEvent } = event;
      const isInList = typing.getAttribute("aria-activedescendant");
      const isAtStart = typing.selectionStart === 0 && typing.selectionEnd === 0;
      if (nativeEvent.isComposing || isReadOnly) return;
      if ((key === "Enter" && !isInList && text.trim()) || key === ",") {
        event.preventDefault();
        if (text.trim()) addTexts([text]);
      } else if (isAtStart && (key === "Backspace" || isBack(event)))
        [...(frame.current?.querySelectorAll<HTMLElement>("[role=row]") ?? [])].at(-1)?.focus();
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData("text");
      if (!between.test(pasted)) return;
      event.preventDefault();
      addTexts((text + pasted).split(between));
    },
  };
}

/** True for the arrow key towards the start of the text. */
const isBack = ({ key, currentTarget }: KeyboardEvent) =>
  key === (getComputedStyle(currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft");
