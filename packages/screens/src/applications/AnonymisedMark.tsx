import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { EyeOff } from "lucide-react";
import { mark } from "./AnonymisedMark.css.ts";

export const anonymisedNote = "Anonymised: name, contact details and CV are hidden from you";

/** Marks what is anonymised. On a job it says so of its applicants. */
export function AnonymisedMark({ note = "Applicants are anonymised" }: { note?: string }) {
  return (
    <span className={mark} title={note}>
      <EyeOff aria-hidden="true" />
      <VisuallyHidden>{note}</VisuallyHidden>
    </span>
  );
}
