import { toSearch } from "@ats/core/contract/client";
import { mayReturnTo } from "@ats/core/navigation/guard";
import { to } from "@ats/core/navigation/routes";
import type { LogoutReason } from "@ats/core/session/session";

/** Path to sign-in, which leads back to the page's address. Specification §4, Responses. */
export function logoutPath(address: string, reason?: LogoutReason): string {
  const [pathname = ""] = address.split(/[?#]/);
  const isHome = address === "/" || address === to.jobList();
  const callbackUrl = !isHome && mayReturnTo(pathname) ? address : undefined;
  const query = toSearch({ reason, callbackUrl });
  return query ? `${to.Logout()}?${query}` : to.Logout();
}
