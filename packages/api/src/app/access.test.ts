import type { EndpointName } from "@ats/core/app/contract";
import { file, successStatus } from "@ats/core/contract/endpoint";
import type { Role } from "@ats/core/rights/rights";
import { messageHeader } from "@ats/core/session/session";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies, testFileKeys } from "../testing/companies.ts";
import { testDocument } from "../testing/companies/documents.ts";
import { isAdministrative } from "../testing/administrative-acts.ts";
import { testDatabase } from "../testing/database.ts";
import { testOrganisation } from "../testing/organisation.ts";
import { serverOf } from "../testing/server.ts";
import { addUser } from "../testing/records.ts";
import {
  callerOf,
  endpointNames,
  endpointOf,
  requestFor,
  sampleCalls,
} from "../testing/sample-calls.ts";

let app: ReturnType<typeof testApi>;
let companies: TestCompanies;
let system: Kysely<Tables>;
const people: Record<string, TestBrowser> = {};
const nobodysRole = "Visitor" as Role;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  ({ system } = services);
  services.identity = testOrganisation(services, {
    email: companies.users.recruiter.email,
    email_verified: true,
  });
  for (const key of testFileKeys) await services.files.put(key, testDocument);
  const { northgate, brightstaff, closed } = companies.ids;
  for (const [company, place] of [
    [northgate, "northgate"],
    [brightstaff, "brightstaff"],
  ] as const)
    await addUser(services.system, company, "Viv Hall", nobodysRole, `visitor@${place}.example`);
  app = testApi(services);
  const enable = (disabled: boolean) =>
    services.system.updateTable("companies").set({ disabled }).where("id", "=", closed).execute();
  await enable(false);
  for (const email of [
    "recruiter@northgate.example",
    "admin@northgate.example",
    "support@ats.example",
    "visitor@northgate.example",
    "visitor@brightstaff.example",
    "admin@riverside.example",
    "admin@orchard.example",
    "agent@brightstaff.example",
    "admin@brightstaff.example",
    "agent@quickhire.example",
    "admin@closed.example",
  ])
    people[email] = await signIn(app, email);
  await enable(true);
});

/** Words that only Northgate Group may read. */
const secrets = ["Ann", "Bell", "Oluwaseun", "Adeyemi", "Staff Nurse", "Tom", "Ashdown"];

const sessionNames = endpointNames.filter((name) => endpointOf(name).access !== "public");
const recruiterNames = sessionNames.filter((name) => endpointOf(name).company === "ATS");
const rightNames = sessionNames.filter((name) => endpointOf(name).access !== "session");

async function send(name: EndpointName, email?: string) {
  const server = endpointOf(name).forServers && email ? serverOf(app, companies, email) : undefined;
  const browser = email === undefined ? testBrowser(app) : people[email];
  const response = await (server ?? (browser as TestBrowser)).send(
    ...requestFor(name, sampleCalls(companies)[name]),
  );
  // These calls end the session that the other tests share.
  const ends = endpointOf(name).access === "public" || name === "logout";
  if (ends && email && !email.includes("closed")) people[email] = await signIn(app, email);
  return response;
}

describe("Specification §6, Rights: a user with the right may call, and an administrator's act is on the record", () => {
  test.each(endpointNames)("%s", async (name) => {
    const before = await countEvents();
    const response = await send(name, callerOf(name, companies));
    expect(response.status, response.headers.get(messageHeader) ?? "").toBe(
      successStatus(endpointOf(name)),
    );
    const schema = endpointOf(name).response;
    const problem =
      schema === file || response.status === 204
        ? undefined
        : (schema as z.ZodType).safeParse(await response.json()).error;
    expect(problem).toBeUndefined();
    const recorded = (await countEvents()) - before;
    expect(isAdministrative(name) ? recorded : 1).toBeGreaterThan(0);
    expect(app.failures).toEqual([]);
  });
});

describe("Specification §4, Login state: a visitor who is not signed in may not call", () => {
  test.each(sessionNames)("%s", async (name) => {
    await expectRefusal(await send(name), 401);
  });
});

describe("Quality S1: a disabled company may not call", () => {
  test.each(sessionNames.filter((name) => !endpointOf(name).allowsDisabled))("%s", async (name) => {
    const response = await send(name, "admin@closed.example");
    await expectRefusal(response, 403);
    expect(response.headers.get(messageHeader)).toContain("Closed Ltd is disabled");
  });
});

describe("Quality S1: an agency may not call", () => {
  test.each(recruiterNames)("%s", async (name) => {
    await expectRefusal(await send(name, "agent@brightstaff.example"), 403);
  });
});

describe("Quality S1: another company's agency learns nothing of Northgate Group from", () => {
  test.each(sessionNames)("%s", async (name) => {
    await expectNothingOfNorthgate(await send(name, "agent@quickhire.example"));
  });
});

describe("Specification §6, Rights: a user without the right may not call, and the refusal names it", () => {
  test.each(rightNames)("%s", async (name) => {
    const place = endpointOf(name).company === "AGENCY" ? "brightstaff" : "northgate";
    const response = await send(name, `visitor@${place}.example`);
    await expectRefusal(response, 403);
    const words = endpointOf(name).access.split(/_|(?<=[a-z])(?=[A-Z])/);
    const right = words.join(" ").toLowerCase();
    expect(response.headers.get(messageHeader)).toContain(`no right to ${right}`);
  });
});

describe("Quality S1: Riverside Council learns nothing of Northgate Group from", () => {
  test.each(sessionNames)("%s", async (name) => {
    const response = await send(name, "admin@riverside.example");
    const { params, body, own } = sampleCalls(companies)[name];
    const isForSupport = callerOf(name, companies) === companies.users.support.email;
    const isFound = own || !(params || body);
    const found = typeof own === "number" ? own : successStatus(endpointOf(name));
    const isForAgencies = endpointOf(name).company === "AGENCY";
    expect(response.status).toBe(isForSupport || isForAgencies ? 403 : isFound ? found : 404);
    await expectNothingOfNorthgate(response);
    expect(app.failures).toEqual([]);
  });
});

describe("Quality S7: a write is refused unless a page of this site asks for it", () => {
  const writes = endpointNames.filter((name) => endpointOf(name).method !== "GET");

  test.each(writes)("%s from another site, or from nowhere", async (name) => {
    const [path, init] = requestFor(name, sampleCalls(companies)[name]);
    const browser = people["recruiter@northgate.example"] as TestBrowser;
    for (const origin of ["https://elsewhere.example", "null", "", "not an origin"])
      await expectRefusal(
        await browser.send(path, { ...init, headers: { ...init.headers, origin } }),
        403,
      );
  });

  test.each(writes.filter((name) => sessionNames.includes(name)))(
    "%s with the cookie alone",
    async (name) => {
      const [path, init] = requestFor(name, sampleCalls(companies)[name]);
      const { cookies } = people["recruiter@northgate.example"] as TestBrowser;
      const thief = testBrowser(app);
      for (const [cookie, value] of cookies) thief.cookies.set(cookie, value);
      await expectRefusal(await thief.send(path, init), 401);
    },
  );
});

async function countEvents(): Promise<number> {
  const { events } = await system
    .selectFrom("audit_events")
    .select((row) => row.fn.countAll<number>().as("events"))
    .executeTakeFirstOrThrow();
  return Number(events);
}

async function expectRefusal(response: Response, status: number) {
  const message = response.headers.get(messageHeader);
  expect(response.status, message ?? "").toBe(status);
  expect(message).toMatch(/^[A-Z].+\.$/);
  const said = await response.json();
  expect("schemas" in said ? { message: said.detail } : said).toEqual({ message });
}

async function expectNothingOfNorthgate(response: Response) {
  const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
  for (const secret of secrets) expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`, "i"));
}
