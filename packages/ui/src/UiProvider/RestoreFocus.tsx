import type { RefObject } from "react";
import { useRestoreFocus } from "./useRestoreFocus.ts";

/**
 * Restores lost focus. `last` is the element focused before this code loaded, with its ancestors.
 */
export default function RestoreFocus({ last }: { last: RefObject<HTMLElement[]> }) {
  useRestoreFocus(last);
  return null;
}
