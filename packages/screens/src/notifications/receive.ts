import type { LiveMessage } from "@ats/core/notifications/notification";
import type { User } from "@ats/core/users/user";
import type { ConcurrentLogin } from "../session/concurrent-login.ts";

export type ChangeMessage = Exclude<LiveMessage, { type: "USER_CONCURRENT_SESSION" | "HEARTBEAT" }>;

export interface LivePage {
  concurrentLogin: Pick<ConcurrentLogin, "tell">;
  /** Milliseconds since the page opened. */
  ageMs(): number;
  resync(): void;
  show(change: ChangeMessage): void;
}

/** Handles each live message for a user. Specification §4. */
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
