import { texts } from "../texts/texts.tsx";

export const announcementBarTexts = texts("ui.announcementBar", {
  announcement: "Announcement",
});
