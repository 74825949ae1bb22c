import { usePath } from "../app/router.tsx";
import { useRememberVisit } from "./recent.ts";

/** Remembers each page that is shown, for the palette. */
export default function VisitRecorder() {
  useRememberVisit(usePath());
  return null;
}
