import { updateApplicationStatus } from "@ats/core/applications/contract";
import { listExitReasons, saveExitReasons } from "@ats/core/applications/reasons-contract";
import { exitReasons } from "@ats/core/applications/status";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;

beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const usual = [...exitReasons.REJECTED];
const save = (before: string[], labels: string[]) =>
  admin.call(saveExitReasons, { body: { status: "REJECTED", before, labels } });
const rejectReasons = async () =>
  (await admin.call(listExitReasons, {})).records
    .filter(({ status }) => status === "REJECTED")
    .map(({ label }) => label);

test("Rules of the field, Reasons: a company writes its own in each group, and they are the only ones then", async () => {
  const own = ["No driving licence", "Position filled"];
  await save(usual, own);
  expect(await rejectReasons()).toEqual(own);
  const { records } = await admin.call(listExitReasons, {});
  expect(records.filter(({ status }) => status === "WITHDRAWN")).toHaveLength(
    exitReasons.WITHDRAWN.length,
  );
  const reject = (reason: string) =>
    admin.call(updateApplicationStatus, {
      body: { ids: [companies.applications.annAsNurse.id], status: "REJECTED", reason },
    });
  await expect(reject(usual[0] as string)).rejects.toMatchObject({ status: 400 });
  await reject("No driving licence");
  await save(own, []);
  expect(await rejectReasons()).toEqual(usual);
});

test("Quality R2: reasons that somebody changed meanwhile are not overwritten, and none is there twice", async () => {
  await save(usual, ["Position filled"]);
  await expect(save(usual, ["Other"])).rejects.toMatchObject({ status: 412 });
  await expect(save(["Position filled"], ["a", "A"])).rejects.toMatchObject({
    status: 400,
    message: "Two reasons are the same. Remove one.",
  });
});
