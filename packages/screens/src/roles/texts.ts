import type { FieldGroup, Scope } from "@ats/core/rights/rights";
import { texts } from "@ats/ui/texts";
import type { RightArea } from "./right-areas.ts";

export const roleTexts = texts("roles", {
  title: "Roles",
  hint: "A role is a set of rights. The built-in ones stay as they are; copy one to make your own.",
  notLoaded: "The roles could not be loaded",
  right: "Right",
  people: "People",
  covers: "Covers",
  hides: "Hides",
  nothing: "Nothing",
  yes: "Yes",
  no: "No",
  builtIn: "Built in",
  add: "Add role",
  addTitle: "Add role",
  changeTitle: "Change {name}",
  copy: "Copy",
  change: "Change",
  remove: "Delete",
  actions: "{name}: more",
  copyOf: "Copy of {name}",
  from: "Copy from",
  name: "Name",
  coversHint: "Which departments, brands or jobs, you choose for each person.",
  hidesHint: "Hidden everywhere: on screens, in lists, searches and exports.",
  none: "None",
  save: "Save role",
  added: "{name} added",
  changed: "{name} saved",
  removed: "{name} deleted",
  restored: "Your role is still here, as you left it.",
  effect: "When you save",
  noEffect: "Nobody has this role yet.",
  noRight: "You can give only rights that you have yourself.",
  removeTitle: "Delete {name}?",
  removeHint: "This can’t be undone.",
  moveTo: "Move its people to",
  removePeople: {
    one: "{count} person has this role and moves to another one.",
    other: "{count} people have this role and move to another one.",
  },
});

export const scopeTexts = texts("roles.scopes", {
  company: "Whole company",
  departments: "Chosen departments",
  brands: "Chosen brands",
  own_jobs: "Jobs of own hiring teams",
  named_jobs: "Chosen jobs",
} satisfies Record<Scope, string>);

export const fieldGroupTexts = texts("roles.fieldGroups", {
  salary: "Salaries",
  diversity: "Diversity answers",
  private_notes: "Private notes",
  contact: "Contact details",
} satisfies Record<FieldGroup, string>);

export const areaTexts = texts("roles.areas", {
  jobs: "Jobs",
  applications: "Applications",
  candidates: "Candidates",
  interviews: "Interviews and documents",
  templates: "Templates",
  reports: "Reports and lists",
  partners: "Agencies and clients",
  administration: "Administration",
  own: "Own profile",
} satisfies Record<RightArea, string>);
