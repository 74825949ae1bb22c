import type { SubjectKind } from "@ats/core/approvals/subject";
import type { Say, Text } from "@ats/ui/texts";
import { decisionTexts } from "./state-texts.ts";

/** Titles of requests that need more than the name of what they are about. */
const titles: Partial<Record<SubjectKind, Text<"title">>> = {
  offer: decisionTexts.offerFor,
  cost: decisionTexts.cost,
};

/** "Nurse", "Offer for Nurse", "Cost: Advert, Indeed". */
export const sayTitle = (
  say: Say,
  { kind, title }: { kind: SubjectKind; title: string },
): string => {
  const named = titles[kind];
  return named ? say(named, { title }) : title;
};
