import { matchRoute, type RouteName, redirectOf, to } from "./routes.ts";

/** Reachable without a session. Specification §2, Route guard. */
export const publicRoutes: readonly RouteName[] = [
  "Login",
  "Forgotpassword",
  "Resetpassword",
  "techUserLogin",
  "multiclientLogin",
  "changePassword",
  "disabledAts",
  "pageNotFound",
  "tokenLogin",
  "atsDeletion",
  "approvalRequestEmailPortal",
];

/** Public routes that a signed-in user reaches too. Specification §2, Route guard. */
export const openToAll: readonly RouteName[] = [
  "multiclientLogin",
  "pageNotFound",
  "tokenLogin",
  "approvalRequestEmailPortal",
];

export interface Visitor {
  /** The session cookie is present. */
  isLoggedIn: boolean;
  /** The approval-process feature flag; undefined while it is not known yet. */
  approvals: boolean | undefined;
}

/** Where a visitor to a path is sent instead, or undefined to let them in. Specification §2. */
export function guard(pathname: string, visitor: Visitor): string | undefined {
  const moved = redirectOf(pathname);
  if (moved) return guard(moved, visitor) ?? moved;
  const { name } = matchRoute(pathname);
  if (!visitor.isLoggedIn) {
    return publicRoutes.includes(name) || name === "Logout" ? undefined : to.Logout();
  }
  if (publicRoutes.includes(name) && !openToAll.includes(name)) return to.jobList();
  if (name === "approvalRequestTable" && visitor.approvals === false) return to.jobList();
  return undefined;
}
