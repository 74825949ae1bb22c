import { useEffect, useState } from "react";
import { useLocale } from "react-aria-components";
import { useMessages } from "../messages/messages.tsx";
import type { RootProps } from "../root/root.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { count, over } from "./CharacterCount.css.ts";

export type CharacterCountProps = RootProps<HTMLDivElement> & {
  /** Characters that are written. */
  used: number;
  /** Characters that may be. Without one nothing is announced. */
  limit?: number;
};

/** The share of the limit that is left when a screen reader is first told. */
const near = 0.1;

/** How much is written of what may be. Point the field's `aria-describedby` at its id. */
export function CharacterCount({ used, limit, ...root }: CharacterCountProps) {
  const say = useMessages();
  const { locale } = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - used;
  const warning =
    left < 0
      ? say("charactersOver", { count: figure(-left) })
      : limit !== undefined && left <= limit * near
        ? say("charactersLeft", { count: figure(left) })
        : "";
  const words = { used: figure(used), limit: figure(limit ?? 0) };
  return (
    <div {...root} className={left < 0 ? `${count} ${over}` : count}>
      <span aria-hidden="true">
        {limit === undefined ? words.used : `${words.used} / ${words.limit}`}
      </span>
      <span className={hidden}>
        {say(limit === undefined ? "charactersUsed" : "charactersUsedOf", words)}
      </span>
      <span role="status" className={hidden}>
        {useSettled(warning)}
      </span>
    </div>
  );
}

/** A text once it has stood for a second, so that typing is not talked over. What is there at
 * first is not news. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? "" : settled;
}
