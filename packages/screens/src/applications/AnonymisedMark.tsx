import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { EyeOff } from "lucide-react";
import { mark } from "./AnonymisedMark.css.ts";

export const anonymisedNote = "Anonymised: name, contact details and CV are hidden from you";

/** Marks anonymised data; on a job, says that its applicants are anonymised. */
export function AnonymisedMark({ note = "Applicants are anonymised" }: { note?: string }) {
  return (
    <span className={mark} title={note}>
      <EyeOff aria-hidden="true" />
      <VisuallyHidden>{note}</VisuallyHidden>
    </span>
  );
}
