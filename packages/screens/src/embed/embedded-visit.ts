import { ApiError, createClient } from "@ats/core/contract/client";
import { ownFramePath } from "@ats/core/embed/address";
import { createEmbeddedSession, type Redeemed } from "@ats/core/embed/embedded-session";
import type { Look } from "@ats/core/embed/messages";
import { matchRoute, type RouteName, routes, to } from "@ats/core/navigation/routes";
import type { LogoutReason } from "@ats/core/session/session";
import type { SessionEnd } from "@ats/core/session/session-end";
import { logout } from "@ats/core/session/session-times-contract";
import { setTheme } from "@ats/ui/theme";
import type { Host } from "../app/host.ts";
import { screens } from "../app/screens.ts";
import { beginVisit, type Visit } from "../app/visit.ts";
import { forgetDrafts } from "../drafts/draft.ts";
import { forgetListStates } from "../lists/list-state.ts";
import { pageStorage } from "../lists/page-storage.ts";
import { connectLater } from "../notifications/connect-later.ts";
import { memoryCookies, rememberSession } from "../session/cookies.ts";
import { connectToPartner, type PartnerChannel } from "./partner-channel.ts";
import { signInWindowChannel } from "./sign-in-window.ts";

/** Services of the product's own host in a partner's page. */
export type EmbeddedHost = Pick<Host, "fetch" | "connect" | "track" | "texts">;

export type Stage =
  | { is: "opening" }
  | { is: "open"; visit: Visit; number: number }
  /** Signed out, or refused for a reason. */
  | { is: "over"; problem?: string };

export interface EmbeddedVisit {
  subscribe(changed: () => void): () => void;
  stage(): Stage;
  /** Language and wordings outside the screens. */
  language(): Pick<Host, "locale" | "direction" | "texts">;
  /** Signs in with a new secret of the partner's page, or of the window that opens. */
  signIn(): void;
  /** True in a frame of the product itself, in which the browser keeps no cookies. */
  signsInByWindow: boolean;
}

/**
 * Connects to the partner's page and signs in; undefined where there is none around this frame. A
 * frame of the product itself waits for the user to sign in by a window.
 */
export async function beginEmbeddedVisit(
  host: EmbeddedHost = {},
): Promise<EmbeddedVisit | undefined> {
  const isOwn = window.location.pathname === ownFramePath;
  const channel = isOwn ? signInWindowChannel() : await connectToPartner();
  return channel && startEmbeddedVisit(channel, host);
}

/**
 * Runs the product in a partner's page. The session lives in memory: no cookie is read or written.
 */
export function startEmbeddedVisit(channel: PartnerChannel, host: EmbeddedHost): EmbeddedVisit {
  const { first, tell, post } = channel;
  const signsInByWindow = first.secret === undefined;
  let stage: Stage = { is: "opening" };
  const watching = new Set<() => void>();
  const show = (next: Stage) => {
    stage = next;
    for (const changed of watching) changed();
  };
  let look: Look = {};
  let path = first.path;
  let visit: Visit | undefined;
  let scope: Redeemed | undefined;
  let isOver = false;
  let visits = 0;
  let answer: ((secret: string | undefined) => void) | undefined;
  // Of this tab and of this partner's pages alone.
  const storage = pageStorage("sessionStorage");

  const product = window.location.origin;
  const session = createEmbeddedSession({
    product,
    partner: channel.origin,
    fetch: host.fetch,
    askSecret: async () => (isOver ? undefined : askSecret()),
    renewed(next) {
      if (next.user_id === scope?.user_id) scope = next;
      else enter(next);
    },
    ended: () => end("EXPIRED"),
  });
  const client = createClient({ baseUrl: product, fetch: session.fetch });

  /** Asks the partner's page; a second question replaces the first. */
  function askSecret(): Promise<string | undefined> {
    answer?.(undefined);
    const asked = new Promise<string | undefined>((resolve) => (answer = resolve));
    // A window that the browser blocks answers at once.
    post({ type: "secret" });
    return asked;
  }

  async function signIn(given?: string): Promise<void> {
    if (stage.is === "opening" && !given) return;
    isOver = false;
    close();
    show({ is: "opening" });
    const secret = given ?? (await askSecret());
    if (!secret) return end("EXPIRED");
    try {
      const next = await session.redeem(secret);
      if (isOver) return leave();
      enter(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isOver = true;
      tell({ type: "failed", message: error.message });
      show({ is: "over", problem: error.message });
    }
  }

  /** Opens the screens. Another user than the last begins at the start. */
  function enter(next: Redeemed): void {
    if (scope && scope.user_id !== next.user_id) {
      forgetUser();
      path = undefined;
    }
    scope = next;
    tell({ type: "signedIn" });
    open(next);
  }

  function forgetUser(): void {
    const id = scope && String(scope.user_id);
    forgetListStates(storage, id);
    forgetDrafts(storage, id);
  }

  function leave(): void {
    client.call(logout).catch(() => undefined);
  }

  /** Leaves the screens. Their calls that are still to come have no effect. */
  function close(): void {
    visits += 1;
    visit?.queries.clear();
    visit = undefined;
  }

  function open({ user_id, routes: shown, features }: Redeemed): void {
    close();
    const number = visits;
    const jar = memoryCookies();
    rememberSession(jar, user_id);
    const included = new Set<RouteName>(["pageNotFound", "Logout", ...(shown ?? inShell)]);
    path = path && included.has(matchRoute(pathOf(path)).name) ? path : firstPath(shown);
    const connect = host.connect ?? connectLater;
    visit = beginVisit({
      screens: screens.filter(({ name }) => included.has(name)),
      host: {
        ...host,
        cookies: jar,
        storage,
        // A call of an earlier visit may be of another user.
        fetch: async (request) =>
          number === visits
            ? session.fetch(request)
            : Promise.reject(new DOMException("", "AbortError")),
        connect: (identity, options) =>
          connect(async () => ({ ...(await identity()), ...(await session.liveProof()) }), options),
        leave: (url) => void window.open(url, "_blank", "noopener"),
        recordPath: tellPath,
        frame: {
          isOwn: signsInByWindow,
          hasShell: features.includes("shell"),
          goBack: () => tell({ type: "left" }),
          signOut: (reason) => signOut(reason && ends[reason]),
          setHeight: (height) => post({ type: "height", height }),
        },
        locale: look.locale,
        direction: look.direction,
        initialPath: path,
      },
    });
    show({ is: "open", visit, number });
  }

  function tellPath(now: string): void {
    const { name } = matchRoute(now);
    if (!inShell.has(name)) return;
    path = now;
    tell({ type: "navigated", route: name, path });
  }

  function signOut(reason: SessionEnd = "SIGNED_OUT"): void {
    if (isOver) return;
    leave();
    end(reason);
  }

  function end(reason: SessionEnd): void {
    if (isOver) return;
    isOver = true;
    close();
    tell({ type: "signedOut", reason });
    show({ is: "over" });
  }

  function applyLook(next: Look): void {
    const isOtherLayout = next.locale !== look.locale || next.direction !== look.direction;
    const { style } = document.documentElement;
    for (const name of Object.keys(look.tokens ?? {})) style.removeProperty(name);
    for (const [name, value] of Object.entries(next.tokens ?? {})) style.setProperty(name, value);
    look = next;
    setTheme({ theme: look.theme, density: look.density });
    if (isOtherLayout && visit && scope) open(scope);
  }

  channel.listen((message) => {
    if (message.type === "secret") {
      answer?.(message.secret ?? undefined);
      answer = undefined;
    } else if (message.type === "navigate") {
      path = message.path;
      visit?.navigator.navigate(message.path);
    } else if (message.type === "look") applyLook(message.look);
    else if (message.type === "visible") showPart(message);
    else if (message.type === "signIn") void signIn();
    else {
      forgetUser();
      signOut();
    }
  });
  applyLook(first.look);
  if (signsInByWindow) show({ is: "over" });
  else void signIn(first.secret);
  return {
    signsInByWindow,
    subscribe(changed) {
      watching.add(changed);
      return () => void watching.delete(changed);
    },
    stage: () => stage,
    language: () => ({ locale: look.locale, direction: look.direction, texts: host.texts }),
    signIn: () => void signIn(),
  };
}

/** Screens with a place in the shell; signing in and out is the partner's. */
const inShell: ReadonlySet<RouteName> = new Set(
  screens.filter(({ layout }) => layout === "shell").map(({ name }) => name),
);

/** The first screen that needs no record. */
function firstPath(shown: readonly RouteName[] = []): string {
  const name = shown.find((each) => !routes[each].includes("{"));
  return name ? routes[name] : to.jobList();
}

const pathOf = (address: string) => new URL(address, window.location.origin).pathname;

/** Why a session ended, by the reason with which the screens sign out. */
const ends: Record<LogoutReason, SessionEnd> = {
  INACTIVE_SESSION: "INACTIVE",
  CONCURRENT_SESSION: "SIGNED_IN_ELSEWHERE",
  DISABLED_COMPANY: "SIGNED_OUT_ELSEWHERE",
};

/** The part of the frame that the partner's page shows, for what lies above the content. */
function showPart({ top, height }: { top: number; height: number }): void {
  const { style } = document.documentElement;
  style.setProperty("--ats-visible-top", `${top}px`);
  style.setProperty("--ats-visible-height", `${height}px`);
}
