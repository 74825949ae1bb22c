import { health } from "@ats/core/settings/contract";
import { messageHeader } from "@ats/core/session/session";
import { expect, test } from "vitest";
import { openPostgres } from "../database/postgres.ts";
import { testApi, testBrowser, testServices } from "../testing/app.ts";

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
