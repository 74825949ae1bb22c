import { texts } from "@ats/ui/texts";

export const helpTexts = texts("help", {
  subtitle: "Everyday tasks and keyboard shortcuts",
  keyboard: "Keyboard",
  find: "Find a candidate or a job",
  findText:
    "Choose Candidates or Jobs at the top of the page and type a name, an email address, a number, a job title or a postcode. Choose a result to open the application, or the applications of the job.",
  work: "Work through the applications of a job",
  workText:
    "Open a job to see its applications as a table or as a board. Move one by dragging its card, or with the actions of its row or card; choose several to move them together. People who follow the job are notified.",
  unbiased: "Read without bias",
  unbiasedText:
    "In an anonymised job, people without the right to see names see a candidate number instead of a name, and no contact details, history or CV.",
  go: "Go anywhere by name",
  goText:
    "Press Ctrl K, or ⌘ K on a Mac, and type a page or an action: Jobs, Dark theme, Log out. Type anything else to search candidates or jobs for it. You can turn off single-key shortcuts there.",
  informed: "Stay informed",
  informedText:
    "The bell shows your unread notifications. Colleagues’ changes appear once a minute. Mute the bell to work undisturbed: lists and counts still update.",
});
