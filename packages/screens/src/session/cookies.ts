import { cookieDays, cookies } from "@ats/core/session/session";
import { isFramed } from "./framed.ts";

export interface CookieJar {
  read(name: string): string | undefined;
  /** Stores a value for 30 days (Specification §9); undefined removes it. */
  write(name: string, value: string | undefined): void;
}

export const browserCookies: CookieJar = {
  read(name) {
    const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined;
  },
  write(name, value) {
    const secure = location.protocol === "https:" ? "; secure" : "";
    const reach = isFramed() ? "samesite=none; partitioned; secure" : `samesite=lax${secure}`;
    const age = value === undefined ? 0 : cookieDays * 24 * 60 * 60;
    document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; max-age=${age}; ${reach}`;
  },
};

export function memoryCookies(): CookieJar {
  const values = new Map<string, string>();
  return {
    read: (name) => values.get(name) || undefined,
    write: (name, value) =>
      void (value === undefined ? values.delete(name) : values.set(name, value)),
  };
}

export const isLoggedIn = (jar: CookieJar): boolean => jar.read(cookies.isLoggedIn) === "true";

/** True if the browser keeps this page's cookies. */
export function keepsCookies(jar: CookieJar): boolean {
  const name = "kept";
  jar.write(name, "true");
  const isKept = jar.read(name) === "true";
  jar.write(name, undefined);
  return isKept;
}

/**
 * Sets the cookies of a session; false if the browser keeps none, as in a frame of another site.
 * Specification §3, Session cookies.
 */
export function rememberSession(jar: CookieJar, userId: number): boolean {
  jar.write(cookies.isLoggedIn, "true");
  jar.write(cookies.userId, String(userId));
  return isLoggedIn(jar);
}

/** Sets isLoggedIn to false, blanks userId and removes the token. Specification §4. */
export function forgetSession(jar: CookieJar): void {
  jar.write(cookies.isLoggedIn, "false");
  jar.write(cookies.userId, "");
  jar.write(cookies.apiToken, undefined);
}
