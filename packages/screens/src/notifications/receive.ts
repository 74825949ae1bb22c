import type { LiveMessage } from "@ats/core/notifications/notification";
import type { User } from "@ats/core/users/user";
import type { ConcurrentLogin } from "../session/concurrent-login.ts";

/** A message of what has changed on the server. */
export type ChangeMessage = Exclude<LiveMessage, { type: "USER_CONCURRENT_SESSION" | "HEARTBEAT" }>;

/** What the messages of a connection may do to the page. */
export interface LivePage {
  concurrentLogin: Pick<ConcurrentLogin, "tell">;
  /** How long ago the page began to read. */
  ageMs(): number;
  /** Reads again everything that is shown. */
  resync(): void;
  show(change: ChangeMessage): void;
}

/** What each live message does on the page of a user, before the next call goes out. Specification §4. */
export const receiver =
  (
    whose: () => Pick<User, "company" | "session_id">,
    page: LivePage,
  ): ((message: LiveMessage) => void) =>
  (message) => {
    if (message.type === "USER_CONCURRENT_SESSION") {
      const user = whose();
      if (message.company === user.company && message.session_id !== user.session_id)
        page.concurrentLogin.tell();
    } else if (message.type === "HEARTBEAT") {
      if (message.quiet_ms !== undefined && message.quiet_ms < page.ageMs()) page.resync();
    } else page.show(message);
  };
