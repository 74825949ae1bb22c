import type { SalaryShown } from "@ats/core/agencies/release";
import { texts } from "@ats/ui/texts";

export const releasesTexts = texts("agencies.releases", {
  agencies: "Agencies",
  agenciesOfJob: "The job’s agencies",
  release: "Release to agencies",
  releaseTo: { one: "Release to {count} agency", other: "Release to {count} agencies" },
  released: { one: "Released to {count} agency", other: "Released to {count} agencies" },
  none: "No agency has this job",
  noneHint: "Release it to tiers, groups or single agencies.",
  has: "Agencies with this job",
  since: "Since {date}",
  opens: "Opens {time}",
  seesNothing: "Not working with you, so sees nothing",
  withdrawn: "Withdrawn",
  until: "{name}: from {from} to {to}",
  neverOpen: "{name}: withdrawn on {to}, before it opened",
  closed: "Agencies no longer find it among their open jobs.",
  withdraw: "Withdraw",
  withdrawFrom: { one: "Withdraw from {count} agency", other: "Withdraw from {count} agencies" },
  withdrawQuestion: {
    one: "Withdraw the job from {count} agency?",
    other: "Withdraw the job from {count} agencies?",
  },
  withdrawEffect:
    "They no longer see the job. Candidates whom they submitted stay in the pipeline and stay theirs. Their drafts can no longer be sent.",
  wasWithdrawn: { one: "Withdrawn from {count} agency", other: "Withdrawn from {count} agencies" },
});

export const releaseFormTexts = texts("agencies.releaseForm", {
  toWhom: "Who gets it",
  tierOf: {
    one: "{tier}: {count} agency",
    other: "{tier}: {count} agencies",
  },
  tiersFor: "Tiers are those for {dept}.",
  not: "Not",
  atOnce: "At once",
  afterDays: { one: "After {count} day", other: "After {count} days" },
  groups: "Groups, at once",
  single: "Single agencies, at once",
  chooseGroups: "Choose groups",
  chooseAgencies: "Choose agencies",
  whatTheyRead: "What they read",
  brief: "Brief",
  briefHint: "What you look for, and what they should know. Only these agencies read it.",
  showsAdvert: "Show the job’s advert",
  salary: "Salary",
  salaryText: "Salary in words",
  fee: "Fee in words",
  feeHint: "Such as: as in our terms, or 18% up to £40,000",
  feePercent: "Fee, % of the first year’s salary",
  preview: "Who sees it and when",
  nobody: "Nobody yet. Choose a tier, a group or an agency.",
  now: "At once",
  from: "From {date}",
  names: "{names} and {count} more",
  haveIt: {
    one: "{count} agency has the job already and reads the new text.",
    other: "{count} agencies have the job already and read the new text.",
  },
  notLinked: {
    one: "{names} has no access to the agency portal yet.",
    other: "{names} have no access to the agency portal yet.",
  },
  notReleased: "The job was not released",
});

export const salaryShownTexts = texts("agencies.salaryShown", {
  job: "As in the job",
  text: "In other words",
  hidden: "Hidden",
} satisfies Record<SalaryShown, string>);
