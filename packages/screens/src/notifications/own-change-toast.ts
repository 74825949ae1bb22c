import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import { changeTexts } from "./change-texts.ts";

/** Shows the message of the user's own status changes. Specification §4. */
export const showOwnChange =
  (say: Say) =>
  (description: string, undo?: () => void): void => {
    showToast({
      tone: "positive",
      title: say(changeTexts.own),
      description,
      ...(undo && { onUndo: undo }),
    });
  };
