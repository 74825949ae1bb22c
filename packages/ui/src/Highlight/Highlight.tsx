import type { ReactNode } from "react";
import { type RootProps, rootProps } from "../root/root.ts";
import { mark } from "./Highlight.css.ts";
import { wordsIn } from "./wordsIn.ts";

export type HighlightProps = RootProps<HTMLSpanElement> & {
  text: string;
  /** Marks every occurrence of each word, ignoring case. */
  query?: string;
  /** Ranges to mark: start and exclusive end, in order. Takes precedence over `query`. */
  ranges?: readonly (readonly [number, number])[];
};

/** Shows a text with the search matches marked. */
export function Highlight(props: HighlightProps) {
  const { text, query, ref } = props;
  const { ranges = query ? wordsIn(text, query) : [] } = props;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className={mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <span {...rootProps(props)} ref={ref}>
      {parts}
      {text.slice(at)}
    </span>
  );
}
