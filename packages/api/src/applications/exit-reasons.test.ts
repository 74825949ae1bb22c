import { listExitReasons, saveExitReasons } from "@ats/core/applications/reasons-contract";
import { exitReasons } from "@ats/core/applications/status";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let companies: TestCompanies;
let admin: TestBrowser;

beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const usual = [...exitReasons.REJECTED];
const save = (version: number, labels: string[]) =>
  admin.call(saveExitReasons, { params: { status: "REJECTED" }, version, body: { labels } });
const groups = async () =>
  Object.fromEntries(
    (await admin.call(listExitReasons, {})).records.map(({ status, labels }) => [status, labels]),
  );

test("Rules of the field, Reasons: a company writes its own in each group, and they are the only ones then", async () => {
  const own = ["No driving licence", "Position filled"];
  expect(await save(0, own)).toMatchObject({ labels: own, version: 1 });
  expect(await groups()).toEqual({ REJECTED: own, WITHDRAWN: exitReasons.WITHDRAWN });
  const reject = (reason: string) =>
    moveAsSeen(admin, { ids: [companies.applications.annAsNurse.id], status: "REJECTED", reason });
  await expect(reject(usual[0] as string)).rejects.toMatchObject({ status: 400 });
  await reject("No driving licence");
  expect(await save(1, [])).toMatchObject({ labels: usual, version: 2 });
  expect(await groups()).toEqual(exitReasons);
});

test("Quality R2: reasons that somebody changed meanwhile are not overwritten, and none is there twice", async () => {
  await save(0, ["Position filled"]);
  for (const version of [0, 2])
    await expect(save(version, ["Other"])).rejects.toMatchObject({ status: 412 });
  await expect(save(1, ["a", "A"])).rejects.toMatchObject({
    status: 400,
    message: "Two reasons are the same. Remove one.",
  });
});
