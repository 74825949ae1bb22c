import { useKeptFocus } from "./useKeptFocus.ts";

/** Keeps the focus on the page, from when somebody works on it. */
export default function KeptFocus() {
  useKeptFocus();
  return null;
}
