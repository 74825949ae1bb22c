import type { ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
import type { Space } from "../theme/theme.css.ts";
import { aligns, gaps, stack } from "./Stack.css.ts";

export type StackProps = RootProps & {
  gap?: Space;
  align?: keyof typeof aligns;
  as?: "div" | "section" | "ul" | "ol" | "li" | "span" | "nav" | "aside" | "article";
  "aria-label"?: string;
  children?: ReactNode;
};

/** Lays out its children one below the other. */
export function Stack({
  gap = "md",
  align = "stretch",
  as: Element = "div",
  ref,
  ...props
}: StackProps) {
  const role = Element === "ul" || Element === "ol" ? "list" : undefined;
  return (
    <Element
      {...props}
      ref={ref as Ref<never>}
      role={role}
      className={`${stack} ${gaps[gap]} ${aligns[align]}`}
    />
  );
}
