import type { RefObject } from "react";
import { useKeptFocus } from "./useKeptFocus.ts";

/**
 * Restores lost focus. `last` is the element focused before this code loaded, with its ancestors.
 */
export default function KeptFocus({ last }: { last: RefObject<HTMLElement[]> }) {
  useKeptFocus(last);
  return null;
}
