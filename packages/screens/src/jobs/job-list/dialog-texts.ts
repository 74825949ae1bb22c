import { texts } from "@ats/ui/texts";

export const jobDialogTexts = texts("jobs.dialogs", {
  file: "Jobs.csv",
  advertise: "Advertise",
  advertiseOn: "Advertise on",
  removeFrom: "Remove from",
  advertiseOnChannel: "Advertise on {channel}",
  removeFromChannel: "Remove from {channel}",
  agencies: "Agencies",
  release: "Release to agencies",
  unrelease: "Withdraw from agencies",
  verbOfJob: "{verb}: {title}",
  verbOfJobs: { one: "{verb}: {count} job", other: "{verb}: {count} jobs" },
  willStay: { one: "{count} job will not change", other: "{count} jobs will not change" },
  reason: "{title}: {reason}",
  more: "And {count} more.",
  released: { one: "{count} job released to agencies", other: "{count} jobs released to agencies" },
  unreleased: {
    one: "{count} job withdrawn from agencies",
    other: "{count} jobs withdrawn from agencies",
  },
  advertised: {
    one: "{count} job advertised on: {channel}",
    other: "{count} jobs advertised on: {channel}",
  },
  unadvertised: {
    one: "{count} job removed from: {channel}",
    other: "{count} jobs removed from: {channel}",
  },
  notChanged: "No jobs were changed",
  stayed: { one: "{count} job stayed as it was", other: "{count} jobs stayed as they were" },
  willOpenToAgencies: {
    one: "It will be open to your company’s agencies.",
    other: "{count} jobs will be open to your company’s agencies.",
  },
  willCloseToAgencies: {
    one: "It will be closed to your company’s agencies. Applications stay as they are.",
    other: "{count} jobs will be closed to your company’s agencies. Applications stay as they are.",
  },
  willLeaveChannel: {
    one: "It will no longer be listed there. Applications stay as they are.",
    other: "{count} jobs will no longer be listed there. Applications stay as they are.",
  },
  willBeSeen: {
    one: "It will be seen by: {reach}.",
    other: "{count} jobs will be seen by: {reach}.",
  },
  onceActive: {
    one: "{count} job of these only once active.",
    other: "{count} jobs of these only once active.",
  },
});

export const jobStatusDialogTexts = texts("jobs.statusDialog", {
  reason: "Reason for closing",
  reasonMissing: "Choose a reason for closing the job.",
  change: "What needs to change?",
  changeHint: "The author is notified and sees this on the form.",
  changeMissing: "Enter what needs to change.",
  notUndone: {
    one: "{count} job could not be undone",
    other: "{count} jobs could not be undone",
  },
  jobIs: "{title}: {status}",
  jobsAre: { one: "{count} job: {status}", other: "{count} jobs: {status}" },
  willClose: {
    one: "It will stop accepting applications.",
    other: "{count} jobs will stop accepting applications.",
  },
  noneOpen: "There are no open applications.",
  respond: {
    one: "Respond to the {count} open application.",
    other: "Respond to the {count} open applications.",
  },
  willHold: {
    one: "It will not accept applications until resumed.",
    other: "{count} jobs will not accept applications until resumed.",
  },
  willArchive: {
    one: "It will appear only under All and My jobs.",
    other: "{count} jobs will appear only under All and My jobs.",
  },
  willBe: { one: "It will be {status}.", other: "{count} jobs will be {status}." },
});

/** Effects of publishing, by who will see the job. */
export const openingTexts = texts("jobs.opening", {
  everybody: "It will be public and accept applications.",
  colleagues: "It will accept applications only from colleagues with your company’s internal link.",
  nobody: "It will not be advertised: nobody can apply until you choose a channel.",
});

/** The same for some of several jobs. */
export const openingsTexts = texts("jobs.openings", {
  everybody: {
    one: "{count} job will be public and accept applications.",
    other: "{count} jobs will be public and accept applications.",
  },
  colleagues: {
    one: "{count} job will accept applications only from colleagues with your company’s internal link.",
    other:
      "{count} jobs will accept applications only from colleagues with your company’s internal link.",
  },
  nobody: {
    one: "{count} job will not be advertised: nobody can apply until you choose a channel.",
    other: "{count} jobs will not be advertised: nobody can apply until you choose a channel.",
  },
});
