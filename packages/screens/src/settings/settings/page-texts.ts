import { texts } from "@ats/ui/texts";

export const settingsPageTexts = texts("settings.page", {
  title: "Settings",
  companyHint: "Yours and your company’s",
  ownHint: "Your profile and how you sign in",
});

export const settingsSectionTexts = texts("settings.sections", {
  details: "Details",
  companyDetails: "Company",
  seo: "Search engines",
  flags: "Features",
  history: "History",
  password: "Password",
  verification: "Two-step verification",
  sessions: "Sessions",
  notifications: "Notifications",
  timeOff: "Time off",
  standIns: "Stand-ins",
  appearance: "Appearance",
  interviews: "Interviews",
  googleMeet: "Google Meet",
  publishing: "Publishing",
  brand: "Careers brand",
  anonymisation: "Anonymisation",
  highlights: "Highlights",
  roles: "Roles",
  accessReviews: "Access reviews",
  customFields: "Fields",
  tags: "Tags",
  sources: "Sources",
  approvals: "Approvals",
  costs: "Costs",
  agencies: "Agencies",
  templates: "Templates",
  diversity: "Diversity",
  embedding: "Embedding",
  identity: "Identity provider",
  tokens: "API tokens",
  connections: "Connections",
  outbox: "Outbox",
  workflows: "Workflows",
  reasons: "Exit reasons",
  retention: "Retention",
  checks: "Right to work",
  erasures: "Erased people",
  company: "Export and deletion",
  audit: "Audit log",
});

export const settingsGroupTexts = texts("settings.groups", {
  you: "You",
  company: "Company",
  careers: "Careers pages",
  applicants: "Applicants",
  privacy: "Privacy",
  system: "System",
});

export const settingsFinderTexts = texts("settings.finder", {
  find: "Find a setting",
  found: { one: "{count} setting found", other: "{count} settings found" },
  none: "No setting matches. Try another word, such as “holidays”.",
});
