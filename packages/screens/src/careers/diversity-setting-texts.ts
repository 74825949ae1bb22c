import { texts } from "@ats/ui/texts";

export const diversitySettingTexts = texts("careers.diversitySetting", {
  title: "Diversity questions",
  hint: "Every application form asks these, and nobody has to answer. Answers are counted for each vacancy and never shown to the hiring team. Groups of fewer than five are hidden.",
  notLoaded: "The diversity questions could not be loaded",
});
