import { texts } from "@ats/ui/texts";

export const suggestionTexts = texts("suggestions", {
  title: "Make a suggestion",
  hint: "What would make your work easier? Our product team reads every suggestion.",
  subject: "Title",
  suggestion: "Suggestion",
  send: "Send suggestion",
  sent: "Thank you. Your suggestion has been sent.",
});
