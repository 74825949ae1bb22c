import type { ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
import { gaps } from "../Stack/Stack.css.ts";
import type { Space } from "../theme/theme.css.ts";
import { aligns, inline, justifies, wraps } from "./Inline.css.ts";

export type InlineProps = RootProps & {
  gap?: Space;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
  wrap?: boolean;
  as?: "div" | "span" | "ul" | "ol" | "li";
  "aria-label"?: string;
  children?: ReactNode;
};

/** Lays out its children side by side and wraps them when space runs out. */
export function Inline({
  gap = "sm",
  align = "center",
  justify = "start",
  wrap = true,
  as: Element = "div",
  ref,
  ...props
}: InlineProps) {
  const role = Element === "ul" || Element === "ol" ? "list" : undefined;
  const classes = [inline, gaps[gap], aligns[align], justifies[justify], wrap && wraps];
  return (
    <Element
      {...props}
      ref={ref as Ref<never>}
      role={role}
      className={classes.filter(Boolean).join(" ")}
    />
  );
}
