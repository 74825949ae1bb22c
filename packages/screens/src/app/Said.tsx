import { type Text, useTexts } from "@ats/ui/texts";
import { createElement, Fragment, type ReactNode } from "react";

interface SaidProps<Names extends string> {
  text: Text<Names>;
  values: Readonly<Record<Names, ReactNode>>;
}

/** A text with elements among its words: `<Said text={texts.sent} values={{ job: <Link … /> }} />`. */
export function Said<Names extends string>({ text, values }: SaidProps<Names>) {
  const anyText: Text<string> = text;
  const say = useTexts();
  const numbers = Object.entries<ReactNode>(values).filter(
    (each): each is [Names, number] => typeof each[1] === "number",
  );
  // A name without a value stays in braces.
  const parts = say(anyText, Object.fromEntries(numbers)).split(/\{(\w+)\}/);
  const children = parts.map((part, at) => (at % 2 === 1 ? values[part as Names] : part));
  return createElement(Fragment, null, ...children);
}
