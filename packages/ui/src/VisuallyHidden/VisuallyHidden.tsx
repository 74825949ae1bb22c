import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = {
  as?: "span" | "div" | "h1" | "h2" | "h3" | "h4" | "caption";
  id?: string;
  role?: "status" | "alert";
  "aria-live"?: "polite" | "assertive";
  children?: ReactNode;
};

/** Said by a screen reader, not shown. */
export function VisuallyHidden({ as: Element = "span", ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={hidden} />;
}
