import type { ReactNode } from "react";
import type { Space } from "../theme/theme.css.ts";
import { aligns, gaps, stack } from "./Stack.css.ts";

export type StackProps = {
  gap?: Space;
  align?: keyof typeof aligns;
  as?: "div" | "section" | "ul" | "ol" | "li" | "span" | "nav" | "aside" | "article";
  "aria-label"?: string;
  children?: ReactNode;
};

/** Lays its children one below the other. */
export function Stack({
  gap = "md",
  align = "stretch",
  as: Element = "div",
  ...props
}: StackProps) {
  const role = Element === "ul" || Element === "ol" ? "list" : undefined;
  return <Element {...props} role={role} className={`${stack} ${gaps[gap]} ${aligns[align]}`} />;
}
