import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Mention } from "../RichTextEditor/RichTextEditor.tsx";
import { pointingAt, SuggestionList } from "../RichTextEditor/SuggestionList.tsx";
import { Suggestions } from "../RichTextEditor/suggestions.ts";
import { useAttributes } from "../RichTextEditor/useAttributes.ts";

type MentionsProps = {
  field: HTMLTextAreaElement;
  find: (query: string) => Promise<Mention[]>;
};

/** An "@" at the start of a word, and the part of a name between it and the caret. */
const mentionStart = /(?<![\p{L}\p{N}])@((?!\s)[^@\n]{0,40})$/u;

/** Suggests people while a name is typed after "@", and inserts the chosen name. */
export default function Mentions({ field, find }: MentionsProps) {
  const listId = useId();
  const [suggestions] = useState(() => new Suggestions());
  const list = useSyncExternalStore(suggestions.subscribe, suggestions.current);
  useAttributes(field, pointingAt(listId, list));
  /** The last search, and the position of the "@" whose list was closed. */
  const lastQuery = useRef("");
  const closedAt = useRef(-1);

  const close = (at = -1) => {
    lastQuery.current = "";
    closedAt.current = at;
    suggestions.close();
  };
  const findMention = () => mentionStart.exec(field.value.slice(0, field.selectionStart));
  const search = useEffectEvent(async () => {
    const found = findMention();
    if (!found) return close();
    const { index, 0: mention, 1: query = "" } = found;
    const newQuery = `${index}${mention}`;
    if (index === closedAt.current || newQuery === lastQuery.current) return;
    lastQuery.current = newQuery;
    const items = await find(query);
    if (newQuery !== lastQuery.current) return;
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
    if (event.key === "Escape") close(findMention()?.index);
    else if (!suggestions.press(event)) return;
    event.preventDefault();
    // A key handled here must not also act on the dialog or page around the field.
    event.stopPropagation();
  });
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    field.addEventListener("input", () => void search(), { signal });
    field.addEventListener("keydown", (event) => press(event), { signal });
    field.addEventListener("blur", () => leave(), { signal });
    document.addEventListener("selectionchange", () => suggestions.list && void search(), {
      signal,
    });
    // A name may have been typed while this code was loading.
    if (document.activeElement === field) void search();
    return () => listeners.abort();
  }, [field, suggestions]);

  return (
    list && <SuggestionList id={listId} list={list} onPoint={(index) => suggestions.point(index)} />
  );
}
