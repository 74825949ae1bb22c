import { to } from "@ats/core/navigation/routes";
import { describe, expect, it } from "vitest";
import { callbackPath } from "./callback-path.ts";
import { logoutPath } from "./logout-path.ts";

const leadsBackTo = (address: string) =>
  new URL(logoutPath(address), "https://ats.example").searchParams.get("callbackUrl");

describe("Specification §4, responses: any 401 goes to Logout", () => {
  it("with the reason, if known", () => {
    expect(logoutPath("/job")).toBe("/logout");
    expect(logoutPath("/job", "CONCURRENT_SESSION")).toBe("/logout?reason=CONCURRENT_SESSION");
    const query = new URLSearchParams({ reason: "INACTIVE_SESSION", callbackUrl: "/help" });
    expect(logoutPath("/help", "INACTIVE_SESSION")).toBe(`/logout?${query}`);
  });

  it.each([
    "/approvals/email/portal/abc",
    "/application/details/5991",
    "/user/calendar?interview=925",
    "/job?filter=all&q=R%26D",
    "/application/details/5991?tab=notes#note-7",
    "/!/job/candidate/12",
  ])("with a callbackUrl to the page that was asked for: %s", (address) => {
    expect(leadsBackTo(address)).toBe(address);
    expect(callbackPath(address, "https://ats.example")).toBe(address);
  });

  it.each([
    "",
    "/",
    to.jobList(),
    to.Logout(),
    `${to.Login()}?callbackUrl=%2Fhelp`,
    to.changePassword(),
    "/no/such/page",
  ])("with none from home, sign-in's own pages and unknown ones: %s", (address) => {
    expect(leadsBackTo(address)).toBeNull();
  });
});
