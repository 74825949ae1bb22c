import { texts } from "../texts/texts.tsx";

export const treeTexts = texts("ui.tree", {
  noItems: "Nothing here",
});
