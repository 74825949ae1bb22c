import { describe, expect, it } from "vitest";
import { logoutPath } from "./logout-path.ts";

describe("Specification §4, responses: any 401 goes to Logout", () => {
  it("with the reason, if known", () => {
    expect(logoutPath("/job/7/application")).toBe("/logout");
    expect(logoutPath("/job", "CONCURRENT_SESSION")).toBe("/logout?reason=CONCURRENT_SESSION");
  });

  it("with a callbackUrl on the approval email portal only", () => {
    const portal = "/approvals/email/portal/abc";
    const query = new URLSearchParams({ callbackUrl: portal });
    expect(logoutPath(portal)).toBe(`/logout?${query}`);
    expect(logoutPath("/approvals")).toBe("/logout");
  });
});
