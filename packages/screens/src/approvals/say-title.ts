import type { SubjectKind } from "@ats/core/approvals/subject";
import type { Say } from "@ats/ui/texts";
import { decisionTexts } from "./state-texts.ts";

/** "Nurse", "Offer for Nurse", "Cost: Advert, Indeed". */
export const sayTitle = (
  say: Say,
  { kind, title }: { kind: SubjectKind; title: string },
): string =>
  kind === "offer"
    ? say(decisionTexts.offerFor, { title })
    : kind === "cost"
      ? say(decisionTexts.cost, { title })
      : title;
