import type { RequisitionLine } from "@ats/core/approvals/contract";
import type { Say } from "@ats/ui/texts";
import { nameOf } from "./useWords.ts";

/** "Finance: Fay Moss or Dev Rao", for each step that waits. */
export const sayWaiting = (say: Say, { waiting }: Pick<RequisitionLine, "waiting">): string =>
  waiting
    .map(
      ({ step, people }) =>
        `${step}: ${new Intl.ListFormat(say.locale, { type: "disjunction" }).format(people.map(nameOf))}`,
    )
    .join(" · ");
