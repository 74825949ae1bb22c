import type { Endpoint } from "@ats/core/contract/endpoint";
import { contract } from "@ats/core/app/contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { exportChosenJobs } from "@ats/core/jobs/export-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { rights, wholeCompany } from "@ats/core/rights/rights";
import { addRole } from "@ats/core/roles/contract";
import { startView, stopView } from "@ats/core/roles/view-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeEach, expect, test } from "vitest";
import { authorise } from "../kernel/authorise.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { sweepViews } from "./view.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const settings = async () =>
  (await admin.call(getUserSettings, { params: { id: companies.users.admin.id } })).users;
const audited = async () =>
  (await admin.call(listAuditEvents, { query: { areas: "access" } })).records
    .filter(({ type }) => type.startsWith("view_"))
    .map(({ type, subject_name, actor_name }) => `${actor_name}: ${type} ${subject_name}`);

test("an administrator views as a colleague, with what both may see, until they stop; both are on record", async () => {
  const { manager } = companies.users;
  await admin.call(startView, { body: { user_id: manager.id } });
  const seen = await settings();
  expect(seen.userType).toBe("Hiring manager user");
  expect(seen.viewing_as).toMatchObject({ user_id: manager.id });
  expect(seen.rights.has_access).not.toContain("VIEW_USERS");
  const { records } = await admin.call(listCandidates, {});
  expect(records.some(({ anonymised_row }) => anonymised_row)).toBe(true);
  await expect(
    admin.call(addRole, {
      body: { name: "Other", rights: [], scope: "company", hidden_groups: [] },
    }),
  ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("only read") });
  await admin.call(stopView);
  expect((await settings()).viewing_as).toBeNull();
  expect((await settings()).rights.has_access).toContain("VIEW_USERS");
  const name = `${manager.first_name} ${manager.last_name}`;
  expect(await audited()).toEqual([
    expect.stringContaining(`view_ended ${name}`),
    expect.stringContaining(`view_started ${name}`),
  ]);
});

test("a view as a role of own jobs shows the viewer's, and ends by itself after half an hour", async () => {
  await admin.call(addRole, {
    body: { name: "Own jobs", rights: ["VIEW_JOBS"], scope: "own_jobs", hidden_groups: [] },
  });
  const { total } = await admin.call(listJobs, {});
  await admin.call(startView, { body: { role: "Own jobs" } });
  expect((await admin.call(listJobs, {})).total).toBeLessThan(total);
  services.clock.advance(31 * 60_000);
  await services.system
    .updateTable("sessions")
    .set({ extended_date_time: services.clock() })
    .execute();
  expect((await admin.call(listJobs, {})).total).toBe(total);
  await sweepViews(services);
  expect(await audited()).toEqual([
    expect.stringContaining("view_ended Own jobs"),
    expect.stringContaining("view_started Own jobs"),
  ]);
});

test("during a view everything is refused but what reads only, and the end of view and session", () => {
  const viewing = { user_id: 2, name: "Priya Raman", ends_date_time: "2026-11-28T12:00:00Z" };
  const session = (company_type: "ATS" | "AGENCY") => ({
    actor: {
      session_id: "s",
      user_id: 1,
      company_id: 1,
      company_type,
      role: "Technical support user",
      rights: [...rights],
      access: wholeCompany,
      through: null,
      api_token_id: null,
      viewing,
    },
    company: { name: "Northgate", disabled: false },
  });
  const isRefused = (endpoint: Endpoint) => {
    try {
      authorise(session(endpoint.company === "AGENCY" ? "AGENCY" : "ATS"), endpoint);
      return false;
    } catch (error) {
      return String((error as Error).message).includes("only read");
    }
  };
  const inSession = Object.entries<Endpoint>(contract).filter(
    ([, { access }]) => access !== "public",
  );
  const namesOf = (reads: boolean, refused: boolean) =>
    inSession
      .filter(([, each]) => each.readsOnly === reads && isRefused(each) === refused)
      .map(([name]) => name)
      .toSorted();
  expect(namesOf(false, false)).toEqual(["extendSession", "logout", "stopView"]);
  expect(namesOf(true, true)).toEqual(["getOneTimeToken"]);
});

test("a question with a body is answered during a view, and no token opens another company", async () => {
  await admin.call(startView, { body: { user_id: companies.users.recruiter.id } });
  await expect(
    admin.call(exportChosenJobs, { body: { ids: [companies.jobs.nurse.id] } }),
  ).resolves.toBeDefined();
  await expect(
    admin.call(getOneTimeToken, { params: { id: companies.ids.northgate } }),
  ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("only read") });
});
