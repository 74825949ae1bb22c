import { isAnnouncementShown } from "@ats/core/settings/announcement";
import { useUser } from "../session/session.tsx";
import { useGlobalSettings } from "../settings/global-settings/queries.ts";

/** The announcement, until the user dismisses it. Specification §4, Announcement. */
export function useAnnouncement() {
  const { data } = useGlobalSettings();
  const { last_dismissed_announcement } = useUser().global_settings_preferences;
  const announcement = data?.settings.announcement;
  return announcement && isAnnouncementShown(announcement, last_dismissed_announcement)
    ? announcement
    : undefined;
}
