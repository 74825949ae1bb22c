import { texts } from "@ats/ui/texts";

export const noAgencyTexts = texts("navigation.noAgencyScreens", {
  title: "There are no screens for agencies in this release",
  hint: "You are signed in for {company}, an agency. Agency jobs, clients and users come in a later release; until then, please work with the employer directly.",
});
