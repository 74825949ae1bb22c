import { dismissAnnouncement } from "@ats/core/users/contract";
import { useCall } from "../app/endpoint.ts";
import { useUserCache } from "../session/queries.ts";

/** Dismisses an announcement at once. Specification §4, Announcement. */
export function useDismissAnnouncement() {
  const user = useUserCache();
  const { mutate } = useCall(dismissAnnouncement, { onError: () => void user.refetch() });
  return (uuid: string) => {
    user.change((before) => ({
      ...before,
      global_settings_preferences: { last_dismissed_announcement: uuid },
    }));
    mutate({ body: { announcement_id: uuid } });
  };
}
