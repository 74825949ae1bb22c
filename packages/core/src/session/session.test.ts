import { describe, expect, it, test } from "vitest";
import { notificationPageSize, notificationSummaryMs } from "../notifications/notification.ts";
import { searchDebounceMs, searchPageSize } from "../search/contract.ts";
import { sidebarMiniWidth, sidebarWidth } from "../navigation/sidebar.ts";
import {
  continueMs,
  cookieDays,
  cookies,
  extensionMs,
  inactivityMs,
  passwordTexts,
  sessionTexts,
} from "./session.ts";

describe("Specification §8, to the letter", () => {
  it.each([
    [
      "Concurrent login",
      sessionTexts.concurrent,
      "Another user has logged into this account. As only one user can log into an account at any given time, the previous user will now be logged out. If you have only just logged into this account, you may disregard this message.",
    ],
    [
      "Inactivity",
      sessionTexts.inactivity,
      "We have not detected any activity coming from this account in some time. Please click continue below within the time limit else you will be logged out of your account for security purposes.",
    ],
    [
      "Forgot password success",
      passwordTexts.linkSent,
      "We have sent a link to reset your password, please check your email.",
    ],
    ["Reset password failure", passwordTexts.resetFailed, "error"],
    [
      "Password change success",
      passwordTexts.changed,
      "Your password has been successfully changed!",
    ],
  ])("%s", (_, text, specified) => {
    expect(text).toBe(specified);
  });
});

describe("Specification §9, to the figure", () => {
  it.each([
    ["cookies, days", cookieDays, 30],
    ["inactivity dialog after, ms", inactivityMs, 348_000],
    ["its countdown, ms", continueMs, 60_000],
    ["session extension check, ms", extensionMs, 60_000],
    ["queued notification summary, ms", notificationSummaryMs, 60_000],
    ["notification panel page size", notificationPageSize, 5],
    ["search debounce, ms", searchDebounceMs, 600],
    ["search page size", searchPageSize, 50],
    ["sidebar width", sidebarWidth, 173],
    ["sidebar mini width", sidebarMiniWidth, 68],
  ])("%s", (_, figure, specified) => {
    expect(figure).toBe(specified);
  });
});

test("Specification §3, Session cookies: isLoggedIn and userId go by these names", () => {
  expect(cookies).toMatchObject({ isLoggedIn: "isLoggedIn", userId: "userId" });
});
