import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { Tag } from "../Tag/Tag.tsx";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import * as css from "./FilterBar.css.ts";
import { filterBarTexts } from "./texts.ts";

/** An active filter. It is editable when its id is the id of a field. */
export type FilterChip = {
  id: string;
  label: string;
  value: string;
  /** Shown instead of "label: value". */
  text?: string;
};

type FilterChipsProps = {
  chips: FilterChip[];
  onRemove: (chipId: string) => void;
  isEditable: (id: string) => boolean;
  onEdit: (id: string, element: Element) => void;
  /** Called when the focused chip was removed and no other chip can take the focus. */
  onNoneLeft: () => void;
};

export function FilterChips(props: FilterChipsProps) {
  const { chips, onRemove, isEditable, onEdit } = props;
  const say = useTexts();
  const list = useRef<HTMLUListElement>(null);
  /** Index of the removed chip, until the focus has moved on. */
  const removed = useRef<number>(undefined);
  const remove = (at: number, id: string) => {
    removed.current = at;
    onRemove(id);
  };
  const moveFocus = useEffectEvent((count: number) => {
    const at = removed.current;
    removed.current = undefined;
    if (at === undefined) return;
    const next = list.current?.children[Math.min(at, count - 1)]?.querySelector(
      "button:last-of-type",
    ) as HTMLElement | null | undefined;
    if (next) next.focus();
    else props.onNoneLeft();
  });
  useEffect(() => moveFocus(chips.length), [chips.length]);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className={css.chips} role="list" aria-label={say(filterBarTexts.filters)}>
      {chips.map((chip, at) => {
        const { id, label, value, text = `${label}: ${value}` } = chip;
        const press = (event: KeyboardEvent) => {
          if (event.key === "Delete" || event.key === "Backspace") remove(at, id);
        };
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys
          <li key={id} className={css.chip} onKeyDown={press}>
            <Tag
              {...(isEditable(id) && {
                onPress: (element: Element) => onEdit(id, element),
                pressLabel: say(filterBarTexts.changeFilter, { text }),
              })}
              onRemove={() => remove(at, id)}
              removeLabel={say(words.remove, { name: text })}
            >
              {text}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
