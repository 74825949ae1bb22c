import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { EyeOff } from "lucide-react";
import { mark } from "./AnonymisedMark.css.ts";
import { anonymisedTexts } from "./anonymised-texts.ts";

/** Marks anonymised data; on a job, says that its applicants are anonymised. */
export function AnonymisedMark({ note }: { note?: string }) {
  const say = useTexts();
  const text = note ?? say(anonymisedTexts.applicants);
  return (
    <span className={mark} title={text}>
      <EyeOff aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
