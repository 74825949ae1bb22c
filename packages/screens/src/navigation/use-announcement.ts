import { isAnnounced } from "@ats/core/settings/announcement";
import { dismissAnnouncement } from "@ats/core/users/contract";
import { useCall } from "../app/endpoint.ts";
import { useUserCache } from "../session/queries.ts";
import { useUser } from "../session/session.tsx";
import { useGlobalSettings } from "../settings/global-settings/queries.ts";

/** The message to everyone, until this user dismisses it. Specification §4, Announcement. */
export function useAnnouncement() {
  const { data } = useGlobalSettings();
  const { last_dismissed_announcement } = useUser().global_settings_preferences;
  const user = useUserCache();
  const { mutate } = useCall(dismissAnnouncement, { onError: () => void user.refetch() });
  const announcement = data?.settings.announcement;
  if (!announcement || !isAnnounced(announcement, last_dismissed_announcement)) return undefined;
  const { uuid, message } = announcement;
  return {
    message,
    dismiss() {
      user.change((before) => ({
        ...before,
        global_settings_preferences: { last_dismissed_announcement: uuid },
      }));
      mutate({ body: { announcement_id: uuid } });
    },
  };
}
