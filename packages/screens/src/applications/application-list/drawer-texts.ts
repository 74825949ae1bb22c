import { texts } from "@ats/ui/texts";

export const drawerTexts = texts("applications.drawer", {
  aboutApplication: "About the application",
  thisApplication: "This application",
  rating: "Rating",
  scoreOf: "Score {score} of {scoreMax}",
  editTags: "Edit tags",
  openFullPage: "Open full page",
  interviews: { one: "{count} interview", other: "{count} interviews" },
  message: "Message",
  note: "Note",
  cv: "CV",
  answers: "Answers",
  notes: "Notes",
});
