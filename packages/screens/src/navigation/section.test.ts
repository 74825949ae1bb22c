import { type RouteName, routes } from "@ats/core/navigation/routes";
import { agencySidebarItems, sidebarItems } from "@ats/core/navigation/sidebar";
import { expect, it } from "vitest";
import { sectionOf } from "./section.ts";

/** Screens without an entry in the menu: of signing in, of the account, and of the product. */
const alone = new Set<RouteName>([
  "Login",
  "Logout",
  "Forgotpassword",
  "Resetpassword",
  "Settings",
  "globalSettings",
  "techUserLogin",
  "multiclientLogin",
  "tokenLogin",
  "help",
  "notificationsList",
  "changePassword",
  "disabledAts",
  "pageNotFound",
  "atsDeletion",
  "Suggestions",
  "approvalRequestEmailPortal",
  "agencyInvitation",
]);

it.each(Object.entries(routes).filter(([name]) => !alone.has(name as RouteName)))(
  "%s marks an entry of the menu",
  (_, path) => {
    const entries = [...sidebarItems, ...agencySidebarItems].map(({ route }) => route);
    expect(entries).toContain(sectionOf(path.replace(/\{\w+\}/g, "1")));
  },
);

it("marks the list of approvals on the page of a request", () => {
  expect(sectionOf("/job/vacancy/approval")).toBe("approvalRequestTable");
});
