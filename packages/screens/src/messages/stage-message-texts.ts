import { texts } from "@ats/ui/texts";

export const stageMessageTexts = texts("messages.stageMessage", {
  tellApplicant: "Tell the applicant",
  nothing: "Nothing",
  automaticEmail: "Stage’s automatic email",
  automaticMessages: "Stage’s automatic messages",
  alreadySent: "“{name}” was sent on {date}.",
  when: "When",
  whenHint: "You can cancel it until then.",
  preview: "Preview “{template}”",
  asGotBy: "For {name}",
  tagsFilledIn: "Filled in for each applicant when it is sent.",
  notSent: "Not sent to this person",
  onlyForStage: "Only for the stage {stage}.",
  onlyForBrand: "Only for jobs at {brand}.",
});
