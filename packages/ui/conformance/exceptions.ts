import type { Check } from "./checks.ts";

/** Doors that show nothing on their own and so have no story. */
export const withoutComponent: Record<string, string> = {
  UiProvider: "the root of every story",
  texts: "the texts of components and the hook that says them",
  theme: "tokens and the function that sets the theme",
  onDemand: "the function that loads a component when it is first shown",
  print: "the function that prints a page whole",
  tone: "a type and its colours",
  Field: "the base of every field",
  ModalFrame: "the base of every dialog",
  CalendarGrid: "the base of every date picker",
};

/** Checks that a component cannot pass, each with the reason. */
export const exceptions: Record<string, Partial<Record<Check, string>>> = {
  Calendar: {
    "is visible in forced colours":
      "non-working hours differ only by background; nothing depends on it",
  },
  Toast: { "passes on ref, id and data-*": "shown by a call, in a region that the root renders" },
  Skeleton: { "is visible in forced colours": "its region says in text that content is loading" },
};
