import { autoUpdate, flip, offset, shift, useFloating } from "@floating-ui/react";
import { useLayoutEffect } from "react";
import { Spinner } from "../Loader/Loader.tsx";
import { description, item as itemLook, texts } from "../Menu/Menu.css.ts";
import { sheet } from "../Popover/Popover.css.ts";
import { visiblePart } from "../Popover/Sheet.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./SuggestionList.css.ts";
import type { OpenList } from "./suggestions.ts";
import { richTextEditorTexts } from "./texts.ts";

type SuggestionListProps = {
  id: string;
  list: OpenList;
  onPoint: (index: number) => void;
};

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** ARIA attributes that link the text box to the open list. */
export const pointingAt = (listId: string, list: OpenList | undefined): Record<string, string> => ({
  ...(list && { "aria-autocomplete": "list", "aria-controls": listId }),
  ...(list?.items[list.active] && { "aria-activedescendant": optionId(listId, list.active) }),
});

/** Suggestions at the caret. The focus stays in the text. */
export function SuggestionList({ id, list, onPoint }: SuggestionListProps) {
  const say = useTexts();
  const boundary = visiblePart() ?? "clippingAncestors";
  const {
    refs: { setFloating, setPositionReference },
    floatingStyles,
  } = useFloating({
    strategy: "fixed",
    placement: "bottom-start",
    middleware: [offset(4), flip({ boundary }), shift({ boundary, padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { rect } = list;
  useLayoutEffect(() => {
    setPositionReference({ getBoundingClientRect: () => rect() ?? new DOMRect() });
  }, [setPositionReference, rect]);
  const active = optionId(id, list.active);
  useLayoutEffect(() => {
    document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div ref={setFloating} style={floatingStyles} className={`${sheet} ${css.popup}`}>
      <div
        id={id}
        role="listbox"
        aria-label={say(
          list.kind === "mentions"
            ? richTextEditorTexts.mentionPeople
            : richTextEditorTexts.mergeTags,
        )}
        className={css.list}
      >
        {list.items.map((item, at) => (
          <div
            key={item.id}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === list.active}
            data-focused={at === list.active || undefined}
            data-focus-visible={at === list.active || undefined}
            className={itemLook}
            onPointerMove={() => at !== list.active && onPoint(at)}
            onPointerDown={(event) => {
              event.preventDefault();
              list.choose(item);
            }}
          >
            <span className={texts}>
              {item.label}
              {item.description && <span className={description}>{item.description}</span>}
            </span>
          </div>
        ))}
      </div>
      {list.items.length === 0 && (
        <div role="status" className={css.none}>
          {list.isLoading ? <Spinner /> : say(words.noOptions)}
        </div>
      )}
    </div>
  );
}
