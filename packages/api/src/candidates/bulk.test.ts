import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import * as contract from "@ats/core/candidates/bulk-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let anonymised: number;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  anonymised = companies.candidates.ann.id;
  await services.system
    .updateTable("candidates")
    .set({ anonymised: true })
    .where("id", "=", anonymised)
    .execute();
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const newest = async (id: number) =>
  (await recruiter.call(listCandidateActivity, { params: { id } })).records[0];

test("Specification §4, anonymisation: chosen candidates are exported in their order, without what is hidden from the reader, on their record", async () => {
  const { oluwaseun } = companies.candidates;
  const body = { ids: [oluwaseun.id, anonymised] };
  const csv = async (who: TestBrowser) =>
    (await (await who.call(contract.exportChosenCandidates, { body })).text()).trim().split("\r\n");
  const { records } = await recruiter.call(listCandidates, {});
  const ann = records.find(({ id }) => id === anonymised);
  const [, first, second, ...others] = await csv(recruiter);
  expect(others).toEqual([]);
  expect(first).toContain(String(records.find(({ id }) => id === oluwaseun.id)?.candidate_number));
  expect(second).toContain(ann?.email);
  const hidden = (await csv(manager))[2];
  expect(hidden).toContain(`Anonymised Candidate ${ann?.candidate_number}`);
  expect(hidden).not.toContain(ann?.email);
  expect(hidden).not.toContain(ann?.last_name);
  expect(await newest(anonymised)).toMatchObject({
    type: "exported",
    actor: { id: companies.users.manager.id },
  });
});

test("Rules of the field, Bulk actions: each candidate who is tagged has a result, and keeps their tags where there would be too many", async () => {
  const { ann, oluwaseun } = companies.candidates;
  const many = Array.from({ length: 19 }, (_, at) => `Tag ${at}`);
  const tag = async (ids: number[], add: string[], remove: string[] = []) =>
    (await recruiter.call(contract.tagCandidates, { body: { ids, add, remove } })).records;
  await tag([ann.id], many);
  const results = await tag([oluwaseun.id, ann.id], ["Driver", "Nights"]);
  expect(results).toContainEqual(
    expect.objectContaining({ id: oluwaseun.id, updated: true, message: null }),
  );
  expect(results).toContainEqual(
    expect.objectContaining({
      id: ann.id,
      updated: false,
      message: "It would have more than 20 tags.",
    }),
  );
  expect(await newest(oluwaseun.id)).toMatchObject({
    type: "changed",
    changes: [{ field: "tags", after: "Driver, Nights" }],
  });
  await tag([oluwaseun.id], [], ["Driver"]);
  const tagged = await recruiter.call(listCandidates, { query: { tag: ["Nights"] } });
  expect(tagged.records).toMatchObject([{ id: oluwaseun.id, tags: ["Nights"] }]);
  await expect(
    manager.call(contract.tagCandidates, { body: { ids: [ann.id], add: ["Driver"] } }),
  ).rejects.toMatchObject({ status: 403 });
});

test("the latest application of each chosen candidate is read in the order given, as the reader may see it", async () => {
  const { ann, oluwaseun } = companies.candidates;
  const read = async (who: TestBrowser) =>
    (await who.call(contract.listLatestApplications, { body: { ids: [oluwaseun.id, ann.id] } }))
      .records;
  const { records } = await recruiter.call(listCandidates, {});
  const latest = new Map(records.map((row) => [row.id, row.latest_application?.id]));
  const found = await read(recruiter);
  expect(found.map(({ candidate_id }) => candidate_id)).toEqual([oluwaseun.id, ann.id]);
  expect(found.map(({ id }) => id)).toEqual([latest.get(oluwaseun.id), latest.get(ann.id)]);
  const hidden = (await read(manager)).filter(({ anonymised_row }) => anonymised_row);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.every(({ email }) => email === null)).toBe(true);
});
