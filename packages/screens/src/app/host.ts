import type { LiveMessage } from "@ats/core/notifications/notification";
import type { LogoutReason } from "@ats/core/session/session";
import type { SearchModule } from "@ats/core/search/contract";
import type { Rewordings } from "@ats/ui/texts";
import type { Direction } from "@ats/ui/UiProvider";
import type { Provider } from "@openfeature/web-sdk";
import type { ReactNode } from "react";
import { pageStorage } from "../lists/page-storage.ts";
import { browserCookies, type CookieJar } from "../session/cookies.ts";

/** Parts of the shell that a host can fill. `null` hides the default content. */
export interface Slots {
  logo?: ReactNode;
  supportChat?: ReactNode;
  news?: ReactNode;
  sidebarExtra?: readonly { label: string; href: string; icon: ReactNode }[] | null;
}

/** Query parameters of the live websocket, read again for each attempt. Specification §7. */
export interface LiveIdentity {
  cid: number;
  session_id: string;
  /** Proof of the session's key, in a partner's page. */
  dpop?: string;
}

export interface LiveOptions {
  receive(message: LiveMessage): void;
  /** The connection is back: messages may have been missed, so read everything again. */
  resume(): void;
  /**
   * A reconnection failed. The session may have ended, or the token may have changed in another
   * tab.
   */
  refused(): void;
}

/** Analytics events, without personal data. Specification §9. */
export type TrackedEvent =
  | { name: "search_success" | "search_failure"; module: SearchModule; total: number }
  | { name: "interview_booking"; by: "user" | "candidate" };

/** The page of a partner that shows the product in a frame. */
export interface PartnersPage {
  /** True for a frame of the product itself, which may do what is refused in a partner's page. */
  isOwn?: boolean;
  /** False where the partner's page has its own toolbar and menu, so the frame shows pages alone. */
  hasShell: boolean;
  /** Goes back to the partner from the first page of the visit. */
  goBack(): void;
  /** Ends the session. Default: goes to sign-in, as without a frame. */
  signOut?: ((reason: LogoutReason | undefined) => void) | undefined;
  /** Receives the height in pixels at which the page would not scroll, again after each change. */
  setHeight?: ((pixels: number) => void) | undefined;
}

/** Services of the environment in which the screens run. */
export interface Host {
  cookies: CookieJar;
  /** Sends a request. Default: `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Opens the live connection and returns a function that closes it. */
  connect?:
    | ((identity: () => LiveIdentity | Promise<LiveIdentity>, options: LiveOptions) => () => void)
    | undefined;
  /** Called with the path after every navigation. Specification §2, Route guard. */
  recordPath?: ((path: string) => void) | undefined;
  /** Goes to a company's own host. */
  leave(url: string): void;
  /** Records an analytics event. Default: records nothing. */
  track?: ((event: TrackedEvent) => void) | undefined;
  /** Stores list states and appearance. Default: localStorage. */
  storage: Storage;
  slots: Slots;
  /** Set in a frame. Default: the screens have the window for themselves. */
  frame?: PartnersPage | undefined;
  /** Idle milliseconds before the session asks to continue. Default: the specification's figure. */
  inactivityMs?: number | undefined;
  /** Language of dates, numbers and plural forms: BCP 47. Default: British English. */
  locale?: string | undefined;
  /** Direction of the layout. Default: that of the language. A user may choose another. */
  direction?: Direction | undefined;
  /** Other wordings, made by `reword` of `@ats/ui/texts`. */
  texts?: Rewordings | undefined;
  /** OpenFeature provider of the feature flags. Default: `system_flags`. Specification §6. */
  flags?: Provider | undefined;
  /** Start path of a router without an address bar: stories and embedded previews. */
  initialPath?: string | undefined;
}

export const browserHost = (): Host => ({
  cookies: browserCookies,
  storage: pageStorage("localStorage"),
  slots: {},
  leave: (url) => window.location.assign(url),
  recordPath: (path) => {
    try {
      pageStorage("sessionStorage").setItem("ats.path", path);
    } catch {
      // A full storage remembers nothing.
    }
  },
});
