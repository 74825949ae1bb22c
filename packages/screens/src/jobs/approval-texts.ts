import { texts } from "@ats/ui/texts";

export const approvalTexts = texts("jobs.approval", {
  next: "What happens next",
  publishes: "Publishing advertises the job straight away: {channels}.",
  unadvertised: "It will not be advertised: nobody can apply until you choose a channel.",
  untilDay: "Applications close at the end of {day}.",
  untilClosed: "Applications stay open until you close the job.",
  asks: "{names} will be asked to approve this job. It is published once one of them does.",
  asksOne: "{name} will be asked to approve this job. It is published once they do.",
  asksSomebody: "A colleague who may publish will be asked to approve this job.",
  nobody: "Nobody else in your company may approve jobs. Ask your administrator.",
  waits: "This job is waiting for approval. It is published once it is approved.",
  changed: "The salary or the number of openings has changed since approval.",
  asksAgain:
    "Saving takes the job offline and asks for approval again. Applicants stay where they are.",
  saveAndSend: "Save and send for approval",
  changedSince: "Changed since {name} approved it on {day}",
  changedSincePublished: "Changed since it was published on {day}",
});
