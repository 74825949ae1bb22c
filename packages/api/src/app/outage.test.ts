import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { addNote, listNotes } from "@ats/core/applications/contract";
import type { ApiError } from "@ats/core/contract/client";
import { health } from "@ats/core/settings/contract";
import { messageHeader } from "@ats/core/session/session";
import { savePhoto } from "@ats/core/users/profile-contract";
import { beforeEach, describe, expect, test } from "vitest";
import { openPostgres } from "../database/postgres.ts";
import { after } from "../kernel/time.ts";
import { signIn, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPhoto } from "../testing/records.ts";

/** The health call on a database that refuses every connection with this error. */
async function askHealth(error: object) {
  const system = openPostgres({
    options: {},
    connect: async () => Promise.reject(error),
    end: async () => {},
  });
  return testBrowser(testApi(testServices(system))).send(health.path);
}

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ...["57P01", "57P02", "57P03", "57P05", "25P03", "53300", "08000", "08003", "08006"].map(coded),
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"].map(coded),
  new Error("Connection terminated"),
  new Error("Connection terminated unexpectedly"),
  new Error("Connection terminated due to connection timeout"),
  new Error("timeout exceeded when trying to connect"),
  new Error("timeout expired"),
  new Error("Client has encountered a connection error and is not queryable"),
  new Error("Client was closed and is not queryable"),
])("a call is answered 503 while the database cannot be reached: %s", async (error) => {
  const response = await askHealth(error);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(response.headers.get(messageHeader)).toBe(
    "The database cannot be reached at the moment. Wait a few seconds, then try again.",
  );
});

test("a call whose statement was stopped for taking too long is answered 503", async () => {
  const response = await askHealth(coded("57014"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(response.headers.get(messageHeader)).toMatch(/^This took too long/);
});

test("any other failure of the database is answered 500", async () => {
  const response = await askHealth(coded("42703"));
  expect(response.status).toBe(500);
  expect(response.headers.get("retry-after")).toBeNull();
});

test("a write that finds the database's disk full is answered 507, with what an administrator can do", async () => {
  const response = await askHealth(coded("53100"));
  expect(response.status).toBe(507);
  expect(response.headers.get(messageHeader)).toBe(
    "The disk that holds the database is full, so this was not saved. Ask your administrator to free space on it, then try again.",
  );
});

describe("a full disk", () => {
  let services: ReturnType<typeof testServices>;
  let api: ReturnType<typeof testApi>;
  let companies: TestCompanies;
  beforeEach(async () => {
    services = testServices(await testDatabase());
    companies = await testCompanies(services.system);
    api = testApi(services);
  });
  const askApi = async () => (await testBrowser(api).send(health.path)).json();

  test.skipIf(!existsSync("/dev/full"))(
    "of the files refuses an upload with 507, and nothing else; health says so for a while",
    async () => {
      const browser = await signIn(api, "recruiter@northgate.example");
      services.files.put = (_, bytes) => writeFile("/dev/full", bytes);
      const upload = await browser
        .call(savePhoto, { params: { id: companies.users.recruiter.id }, body: testPhoto() })
        .catch((error: ApiError) => error);
      expect(upload).toMatchObject({
        status: 507,
        message: expect.stringMatching(/^The disk that holds the files is full/),
      });
      const params = { id: companies.applications.annAsNurse.id };
      await browser.call(addNote, { params, body: { text: "A note takes little room." } });
      const problems = ["The disk that holds the files is full. Free space on it."];
      expect(await askApi()).toEqual({ status: "degraded", problems });
      services.clock.advance(6 * 60_000);
      expect(await askApi()).toEqual({ status: "ok", problems: [] });
    },
  );

  test("that was found under a clock ahead is forgotten when the clock is right", async () => {
    services.fullDisks = new Map([["files", after(services.clock(), 24 * 60 * 60_000)]]);
    expect(await askApi()).toEqual({ status: "ok", problems: [] });
  });

  test("of the embedded database refuses writes before they stop it, and goes on reading", async () => {
    const browser = await signIn(api, "recruiter@northgate.example");
    services.hasRoom = async () => false;
    const params = { id: companies.applications.annAsNurse.id };
    await expect(
      browser.call(addNote, { params, body: { text: "No room." } }),
    ).rejects.toMatchObject({ status: 507 });
    expect((await browser.call(listNotes, { params })).records).not.toContainEqual(
      expect.objectContaining({ text: "No room." }),
    );
    expect(await askApi()).toMatchObject({ status: "degraded" });
    services.hasRoom = async () => true;
    await browser.call(addNote, { params, body: { text: "Room again." } });
    expect(await askApi()).toMatchObject({ status: "ok" });
  });
});
