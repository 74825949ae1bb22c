import type { HTMLAttributeAnchorTarget, ReactNode, Ref } from "react";
import { type PressEvent, Link as RacLink } from "react-aria-components";
import { link, variants } from "./Link.css.ts";

export type LinkProps = {
  href: string;
  children: ReactNode;
  variant?: keyof typeof variants;
  target?: HTMLAttributeAnchorTarget;
  rel?: string;
  download?: boolean | string;
  onPress?: (event: PressEvent) => void;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  ref?: Ref<HTMLAnchorElement>;
};

/** A link; within `UiProvider` with `navigate` it changes the page without loading it anew. */
export function Link({ variant = "default", ...props }: LinkProps) {
  return <RacLink {...props} className={`${link} ${variants[variant]}`} />;
}
