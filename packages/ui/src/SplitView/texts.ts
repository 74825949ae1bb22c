import { texts } from "../texts/texts.tsx";

export const splitViewTexts = texts("ui.splitView", {
  resizePanes: "Width of {name}",
});
