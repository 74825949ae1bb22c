import { lazy, Suspense } from "react";
import { useAnnouncement } from "./useAnnouncement.ts";

// Only where there is something to announce.
const AnnouncementStrip = lazy(() => import("./AnnouncementStrip.tsx"));

/** The message to everyone above the page. Specification §2, Other shell UI. */
export function Announcement() {
  const announcement = useAnnouncement();
  return announcement ? (
    <Suspense>
      <AnnouncementStrip uuid={announcement.uuid} message={announcement.message} />
    </Suspense>
  ) : null;
}
