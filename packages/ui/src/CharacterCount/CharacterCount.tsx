import { useEffect, useState } from "react";
import { useLocale } from "../texts/useLocale.ts";
import type { RootProps } from "../root/root.ts";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { count, over } from "./CharacterCount.css.ts";
import { characterCountTexts } from "./texts.ts";

export type CharacterCountProps = RootProps<HTMLDivElement> & {
  /** Characters entered so far. */
  used: number;
  /** Maximum number of characters. Without a limit nothing is announced. */
  limit?: number;
};

/** Remaining share of the limit at which announcements begin. */
const announcedShare = 0.1;

/** Shows how many characters are used. Point the field's `aria-describedby` at its id. */
export function CharacterCount({ used, limit, ...root }: CharacterCountProps) {
  const say = useTexts();
  const { locale } = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - used;
  const warning =
    left < 0
      ? say(characterCountTexts.charactersOver, { count: figure(-left) })
      : limit !== undefined && left <= limit * announcedShare
        ? say(characterCountTexts.charactersLeft, { count: figure(left) })
        : "";
  const words = { used: figure(used), limit: figure(limit ?? 0) };
  return (
    <div {...root} className={left < 0 ? `${count} ${over}` : count}>
      <span aria-hidden="true">
        {limit === undefined ? words.used : `${words.used} / ${words.limit}`}
      </span>
      <span className={hidden}>
        {say(
          limit === undefined
            ? characterCountTexts.charactersUsed
            : characterCountTexts.charactersUsedOf,
          words,
        )}
      </span>
      <span role="status" className={hidden}>
        {useSettled(warning)}
      </span>
    </div>
  );
}

/**
 * Returns the text once it is unchanged for a second, so that announcements do not interrupt
 * typing. The initial text is not announced.
 */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? "" : settled;
}
