import { texts } from "@ats/ui/texts";

export const changeTexts = texts("mail.changes", {
  cancelled: { one: "The message will not be sent", other: "{count} messages will not be sent" },
  notCancelled: {
    one: "The message could not be cancelled",
    other: "{count} messages could not be cancelled",
  },
  cancelFailed: "The messages could not be cancelled",
  retried: {
    one: "The message will be sent again",
    other: "{count} messages will be sent again",
  },
  notRetried: {
    one: "The message could not be sent again",
    other: "{count} messages could not be sent again",
  },
  retryFailed: "The messages could not be sent again",
});
