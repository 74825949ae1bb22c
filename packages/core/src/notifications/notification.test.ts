import { describe, expect, it } from "vitest";
import type { ApplicationStatus } from "../applications/status.ts";
import { statusMessage } from "./notification.ts";

const fixed = (status: ApplicationStatus) => ({ status, node_name: null });

describe("Specification §4, application status notifications", () => {
  it("name a single applicant", () => {
    expect(statusMessage(["Priya Nair"], fixed("SHORTLIST"), 210)).toBe(
      "Priya Nair has been updated to Shortlist for job 210",
    );
  });

  it("name the first of several applicants and count the others", () => {
    expect(statusMessage(["Priya Nair", "Tom Reed"], fixed("HIRE"), 210)).toBe(
      "Priya Nair and 1 other have been updated to Hire for job 210",
    );
    expect(statusMessage(["Priya Nair", "Tom Reed", "Ewa Zając"], fixed("INTERVIEW"), 210)).toBe(
      "Priya Nair and 2 others have been updated to Interview for job 210",
    );
  });

  it("use the stage names of the job's workflow", () => {
    expect(statusMessage(["Priya Nair"], { status: "INTERVIEW", node_name: "Panel" }, 210)).toBe(
      "Priya Nair has been updated to Panel for job 210",
    );
  });
});
