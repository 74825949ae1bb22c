import type { ReactNode } from "react";
import {
  aligned,
  inks,
  numeric as numbers,
  preserved,
  sizes,
  text,
  truncate as cut,
  weights,
} from "./Text.css.ts";

export type TextProps = {
  as?: "span" | "p" | "div" | "strong" | "em" | "time" | "small" | "li";
  size?: keyof typeof sizes;
  tone?: keyof typeof inks;
  weight?: keyof typeof weights;
  align?: keyof typeof aligned;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Digits of one width. */
  numeric?: boolean;
  /** Keeps the line breaks of the text. */
  preserveLines?: boolean;
  id?: string;
  dateTime?: string;
  title?: string;
  children?: ReactNode;
};

export function Text({
  as: Element = "span",
  size = "md",
  tone = "inherit",
  weight = "regular",
  align,
  truncate,
  numeric,
  preserveLines,
  ...props
}: TextProps) {
  const classes = [
    text,
    sizes[size],
    inks[tone],
    weights[weight],
    align && aligned[align],
    truncate && cut,
    numeric && numbers,
    preserveLines && preserved,
  ];
  return <Element {...props} className={classes.filter(Boolean).join(" ")} />;
}
