import * as css from "./visiblePart.css.ts";

let part: HTMLElement | undefined;

/** An element as large as the part in sight, for popovers to stay within; undefined: the window. */
export function visiblePart(): HTMLElement | undefined {
  if (typeof document === "undefined") return;
  if (!document.documentElement.style.getPropertyValue("--ats-visible-height")) return;
  part ??= Object.assign(document.createElement("div"), { className: css.part });
  if (!part.isConnected) document.body.append(part);
  return part;
}
