import { rightsOf } from "@ats/core/rights/rights";
import type { RoleInput } from "@ats/core/roles/role";
import { demoLimited } from "./accounts.ts";
import type { DemoData } from "./data.ts";

const ownRoles: RoleInput[] = [
  {
    name: "Site manager",
    rights: [...rightsOf["Hiring manager user"]],
    scope: "own_jobs",
    hidden_groups: ["diversity"],
  },
  {
    name: "HR business partner",
    rights: rightsOf["Recruiter user"].filter((right) => right !== "PUBLISH_JOBS"),
    scope: "departments",
    hidden_groups: ["private_notes"],
  },
  {
    name: "Brand recruiter",
    rights: [...rightsOf["Recruiter user"]],
    scope: "brands",
    hidden_groups: ["diversity"],
  },
  {
    name: "Panel member",
    rights: ["VIEW_JOBS", "VIEW_CANDIDATES", "VIEW_INTERVIEWS", "VIEW_TRAINING", "UPDATE_PROFILE"],
    scope: "named_jobs",
    hidden_groups: ["salary", "diversity", "private_notes", "contact"],
  },
];

/** Adds Northgate Group's own roles, and says what each covers for the people who have it. */
export function addOwnRoles(data: DemoData): void {
  const company = data.companies.find(({ name }) => name === "Northgate Group");
  if (!company) return;
  const { id: company_id, created_date_time } = company;
  for (const [at, role] of ownRoles.entries())
    data.roles.push({
      ...role,
      company_id,
      id: at + 1,
      created_by: null,
      created_date_time,
      version: 1,
    });
  for (const { email, role: name, covers } of demoLimited) {
    const user = data.users.find((each) => each.email === email);
    const role = data.roles.find((each) => each.name === name);
    if (!user || !role) throw new Error(`${email} or the role ${name} is missing.`);
    const jobs = data.jobs
      .filter((job) => job.company_id === company_id && job.status === "ACTIVE")
      .filter(({ dept }) => covers.includes(dept))
      .slice(0, 2);
    user.role_id = role.id;
    if (role.scope === "own_jobs")
      data.job_members.push(
        ...jobs.map(({ id }) => ({ company_id, job_id: id, user_id: user.id })),
      );
    else
      user.scope_values =
        role.scope === "named_jobs" ? jobs.map(({ id }) => String(id)) : [...covers];
  }
}
