import { describe, expect, it } from "vitest";
import { statusMessage } from "./notification.ts";

describe("Specification §4, application status notifications", () => {
  it("names one applicant", () => {
    expect(statusMessage(["Priya Nair"], "SHORTLIST", 210)).toBe(
      "Priya Nair has been updated to Shortlist for job 210",
    );
  });

  it("names the first of several and counts the others", () => {
    expect(statusMessage(["Priya Nair", "Tom Reed"], "HIRE", 210)).toBe(
      "Priya Nair and 1 other have been updated to Hire for job 210",
    );
    expect(statusMessage(["Priya Nair", "Tom Reed", "Ewa Zając"], "INTERVIEW", 210)).toBe(
      "Priya Nair and 2 others have been updated to Interview for job 210",
    );
  });
});
