import { texts } from "../texts/texts.tsx";

/** Keys as they are drawn. */
export const keyTexts = texts("ui.keys", {
  Mod: "Ctrl",
  Escape: "Esc",
});

/** Keys as screen readers say them. */
export const keyNameTexts = texts("ui.keyNames", {
  Mod: "Control",
  Command: "Command",
  Option: "Option",
  Alt: "Alt",
  Shift: "Shift",
  Enter: "Enter",
  Escape: "Escape",
  "?": "question mark",
  "/": "slash",
  ArrowUp: "up arrow",
  ArrowDown: "down arrow",
  ArrowLeft: "left arrow",
  ArrowRight: "right arrow",
});
