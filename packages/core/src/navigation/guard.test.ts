import { describe, expect, it } from "vitest";
import { guard } from "./guard.ts";
import { type RouteName, routes } from "./routes.ts";

const openToAll = new Set<RouteName>([
  "multiclientLogin",
  "pageNotFound",
  "tokenLogin",
  "approvalRequestEmailPortal",
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

describe("Specification §2, route guard: someone who is signed out", () => {
  it.each(names)("%s", (name) => {
    const entersFreely = publicRoutes.has(name) || name === "Logout";
    expect(visit(example(name), false)).toBe(entersFreely ? undefined : "/logout");
  });
});

describe("Specification §2, route guard: someone who is signed in", () => {
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
  ])("%s leads someone signed in to %s", (from, target) => {
    expect(visit(from, true)).toBe(target);
  });

  it.each([
    ["/!/reset-password/abc", "/login/reset/abc"],
    ["/!/techuser/login/abc", "/techuser/login/abc"],
  ])("%s leads someone signed out to %s", (from, target) => {
    expect(visit(from, false)).toBe(target);
  });

  it("sends someone signed out from the root to log out", () => {
    expect(visit("/", false)).toBe("/logout");
  });
});

it("Specification §2, pageNotFound: lets everyone see that an unknown path was not found", () => {
  expect(visit("/no/such/page", true)).toBeUndefined();
  expect(visit("/no/such/page", false)).toBeUndefined();
});

it("Specification §2, routes: matches paths whatever their case, with or without the last slash", () => {
  expect(visit("/JOB/", false)).toBe("/logout");
  expect(visit("/emailTemplates", false)).toBe("/logout");
  expect(visit("/Login/Forgot/", false)).toBeUndefined();
});
