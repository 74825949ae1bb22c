import { type HTMLAttributeAnchorTarget, type MouseEvent, type ReactNode, use } from "react";
import type { RootProps } from "../root/root.ts";
import { HrefContext, NavigateContext } from "../UiProvider/navigation.ts";
import { link, variants } from "./Link.css.ts";

export type LinkProps = RootProps<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
  variant?: keyof typeof variants;
  target?: HTMLAttributeAnchorTarget;
  rel?: string;
  download?: boolean | string;
  onPress?: () => void;
  /** -1 where arrow keys lead to it. */
  tabIndex?: -1;
  /** False where what it stands in is dragged. */
  draggable?: false;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
};

/**
 * A link; within `UiProvider` with `navigate` it changes the page without loading it anew.
 * It is the browser's own: a list has hundreds.
 */
export function Link({ variant = "default", href, onPress, children, ...props }: LinkProps) {
  const navigate = use(NavigateContext);
  const hrefOf = use(HrefContext);
  return (
    <a
      {...props}
      href={hrefOf(href)}
      className={`${link} ${variants[variant]}`}
      onClick={(event) => {
        onPress?.();
        if (!navigate || !isPlain(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click asks for a page of this site, here; a modifier key, a target or another site is the browser's. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const anchor = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    anchor.origin === window.location.origin &&
    event.button === 0 &&
    !isModified &&
    !anchor.hasAttribute("download") &&
    (anchor.target === "" || anchor.target === "_self")
  );
}
