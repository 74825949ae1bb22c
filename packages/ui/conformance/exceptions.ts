import type { Check } from "./checks.ts";

/** Doors that show nothing on their own and so have no story. */
export const withoutComponent: Record<string, string> = {
  UiProvider: "the root: every story stands in it",
  messages: "texts, and the hook that reads them",
  theme: "the tokens, and what sets them",
  tone: "a type and its colours",
  Field: "what every field is made of",
  ModalFrame: "what every dialog is made of",
  CalendarGrid: "what every date picker is made of",
};

/** Checks that a component cannot pass, each with the reason. */
export const exceptions: Record<string, Partial<Record<Check, string>>> = {
  Calendar: {
    "mirrors from right to left": "its hours stand as the language writes them",
    "is drawn in forced colours": "hours off work are told by their ground; nothing depends on it",
  },
  DateField: { "mirrors from right to left": "its parts stand as the language writes a date" },
  DatePicker: { "mirrors from right to left": "its parts stand as the language writes a date" },
  DateRangePicker: {
    "mirrors from right to left": "its parts stand as the language writes a date",
  },
  TimeField: { "mirrors from right to left": "its parts stand as the language writes a time" },
  Toast: { "passes on ref, id and data-*": "shown by a call, in a region that the root holds" },
  Skeleton: { "is drawn in forced colours": "shows that nothing is there yet, and says so" },
};
