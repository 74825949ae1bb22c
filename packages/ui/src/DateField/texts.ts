import { texts } from "../texts/texts.tsx";

export const dateFieldTexts = texts("ui.dateField", {
  tooEarly: "Enter {min} or later",
  tooLate: "Enter {max} or earlier",
  dateUnavailable: "This date is not available",
});
