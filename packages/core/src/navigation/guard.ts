import { matchRoute, type RouteName, redirectOf, to } from "./routes.ts";

/** Routes open without a session. Specification §2, Route guard. */
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
  "agencyInvitation",
];

/** Public routes that stay open to signed-in users. Specification §2, Route guard. */
export const openToAll: readonly RouteName[] = [
  "multiclientLogin",
  "pageNotFound",
  "tokenLogin",
  "approvalRequestEmailPortal",
  "agencyInvitation",
];

/** True for a page that sign-in may lead to: one of the product's, and none of sign-in's own. */
export function mayReturnTo(pathname: string): boolean {
  const { name } = matchRoute(redirectOf(pathname) ?? pathname);
  if (name === "approvalRequestEmailPortal") return true;
  return !publicRoutes.includes(name) && name !== "Logout";
}

export interface Visitor {
  /** True when the session cookie is present. */
  isLoggedIn: boolean;
  /** The approval-process feature flag; undefined until it is known. */
  approvals: boolean | undefined;
}

/** Returns where a visitor is redirected; undefined to let them in. Specification §2. */
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
