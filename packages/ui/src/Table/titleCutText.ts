import type { PointerEvent } from "react";
import { detail } from "./Table.css.ts";

/** Gives a cell and its detail their text as a tooltip while their end is cut. */
export function titleCutText({ target }: PointerEvent) {
  for (const place of [`.${detail}`, "td, th"]) {
    const box = (target as Element).closest<HTMLElement>(place);
    // An inline detail has no width of its own: its cell cuts it.
    if (box && box.clientWidth > 0 && box.scrollWidth > box.clientWidth) box.title = box.innerText;
    else box?.removeAttribute("title");
  }
}
