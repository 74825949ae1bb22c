import type { LiveMessage } from "@ats/core/notifications/notification";
import type { SearchModule } from "@ats/core/search/contract";
import type { Provider } from "@openfeature/web-sdk";
import type { ReactNode } from "react";
import { browserCookies, type CookieJar } from "../session/cookies.ts";

/** What a host may fill in the shell; `null` hides what stands there by default. */
export interface Slots {
  logo?: ReactNode;
  supportChat?: ReactNode;
  news?: ReactNode;
  sidebarExtra?: readonly { label: string; href: string; icon: ReactNode }[] | null;
}

/** Who is connected, read anew for each attempt: the query of the live websocket. Specification §7. */
export interface LiveIdentity {
  cid: number;
  session_id: string;
}

export interface LiveOptions {
  receive(message: LiveMessage): void;
  /** The connection is back: what was missed must be read again. */
  resume(): void;
  /** An attempt to come back failed: the session may have ended, or its token been renewed elsewhere. */
  refused(): void;
}

/** What analytics may record: no personal data. Specification §9. */
export type TrackedEvent =
  | { name: "search_success" | "search_failure"; module: SearchModule; total: number }
  | { name: "interview_booking"; by: "user" | "candidate" };

/** Where the screens run: everything about the surroundings, injected. */
export interface Host {
  cookies: CookieJar;
  /** Sends a request; `fetch` unless given. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Opens the live connection; returns how to close it. */
  connect?: ((identity: () => LiveIdentity, options: LiveOptions) => () => void) | undefined;
  /** Called with the path after every navigation. Specification §2, Route guard. */
  recordPath?: ((path: string) => void) | undefined;
  /** Leaves the page for an address on another host: a company's own. */
  leave(url: string): void;
  /** Records an event for analytics; nothing is recorded unless given. */
  track?: ((event: TrackedEvent) => void) | undefined;
  /** Keeps the saved list states, the theme and the like; the page's localStorage unless given. */
  storage: Storage;
  slots: Slots;
  /** Time without extension until "Continue session" is asked, milliseconds; the specification's unless given. */
  inactivityMs?: number | undefined;
  /** OpenFeature provider of the feature flags; `system_flags` unless given. Specification §6. */
  flags?: Provider | undefined;
  /** Path to start at, for a router without an address bar: stories and embedded previews. */
  initialPath?: string | undefined;
}

export const browserHost = (): Host => ({
  cookies: browserCookies,
  storage: window.localStorage,
  slots: {},
  leave: (url) => window.location.assign(url),
  recordPath: (path) => {
    try {
      window.sessionStorage.setItem("ats.path", path);
    } catch {
      // A refused storage only forgets.
    }
  },
});
