import { toSearch } from "@ats/core/contract/client";
import { matchRoute, to } from "@ats/core/navigation/routes";
import type { LogoutReason } from "@ats/core/session/session";

/** Path to sign-in. Only the approval portal leads back. Specification §4, Responses. */
export function logoutPath(from: string, reason?: LogoutReason): string {
  const isPortal = matchRoute(from).name === "approvalRequestEmailPortal";
  const query = toSearch({ reason, callbackUrl: isPortal ? from : undefined });
  return query ? `${to.Logout()}?${query}` : to.Logout();
}
