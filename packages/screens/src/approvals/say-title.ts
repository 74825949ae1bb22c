import type { SubjectKind } from "@ats/core/approvals/subject";
import type { Say } from "@ats/ui/texts";
import { decisionTexts } from "./state-texts.ts";

/** "Nurse", "Offer for Nurse". */
export const sayTitle = (
  say: Say,
  { kind, title }: { kind: SubjectKind; title: string },
): string => (kind === "offer" ? say(decisionTexts.offerFor, { title }) : title);
