import { createClient } from "@ats/core/contract/client";
import type { LiveOptions } from "@ats/screens/app/host";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { NotificationsList } from "@ats/screens/NotificationsList";

const client = createClient();

/** Opens the host's own live connection, and returns how to close it. */
function connect(_: unknown, { resume }: LiveOptions) {
  window.addEventListener("online", resume);
  return () => window.removeEventListener("online", resume);
}

/** With `connect`, the list reads again when others have changed something. */
export const Notifications = () => (
  <AtsScreens client={client} connect={connect}>
    <NotificationsList params={{ type: "all" }} />
  </AtsScreens>
);
