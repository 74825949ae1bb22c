import { texts } from "@ats/ui/texts";

export const pageNotFoundTexts = texts("navigation.pageNotFound", {
  hint: "It may have been moved or deleted, or you may not have access. Check the address, or go back.",
  goToJobs: "Go to jobs",
});
