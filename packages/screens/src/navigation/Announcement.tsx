import { focusContent } from "@ats/ui/AppShell";
import { lazy, Suspense } from "react";
import { useAnnouncement } from "./use-announcement.ts";

// Only where there is something to announce.
const AnnouncementBar = lazy(async () => ({
  default: (await import("@ats/ui/AnnouncementBar")).AnnouncementBar,
}));

/** The message to everyone above the page. Specification §2, Other shell UI. */
export function Announcement() {
  const announcement = useAnnouncement();
  if (!announcement) return null;
  const dismiss = () => {
    focusContent();
    announcement.dismiss();
  };
  return (
    <Suspense>
      <AnnouncementBar onDismiss={dismiss}>{announcement.message}</AnnouncementBar>
    </Suspense>
  );
}
