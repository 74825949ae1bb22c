import { texts } from "@ats/ui/texts";

export const anonymisationTexts = texts("jobs.anonymisation", {
  title: "Anonymisation",
  saved: "Anonymisation saved",
  thisSettingWas: "This setting was",
  allow: "Allow anonymised jobs",
  allowHint:
    "Hides the fields below from the hiring team. Jobs that are already anonymised stay so.",
  always: "Anonymise every new job",
  alwaysHint:
    "Including copies and jobs from a template. The author can turn it off until the job is submitted.",
  hidden: "Hidden fields",
  hiddenHint:
    "Counts for every anonymised job. Most of these also hide CVs, messages and documents, which could repeat them.",
  nameInEmail: "Email addresses often contain the name. Hide the email too.",
  noneHidden: "Choose at least one field.",
  yes: "yes",
  no: "no",
});

export const publishingTexts = texts("jobs.publishing", {
  notLoaded: "The addresses could not be loaded",
  address: "Address",
  addressHint:
    "Lists the jobs advertised on it and takes applications. To record where applicants come from, add ?source= and a name to a job’s address.",
  none: "Your company does not publish jobs",
  noneHint: "It has no channels. Ask support to add one.",
  internalLink: "Link for colleagues",
  internalLinkHint:
    "Share it on your intranet. Anyone with the link can see internal vacancies and apply, with the source “Internal”. Search engines don’t list them.",
  copyLink: "Copy link",
  askToReplace: "Replace link…",
  jobBoard: "Job board",
  jobBoardHint: "Recorded as the source of its applications.",
  anotherBoard: "Another job board",
  feed: "Feed address",
  feedHint:
    "Give it to the job board. It lists every job advertised on the job feed, in Indeed’s XML format.",
  replaced: "Internal link replaced",
  replaceTitle: "Replace the link?",
  replace: "Replace link",
  replaceHint: "Your colleagues’ current link will stop working.",
});
