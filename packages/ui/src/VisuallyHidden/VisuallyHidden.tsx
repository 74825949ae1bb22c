import type { ReactNode, Ref } from "react";
import type { RootProps } from "../root/root.ts";
import { hidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = RootProps & {
  as?: "span" | "div" | "h1" | "h2" | "h3" | "h4" | "caption";
  role?: "status" | "alert";
  "aria-live"?: "polite" | "assertive";
  children?: ReactNode;
};

/** Text for screen readers, not shown. */
export function VisuallyHidden({ as: Element = "span", ref, ...props }: VisuallyHiddenProps) {
  return <Element {...props} ref={ref as Ref<never>} className={hidden} />;
}
