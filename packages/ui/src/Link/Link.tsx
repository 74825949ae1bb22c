import {
  type HTMLAttributeAnchorTarget,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
} from "react";
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
  /** Use -1 where the arrow keys reach the link. */
  tabIndex?: -1;
  /** Use false inside a draggable element. */
  draggable?: false;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
};

/**
 * Links to a page. With `navigate` on `UiProvider` the page changes without a reload. Text, if the
 * application has no such page. A plain `<a>`, because lists have hundreds of them.
 */
export function Link({ variant = "default", href, onPress, children, ...props }: LinkProps) {
  const navigate = use(NavigateContext);
  const address = use(HrefContext)(href);
  if (address === undefined) {
    const { ref, id } = props;
    return (
      <span ref={ref as Ref<HTMLSpanElement>} id={id}>
        {children}
      </span>
    );
  }
  return (
    <a
      {...props}
      href={address}
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

/** True for an unmodified click on a link to this site. The browser handles all other clicks. */
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
