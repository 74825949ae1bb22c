import * as contract from "@ats/core/lists/saved-view-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let recruiter: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const state = (term: string) => ({
  filter: "all" as const,
  sc: "name" as const,
  so: "asc" as const,
  search: [{ field: "cv", term }],
});

test("Specification §1, saved views: a view is saved under its name for its user, replaced under the same name, and removed", async () => {
  const save = (term: string) =>
    recruiter.call(contract.saveView, {
      body: { list: "candidates", name: "Drivers", state: state(term) },
    });
  const { id } = await save("forklift");
  expect((await save("reach truck")).id).toBe(id);
  const names = async (who: TestBrowser) =>
    (await who.call(contract.listSavedViews, {})).records.map(({ name }) => name);
  expect(await names(recruiter)).toEqual(["Drivers", "Nights"]);
  expect(await names(manager)).toEqual([]);
  const params = { id };
  await expect(manager.call(contract.removeSavedView, { params })).rejects.toMatchObject({
    status: 404,
  });
  await recruiter.call(contract.saveView, {
    body: { list: "jobs", name: "Drivers", state: { ...state(""), search: [] } },
  });
  const jobs = await recruiter.call(contract.listSavedViews, { query: { list: "jobs" } });
  expect(jobs.records).toHaveLength(1);
  await recruiter.call(contract.removeSavedView, { params });
  expect(await names(recruiter)).toEqual(["Nights"]);
});
