import { lazy, Suspense } from "react";
import { useAnnouncement } from "./useAnnouncement.ts";

// Loaded only if there is an announcement.
const AnnouncementStrip = lazy(() => import("./AnnouncementStrip.tsx"));

/** The announcement above the page. Specification §2, Other shell UI. */
export function Announcement() {
  const announcement = useAnnouncement();
  return announcement ? (
    <Suspense>
      <AnnouncementStrip uuid={announcement.uuid} message={announcement.message} />
    </Suspense>
  ) : null;
}
