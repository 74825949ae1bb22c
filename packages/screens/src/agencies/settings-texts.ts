import type { ShownProgress } from "@ats/core/agencies/agency-settings";
import { texts } from "@ats/ui/texts";

export const agencySettingsTexts = texts("agencies.settings", {
  title: "Agencies",
  notLoaded: "The settings for agencies could not be loaded",
  shownProgress: "Progress shown to agencies",
  shownProgressHint:
    "Agencies never see other applicants, notes or scorecards. A change counts at once, for earlier candidates too.",
  cvCap: "Most candidates from each agency",
  cvCapHint: "For a job without a limit of its own. Leave it empty to take any number.",
  feedbackDays: "Days to answer a submission",
  feedbackDaysHint: "An agency’s page counts how many of its candidates you answered in time.",
  anyNumber: "Any number",
  answersInterviews: "Agencies answer interviews for their candidates",
  answersInterviewsHint:
    "They confirm, decline or ask for another time. Where they see the outcome only, they still see interviews to come.",
  needsTwoStep: "Agencies need two-step verification",
  needsTwoStepHint:
    "People of an agency who sign in with a password alone see nothing of your company until they turn it on in their settings.",
  yes: "Yes",
  no: "No",
  save: "Save",
  saved: "Settings for agencies saved",
  notSaved: "Not saved",
  theseWere: "These settings were",
});

export const shownProgressTexts = texts("agencies.shownProgress", {
  all: "Every stage",
  milestones: "Milestones",
  outcome: "Outcome only",
} satisfies Record<ShownProgress, string>);

export const shownProgressHints = texts("agencies.shownProgressHints", {
  all: "Each stage of the job’s workflow by its name, and the day on which the candidate reached it.",
  milestones: "Submitted, shortlisted, interview, hired, not successful or withdrawn.",
  outcome: "In process, hired, not successful or withdrawn.",
} satisfies Record<ShownProgress, string>);
