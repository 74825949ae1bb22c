import { texts } from "@ats/ui/texts";

export const newsTexts = texts("news", {
  title: "News",
  unread: "News, unread",
});
