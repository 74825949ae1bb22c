import { texts } from "@ats/ui/texts";

export const compareTexts = texts("applications.compare", {
  title: "Compare {count} applications",
  applications: "Applications",
  sideBySide: "Side by side",
  application: "Application",
  open: "Open",
  status: "Status",
  rating: "Rating",
  score: "Score",
  scoreOf: "{score} of {scoreMax}",
  tags: "Tags",
  currentJob: "Current job",
  cv: "CV",
  employment: "Employment",
  education: "Education",
  scorecards: "Scorecards",
  scorecardsHidden: "{count} hidden until you submit yours",
  scored: "Scored: {attribute}",
});
