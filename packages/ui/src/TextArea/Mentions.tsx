import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Mention } from "../RichTextEditor/RichTextEditor.tsx";
import { pointingAt, SuggestionList } from "../RichTextEditor/SuggestionList.tsx";
import { Suggestions } from "../RichTextEditor/suggestions.ts";
import { useAttributes } from "../RichTextEditor/useAttributes.ts";

type MentionsProps = {
  field: HTMLTextAreaElement;
  find: (query: string) => Promise<Mention[]>;
};

/** An "@" that begins a word, and what of a name follows it up to the caret. */
const begun = /(?<![\p{L}\p{N}])@((?!\s)[^@\n]{0,40})$/u;

/** Suggests people where a name is typed after an "@", and writes down who is chosen. */
export default function Mentions({ field, find }: MentionsProps) {
  const listId = useId();
  const [suggestions] = useState(() => new Suggestions());
  const list = useSyncExternalStore(suggestions.subscribe, suggestions.current);
  useAttributes(field, pointingAt(listId, list));
  /** What was asked for last, and where the "@" is whose list was closed. */
  const asked = useRef("");
  const closed = useRef(-1);

  const close = (at = -1) => {
    asked.current = "";
    closed.current = at;
    suggestions.close();
  };
  const placeOf = () => begun.exec(field.value.slice(0, field.selectionStart));
  const ask = useEffectEvent(async () => {
    const found = placeOf();
    if (!found) return close();
    const { index, 0: mention, 1: query = "" } = found;
    const asking = `${index}${mention}`;
    if (index === closed.current || asking === asked.current) return;
    asked.current = asking;
    const items = await find(query);
    if (asking !== asked.current) return;
    suggestions.show(query, {
      kind: "mentions",
      items,
      isLoading: false,
      rect: () => field.getBoundingClientRect(),
      choose({ label }) {
        const end = index + mention.length;
        field.setRangeText(`@${label} `, index, end + (field.value[end] === " " ? 1 : 0), "end");
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        close();
      },
    });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!suggestions.list || event.isComposing) return;
    if (event.key === "Escape") close(placeOf()?.index);
    else if (!suggestions.press(event)) return;
    event.preventDefault();
    // Used here, it means nothing to the dialog or the page around it.
    event.stopPropagation();
  });
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    field.addEventListener("input", () => void ask(), { signal });
    field.addEventListener("keydown", (event) => press(event), { signal });
    field.addEventListener("blur", () => leave(), { signal });
    document.addEventListener("selectionchange", () => suggestions.list && void ask(), { signal });
    // Somebody may have been named while this loaded.
    if (document.activeElement === field) void ask();
    return () => leaving.abort();
  }, [field, suggestions]);

  return (
    list && <SuggestionList id={listId} list={list} onPoint={(index) => suggestions.point(index)} />
  );
}
