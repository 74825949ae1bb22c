import type { ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
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

export type TextProps = RootProps & {
  as?: "span" | "p" | "div" | "strong" | "em" | "time" | "small" | "li";
  size?: keyof typeof sizes;
  tone?: keyof typeof inks;
  weight?: keyof typeof weights;
  align?: keyof typeof aligned;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** Digits of equal width. */
  numeric?: boolean;
  /** Keeps the line breaks of the text. */
  preserveLines?: boolean;
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
  ref,
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
  return (
    <Element
      // Somebody typed it, in their own language.
      dir={preserveLines ? "auto" : undefined}
      {...props}
      ref={ref as Ref<never>}
      className={classes.filter(Boolean).join(" ")}
    />
  );
}
