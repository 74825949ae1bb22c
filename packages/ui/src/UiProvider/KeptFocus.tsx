import type { RefObject } from "react";
import { useKeptFocus } from "./useKeptFocus.ts";

/** Keeps the focus on the page, from when somebody works on it; what had it until then is `last`. */
export default function KeptFocus({ last }: { last: RefObject<HTMLElement[]> }) {
  useKeptFocus(last);
  return null;
}
