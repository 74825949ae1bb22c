import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { type RouteName, routes } from "./routes.ts";

const openToAll = new Set<RouteName>([
  "multiclientLogin",
  "pageNotFound",
  "tokenLogin",
  "approvalRequestEmailPortal",
  "agencyInvitation",
]);
const publicRoutes = new Set<RouteName>([
  ...openToAll,
  "Login",
  "Forgotpassword",
  "Resetpassword",
  "techUserLogin",
  "changePassword",
  "disabledAts",
  "atsDeletion",
]);
const example = (name: RouteName) => routes[name].replace(/\{\w+\}/g, "42");
const names = Object.keys(routes) as RouteName[];
const visit = (path: string, isLoggedIn: boolean, approvals = true) =>
  guard(path, { isLoggedIn, approvals });

describe("Specification §2, route guard: a signed-out visitor", () => {
  it.each(names)("%s", (name) => {
    const entersFreely = publicRoutes.has(name) || name === "Logout";
    expect(visit(example(name), false)).toBe(entersFreely ? undefined : "/logout");
  });
});

describe("Specification §2, route guard: a signed-in visitor", () => {
  it.each(names)("%s", (name) => {
    const sentHome = publicRoutes.has(name) && !openToAll.has(name);
    expect(visit(example(name), true)).toBe(sentHome ? "/job" : undefined);
  });

  it("reaches approvals only with the approval-process flag", () => {
    expect(visit("/approvals", true, false)).toBe("/job");
    expect(visit("/approvals", true, true)).toBeUndefined();
    expect(guard("/approvals", { isLoggedIn: true, approvals: undefined })).toBeUndefined();
  });
});

describe("Specification §2, old addresses", () => {
  it.each([
    ["/", "/job"],
    ["/!/job/", "/job"],
    ["/!/job/candidate/12", "/job/12/application"],
    ["/reports", "/cumulio-dashboard"],
  ])("%s leads a signed-in visitor to %s", (from, target) => {
    expect(visit(from, true)).toBe(target);
  });

  it.each([
    ["/!/reset-password/abc", "/login/reset/abc"],
    ["/!/techuser/login/abc", "/techuser/login/abc"],
  ])("%s leads a signed-out visitor to %s", (from, target) => {
    expect(visit(from, false)).toBe(target);
  });

  it("sends a signed-out visitor from the root to logout", () => {
    expect(visit("/", false)).toBe("/logout");
  });
});

it("Specification §2, pageNotFound: tells every visitor that an unknown path was not found", () => {
  expect(visit("/no/such/page", true)).toBeUndefined();
  expect(visit("/no/such/page", false)).toBeUndefined();
});

it("Specification §2, routes: paths match in any case, with or without a trailing slash", () => {
  expect(visit("/JOB/", false)).toBe("/logout");
  expect(visit("/emailTemplates", false)).toBe("/logout");
  expect(visit("/Login/Forgot/", false)).toBeUndefined();
});
