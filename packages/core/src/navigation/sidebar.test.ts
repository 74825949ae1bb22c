import { describe, expect, it } from "vitest";
import { type Role, rightsOf } from "../rights/rights.ts";
import type { User } from "../users/user.ts";
import { to } from "./routes.ts";
import { agencySidebarItems, sidebarFor, sidebarItems } from "./sidebar.ts";

const user = (role: Role, settings: Partial<User["ats_settings"]> = {}): User =>
  ({
    userType: role,
    company_type: role.startsWith("Agency") ? "AGENCY" : "ATS",
    rights: { has_access: rightsOf[role] },
    ats_settings: { parent_ats: false, agency_enabled: true, cost_enabled: true, ...settings },
  }) as User;

const labels = (who: User, context = { hasClients: true, approvals: true }) =>
  sidebarFor(who, context, () => true).map(({ label }) => label);

describe("Specification §2, sidebar menu", () => {
  it("offers a recruiter admin of a parent company everything", () => {
    expect(labels(user("Recruiter admin user", { parent_ats: true }))).toEqual([
      "Jobs",
      "Approvals",
      "Candidates",
      "Right to work",
      "Calendar",
      "Reports",
      "Agencies",
      "Training",
      "Marketplace",
      "Recruitment success",
      "Costs",
      "Multi-Client",
      "Users",
      "Emails",
    ]);
  });

  it("links to the paths of the specification's table", () => {
    const paths = [...sidebarItems, ...agencySidebarItems].map(
      ({ label, route }) => `${label} ${to[route as "jobList"]()}`,
    );
    expect(paths).toEqual([
      "Jobs /job",
      "Approvals /approvals",
      "Candidates /candidate",
      "Right to work /candidate/right-to-work",
      "Calendar /user/calendar",
      "Reports /cumulio-dashboard",
      "Agencies /agencies",
      "Training /training",
      "Marketplace /marketplace",
      "Recruitment success /recruitment/success",
      "Costs /costs",
      "Multi-Client /clients",
      "Users /users",
      "Emails /emailtemplates",
      "Agency Jobs /agency/jobs",
      "Agency Clients /agency/clients",
      "Agency Users /agency/users",
    ]);
  });

  it("leaves out what a hiring manager has no right to", () => {
    expect(labels(user("Hiring manager user"))).toEqual([
      "Jobs",
      "Approvals",
      "Candidates",
      "Calendar",
      "Training",
      "Marketplace",
    ]);
  });

  it("leaves out agencies and costs when the company has them off", () => {
    const shown = labels(
      user("Recruiter admin user", { agency_enabled: false, cost_enabled: false }),
    );
    expect(shown).not.toContain("Agencies");
    expect(shown).not.toContain("Costs");
  });

  it("leaves out approvals without their flag", () => {
    const context = { hasClients: true, approvals: false };
    expect(labels(user("Recruiter admin user"), context)).not.toContain("Approvals");
  });

  it("shows an agency its own menu", () => {
    for (const role of ["Agency user", "Agency admin user"] as const)
      expect(labels(user(role))).toEqual(["Agency Jobs", "Agency Clients", "Agency Users"]);
  });

  it("leaves out routes without a screen", () => {
    const shown = sidebarFor(
      user("Recruiter admin user"),
      { hasClients: true, approvals: true },
      (route) => route === "jobList",
    );
    expect(shown.map(({ label }) => label)).toEqual(["Jobs"]);
  });
});

describe("Specification §6, Multi-Client", () => {
  const shown = (role: Role, parent_ats: boolean, hasClients = true) =>
    labels(user(role, { parent_ats }), { hasClients, approvals: false }).includes("Multi-Client");

  it.each([
    ["Recruiter admin user", true, true],
    ["Master group user", true, true],
    ["Technical support user", true, false],
    ["Recruiter user", true, false],
    ["Recruiter admin user", false, false],
    ["Master group user", false, true],
  ] as const)("%s, in a parent company: %s, sees it: %s", (role, parent, sees) => {
    expect(shown(role, parent)).toBe(sees);
  });

  it("is hidden without a client list", () => {
    expect(shown("Master group user", true, false)).toBe(false);
  });
});
