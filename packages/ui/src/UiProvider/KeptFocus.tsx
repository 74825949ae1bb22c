import type { RefObject } from "react";
import { useKeptFocus } from "./useKeptFocus.ts";

/** Keeps the focus on the page, from when somebody works on it; `last` had it until then. */
export default function KeptFocus({ last }: { last: RefObject<Element | null> }) {
  useKeptFocus(last);
  return null;
}
