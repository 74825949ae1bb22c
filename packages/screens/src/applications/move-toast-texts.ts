import { texts } from "@ats/ui/texts";

export const moveToastTexts = texts("applications.moveToasts", {
  unchecked: "No right-to-work check is recorded",
  uncheckedHint: "{names}. Complete the check before the first day of work.",
  messagePlanned: "“{template}” goes to {receivers}",
  messagePlannedHint: "{time}. You can cancel it until then.",
  doNotSend: "Don’t send",
  messageNotSent: "“{template}” was not sent to {receivers}",
  interviewsCancelled: {
    one: "{count} interview cancelled",
    other: "{count} interviews cancelled",
  },
  interviewsCancelledHint: "{names}. The interviewers have been told.",
  interviewsStayCancelled: {
    one: "{count} interview stays cancelled",
    other: "{count} interviews stay cancelled",
  },
  interviewsStayCancelledHint: "{names}. Arrange new interviews if you need them.",
  documentsWithdrawn: {
    one: "{count} document withdrawn",
    other: "{count} documents withdrawn",
  },
  documentsWithdrawnHint: "{names}. They can no longer be signed.",
  documentsStayWithdrawn: {
    one: "{count} document stays withdrawn",
    other: "{count} documents stay withdrawn",
  },
  documentsStayWithdrawnHint: "{names}. Send again any that still need signing.",
});
