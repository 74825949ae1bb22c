import { expect, test } from "vitest";
import { rightsOf, wholeCompany } from "./rights.ts";
import { viewAs } from "./view-as.ts";

const admin = {
  role: "Recruiter admin user",
  rights: rightsOf["Recruiter admin user"],
  access: wholeCompany,
};

test("who views as somebody sees nothing that either of them may not see", () => {
  const viewer = {
    ...admin,
    rights: ["VIEW_JOBS", "UPDATE_ROLES"] as const,
    access: { ...wholeCompany, hidden: ["salary"] as const },
  };
  const viewed = {
    role: "Nursing recruiter",
    rights: ["VIEW_JOBS", "VIEW_CANDIDATES"] as const,
    access: { scope: "departments", values: ["Nursing"], hidden: ["contact"] } as const,
  };
  expect(viewAs(viewer, viewed)).toEqual({
    role: "Nursing recruiter",
    rights: ["VIEW_JOBS"],
    access: { scope: "departments", values: ["Nursing"], hidden: ["contact", "salary"] },
  });
});

test("nobody views who sees a part of the company, or as the operator's staff", () => {
  const limited = { ...admin, access: { ...wholeCompany, scope: "own_jobs" as const } };
  expect(viewAs(limited, admin)).toBeUndefined();
  expect(viewAs({ ...admin, rights: rightsOf["Recruiter user"] }, admin)).toBeUndefined();
  expect(viewAs(admin, { ...admin, role: "Technical support user" })).toBeUndefined();
});
