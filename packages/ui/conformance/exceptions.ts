/** Doors that show nothing by themselves, and so have no story of their own. */
export const withoutComponent: Record<string, string> = {
  UiProvider: "the root: every story stands in it",
  messages: "texts, and the hook that reads them",
  theme: "the tokens, and what sets them",
  tone: "a type and its colours",
  Field: "what every field is made of",
  ModalFrame: "what every dialog is made of",
};

type Check =
  | "passes on ref, id and data-*"
  | "paints in the theme's colours alone"
  | "mirrors from right to left";

/** What a component cannot do, and why. */
export const exceptions: Record<string, Partial<Record<Check, string>>> = {};
