import { texts } from "../texts/texts.tsx";

export const countdownDialogTexts = texts("ui.countdownDialog", {
  timeLeft: "{time} left",
});
