import { texts } from "../texts/texts.tsx";

export const statTileTexts = texts("ui.statTile", {
  changeUp: "Up {change} on {before}",
  changeDown: "Down {change} on {before}",
  changeNone: "The same as {before}",
  points: "{count} points",
});
