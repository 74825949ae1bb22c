import { texts } from "@ats/ui/texts";

export const settingsPageTexts = texts("settings.page", {
  title: "Settings",
  companyHint: "Yours and your company’s",
  ownHint: "Your profile and how you sign in",
});

export const settingsSectionTexts = texts("settings.sections", {
  details: "Details",
  password: "Password",
  verification: "Two-step verification",
  sessions: "Sessions",
  notifications: "Notifications",
  timeOff: "Time off",
  appearance: "Appearance",
  interviews: "Interviews",
  publishing: "Publishing",
  brand: "Careers brand",
  anonymisation: "Anonymisation",
  highlights: "Highlights",
  roles: "Roles",
  customFields: "Fields",
  embedding: "Embedding",
  tokens: "API tokens",
  outbox: "Outbox",
  reasons: "Exit reasons",
  retention: "Retention",
  checks: "Right to work",
  erasures: "Erased people",
  company: "Export and deletion",
  audit: "Audit log",
});
