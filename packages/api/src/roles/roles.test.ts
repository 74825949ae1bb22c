import {
  addRole,
  changeRole,
  type ExplainedRecord,
  explainRecord,
  explainUser,
  listRoles,
  previewRole,
  removeRole,
} from "@ats/core/roles/contract";
import { exportApplications } from "@ats/core/applications/viewing-contract";
import { listApplications, listNotes } from "@ats/core/applications/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidateCv } from "@ats/core/candidates/cv-contract";
import { getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { rightsOf } from "@ats/core/rights/rights";
import type { RoleInput } from "@ats/core/roles/role";
import { getCompanySettings, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCompany } from "../testing/records.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const role: RoleInput = {
  name: "Night recruiter",
  rights: ["VIEW_JOBS", "VIEW_CANDIDATES"],
  scope: "company",
  hidden_groups: [],
};
async function give(id: number, userType: string, scope_values?: string[]) {
  const { users } = await admin.call(getUser, { params: { id } });
  const { first_name, last_name, telephone, version } = users;
  const body = {
    first_name,
    last_name,
    telephone,
    userType,
    ...(scope_values && { scope_values }),
  };
  await admin.call(updateUser, { params: { id }, version, body });
}
const rightsOfRecruiter = async () => {
  const { id } = companies.users.recruiter;
  const { users } = await recruiter.call(getUserSettings, { params: { id } });
  return { role: users.userType, rights: users.rights.has_access };
};

test("a role is added, given, renamed with its people, and removed when its people have moved", async () => {
  const { recruiter: user } = companies.users;
  const added = await admin.call(addRole, { body: role });
  expect(added).toMatchObject({ ...role, users: 0, version: 1 });
  await give(user.id, role.name);
  expect(await rightsOfRecruiter()).toEqual({ role: role.name, rights: role.rights });

  const params = { id: added.id as number };
  const renamed = { ...role, name: "Late recruiter", rights: ["VIEW_JOBS" as const] };
  await admin.call(changeRole, { params, version: 1, body: renamed });
  expect(await rightsOfRecruiter()).toEqual({ role: "Late recruiter", rights: ["VIEW_JOBS"] });
  await expect(admin.call(changeRole, { params, version: 1, body: role })).rejects.toMatchObject({
    status: 412,
  });

  await expect(admin.call(removeRole, { params, version: 2 })).rejects.toMatchObject({
    status: 409,
    message: "One person has this role. Move them to another role first.",
  });
  await admin.call(removeRole, { params, version: 2, query: { move_to: "Recruiter user" } });
  expect((await rightsOfRecruiter()).role).toBe("Recruiter user");
  const { records } = await admin.call(listRoles, {});
  expect(records.map(({ name }) => name)).not.toContain("Late recruiter");
  const acts = await services.system
    .selectFrom("audit_events")
    .select(["type", "subject_name"])
    .orderBy("number")
    .execute();
  expect(acts).toEqual([
    { type: "role_added", subject_name: "Night recruiter" },
    { type: "user_changed", subject_name: "Tom Ashdown" },
    { type: "role_changed", subject_name: "Late recruiter" },
    { type: "role_removed", subject_name: "Late recruiter" },
  ]);
});

test("a role's name is its own, also beside the built-in ones", async () => {
  for (const name of ["recruiter USER", "department recruiter"])
    await expect(admin.call(addRole, { body: { ...role, name } })).rejects.toMatchObject({
      status: 409,
      message: "There is a role with this name already. Choose another name.",
    });
});

test("nobody gives a right that they have not themselves, or fields that are hidden from them", async () => {
  const { admin: user, recruiter: other } = companies.users;
  const limited: RoleInput = {
    name: "People administrator",
    rights: ["VIEW_USERS", "VIEW_SETTINGS", "UPDATE_USERS", "UPDATE_ROLES"],
    scope: "company",
    hidden_groups: ["salary"],
  };
  await give(other.id, "Recruiter admin user");
  const { id: role_id } = await admin.call(addRole, { body: limited });
  await services.system
    .updateTable("users")
    .set({ user_type: limited.name, role_id })
    .where("id", "=", user.id)
    .execute();
  await expect(
    admin.call(addRole, { body: { ...limited, name: "More", rights: ["VIEW_COST"] } }),
  ).rejects.toMatchObject({ status: 403, message: expect.stringMatching(/^You can give only/) });
  await expect(
    admin.call(addRole, { body: { ...limited, name: "Sees pay", hidden_groups: [] } }),
  ).rejects.toMatchObject({ message: expect.stringContaining("hides salaries") });
});

test("the last administrator's role keeps what administrators need", async () => {
  const { northgate } = companies.ids;
  const every: RoleInput = {
    ...role,
    rights: [...rightsOf["Recruiter admin user"]],
  };
  const { id: role_id } = await admin.call(addRole, { body: every });
  const of = services.system.updateTable("users").where("company_id", "=", northgate);
  await of.set({ user_type: "Recruiter user" }).execute();
  await of
    .set({ user_type: every.name, role_id })
    .where("id", "=", companies.users.admin.id)
    .execute();
  const params = { id: role_id as number };
  const fewer = { ...every, rights: every.rights.filter((right) => right !== "UPDATE_ROLES") };
  for (const body of [fewer, { ...every, scope: "own_jobs" as const }])
    await expect(admin.call(changeRole, { params, version: 1, body })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("Nobody could manage users"),
    });
});

test("the effect of a change and the reasons of access are told before and after it", async () => {
  const { recruiter: user } = companies.users;
  const { jobs } = companies;
  const { id } = await admin.call(addRole, { body: role });
  await give(user.id, role.name);
  const params = { id: id as number };
  const salaryHidden: RoleInput = { ...role, hidden_groups: ["salary"] };
  const { effect } = await admin.call(previewRole, { params, body: salaryHidden });
  expect(effect).toEqual(["1 person loses salaries on 2 jobs."]);

  await admin.call(changeRole, { params, version: 1, body: { ...role, scope: "departments" } });
  await give(user.id, role.name, ["Nursing"]);
  const { records } = await admin.call(explainRecord, {
    params: { record: "jobs", id: jobs.nurse.id },
    query: { q: "Tom" },
  });
  expect(records).toMatchObject([
    { name: "Tom Ashdown", allowed: true, reason: "They are the recruiter of this job." },
  ]);
  const brands: RoleInput = { ...role, scope: "brands" };
  await services.system
    .updateTable("jobs")
    .set({ recruiter_id: companies.users.admin.id, dept: "Nursing" })
    .where("id", "=", jobs.nurse.id)
    .execute();
  const lost = await admin.call(previewRole, { params, body: brands });
  expect(lost.effect).toEqual(["1 person loses sight of 1 job."]);
  const told = await admin.call(explainUser, { params: { id: user.id } });
  expect(told.jobs.reason).toBe(
    "Tom Ashdown’s role Night recruiter covers the department Nursing.",
  );
  expect(told.screens.find(({ feature }) => feature === "reports")).toMatchObject({
    allowed: false,
    reason: "Tom Ashdown’s role Night recruiter has no right to view reports.",
  });
  await admin.call(changeRole, { params, version: 2, body: brands });
  const { users } = await admin.call(getUser, { params: { id: user.id } });
  expect(users).toMatchObject({ scope: "brands", scope_values: [] });
});

test("what decides about interviews, documents, notes, checks, templates, users and clients is told of each", async () => {
  const { recruiter: user } = companies.users;
  const body: RoleInput = {
    ...role,
    rights: ["VIEW_JOBS", "VIEW_INTERVIEWS"],
    scope: "departments",
    hidden_groups: ["private_notes"],
  };
  const added = await admin.call(addRole, { body });
  await give(user.id, added.name, ["Nursing"]);
  const toldOf = async (record: ExplainedRecord, id: number) => {
    const params = { record, id };
    const { records } = await admin.call(explainRecord, { params, query: { q: "Tom" } });
    return records[0];
  };
  const { interview, envelopes, applications, template } = companies;
  const parent_id = companies.ids.northgate;
  const care = await addCompany(services.system, "Care", { parent_id });
  for (const told of [
    await toldOf("interviews", interview.id),
    await toldOf("documents", envelopes.draft),
  ])
    expect(told).toMatchObject({ allowed: true, reason: expect.stringContaining("this job") });
  expect(await toldOf("notes", applications.annAsNurse.id)).toMatchObject({
    allowed: false,
    reason: expect.stringContaining("hides private notes"),
  });
  for (const [record, id, right] of [
    ["checks", applications.annAsNurse.id, "manage checks"],
    ["templates", template.id, "view templates"],
    ["users", companies.users.admin.id, "view users"],
    ["clients", care, "view client"],
  ] as const)
    expect(await toldOf(record, id), record).toMatchObject({
      allowed: false,
      reason: expect.stringContaining(`no right to ${right}`),
    });
  const params = { record: "clients", id: care } as const;
  const told = await admin.call(explainRecord, { params, query: { q: "Helen" } });
  expect(told.records[0]).toMatchObject({
    allowed: true,
    reason: expect.stringContaining("has the right to view client"),
  });
});

test("a role's hidden fields leave nothing: lists, exports, changes, searches, whole calls", async () => {
  const { recruiter: user } = companies.users;
  const { jobs, candidates, applications } = companies;
  const body: RoleInput = {
    ...role,
    rights: ["VIEW_JOBS", "VIEW_CANDIDATES", "VIEW_ANONYMISED", "UPDATE_CANDIDATES"],
    hidden_groups: ["contact", "salary", "private_notes"],
  };
  await admin.call(addRole, { body });
  await give(user.id, body.name);
  const job = await recruiter.call(getJob, { params: { id: jobs.nurse.id } });
  expect(job).toMatchObject({ salary_min: null, salary_max: null });
  const list = await recruiter.call(listApplications, { params: { id: jobs.nurse.id } });
  expect(list.records[0]).toMatchObject({
    first_name: "Ann",
    email: null,
    contact_mobile_number: null,
    postcode: null,
    anonymise_data_fields: expect.arrayContaining(["email", "postcode"]),
  });
  const csv = await recruiter.call(exportApplications, { params: { id: jobs.nurse.id } });
  expect(await csv.text()).not.toContain("@");
  const hides = { status: 403, message: expect.stringContaining("hides contact details") };
  // A job's postcode is no contact detail.
  await recruiter.call(listJobs, { query: { q: "LS1 4AP" } });
  for (const query of [{ s: "email.contains:ann" }, { q: "ann.bell@mail" }])
    await expect(recruiter.call(listCandidates, { query })).rejects.toMatchObject({
      ...hides,
      status: 400,
    });
  await expect(
    recruiter.call(getCandidateCv, {
      params: { id: candidates.ann.id, cv: companies.candidateCv.id },
    }),
  ).rejects.toMatchObject(hides);
  await expect(
    recruiter.call(listNotes, { params: { id: applications.annAsNurse.id } }),
  ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("hides private notes") });
});

test("what the identity provider gives follows a role to its new name, and holds the role", async () => {
  const added = await admin.call(addRole, { body: role });
  const { id, version } = added;
  const value = { default_role: role.name, groups: [{ group: "Nights", role: role.name }] };
  const body = { field: "company_settings", property: "group_roles" } as const;
  await admin.call(saveSpecificSetting, { body: { ...body, value: JSON.stringify(value) } });
  const params = { id };
  const renamed = await admin.call(changeRole, {
    params,
    version,
    body: { ...role, name: "Late recruiter" },
  });
  const company = { id: companies.ids.northgate };
  const saved = async () =>
    (await admin.call(getCompanySettings, { params: company })).settings.group_roles;
  expect(await saved()).toEqual({
    default_role: "Late recruiter",
    groups: [{ group: "Nights", role: "Late recruiter" }],
  });
  const remove = (query: { move_to?: string }) =>
    admin.call(removeRole, { params, version: renamed.version, query });
  await expect(remove({})).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("Choose another role in Settings"),
  });
  await remove({ move_to: "Recruiter user" });
  expect(await saved()).toMatchObject({ default_role: "Recruiter user" });
});

test("a highlight follows a role that sees it to its new name, and holds one that nobody else shares", async () => {
  const { id, version } = await admin.call(addRole, { body: role });
  const highlight = {
    map_to: "tags",
    option_ids_list: [{ id: "1", label: "Nights" }],
    icon: "star",
    highlight_name: "Night work",
    user_types: [role.name],
  };
  const body = { field: "ats_settings", property: "applicant_highlighting_settings" } as const;
  const save = (user_types: string[]) =>
    admin.call(saveSpecificSetting, {
      body: { ...body, value: JSON.stringify([{ ...highlight, user_types }]) },
    });
  await save([role.name]);
  const seenBy = async () => {
    const { users } = await admin.call(getUserSettings, {
      params: { id: companies.users.admin.id },
    });
    return users.ats_settings.applicant_highlighting_settings.map(({ user_types }) => user_types);
  };
  const params = { id };
  const renamed = await admin.call(changeRole, {
    params,
    version,
    body: { ...role, name: "Late recruiter" },
  });
  expect(await seenBy()).toEqual([["Late recruiter"]]);
  const remove = () => admin.call(removeRole, { params, version: renamed.version, query: {} });
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("Only the role Late recruiter sees the highlight Night work."),
  });
  await save(["Late recruiter", "Recruiter user"]);
  await remove();
  expect(await seenBy()).toEqual([["Recruiter user"]]);
});
