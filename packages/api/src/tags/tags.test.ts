import { listApplications } from "@ats/core/applications/contract";
import { tagApplications } from "@ats/core/applications/rating-and-tags-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import * as contract from "@ats/core/tags/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  const db = await testDatabase();
  companies = await testCompanies(db);
  admin = await signIn(testApi(testServices(db)), "admin@northgate.example");
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  await tag([annAsNurse.id, oluwaseunAsCarer.id], ["Nights"]);
  await tag([annAsNurse.id], ["Night shifts", "Driver"]);
});

const tag = (ids: number[], add: string[]) =>
  admin.call(tagApplications, { body: { ids, add, remove: [] } });
const uses = async () =>
  Object.fromEntries(
    (await admin.call(contract.listTagUses, {})).records.map(({ label, applications }) => [
      label,
      applications,
    ]),
  );
const idOf = async (wanted: string) =>
  (await admin.call(contract.listTagUses, {})).records.find(({ label }) => label === wanted)!.id;
const rename = async (before: string, label: string, merge = false) =>
  admin.call(contract.renameTag, {
    params: { id: await idOf(before) },
    body: { before, label, merge },
  });
const tagsOfAnn = async () => {
  const { annAsNurse } = companies.applications;
  const { records } = await admin.call(listApplications, {
    params: { id: companies.jobs.nurse.id },
  });
  return records.find(({ id }) => id === annAsNurse.id)?.tags;
};
const lastEvent = async () => (await admin.call(listAuditEvents, { query: {} })).records[0]?.type;

test("a tag is renamed wherever it is used, and the audit log says so", async () => {
  await rename("Nights", "Night work");
  expect(await uses()).toMatchObject({ "Night work": 2, "Night shifts": 1, Driver: 1 });
  expect(await tagsOfAnn()).toEqual(["Night work", "Night shifts", "Driver"]);
  expect(await lastEvent()).toBe("tag_renamed");
});

test("a tag takes another one's name only by a merge, which leaves no record with both", async () => {
  await expect(rename("Night shifts", "NIGHTS")).rejects.toMatchObject({
    status: 409,
    message: "There is a tag “Nights” already. Merge the two, or choose another name.",
  });
  await rename("Night shifts", "NIGHTS", true);
  expect(await uses()).not.toHaveProperty("Night shifts");
  expect(await tagsOfAnn()).toEqual(["Nights", "Driver"]);
  expect(await lastEvent()).toBe("tag_merged");
});

test("a tag that a colleague renamed meanwhile is not renamed again", async () => {
  const id = await idOf("Driver");
  await rename("Driver", "Drivers");
  await expect(
    admin.call(contract.renameTag, { params: { id }, body: { before: "Driver", label: "Car" } }),
  ).rejects.toMatchObject({ status: 409 });
});

test("a removed tag leaves every record and the list", async () => {
  await admin.call(contract.removeTag, { params: { id: await idOf("Nights") } });
  expect(await uses()).not.toHaveProperty("Nights");
  expect(await tagsOfAnn()).toEqual(["Night shifts", "Driver"]);
  expect(await lastEvent()).toBe("tag_removed");
});
