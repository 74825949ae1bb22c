import { termMaxLength } from "@ats/core/lists/conditions";
import * as contract from "@ats/core/lists/saved-view-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let recruiter: TestBrowser;
let manager: TestBrowser;
let administrator: TestBrowser;
let managerId: number;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  managerId = (await testCompanies(services.system)).users.manager.id;
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  administrator = await signIn(app, "admin@northgate.example");
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

test("a view keeps a filter of any length that the list takes", async () => {
  const save = (length: number) =>
    recruiter.call(contract.saveView, {
      body: { list: "candidates", name: "Towns", state: state("x".repeat(length)) },
    });
  expect((await save(termMaxLength)).state.search[0]?.term).toHaveLength(termMaxLength);
  await expect(save(termMaxLength + 1)).rejects.toMatchObject({ status: 400 });
});

const nights = { list: "candidates" as const, name: "Night nurses", state: state("night") };

test("a view shared with the company or with colleagues is read, not changed, and opens a colleague's list", async () => {
  const { id } = await recruiter.call(contract.saveView, { body: nights });
  const params = { id };
  const seen = async (who: TestBrowser) =>
    (await who.call(contract.listSavedViews, {})).records.find((view) => view.id === id);
  const share = (body: {
    shared_with: "NOBODY" | "COLLEAGUES" | "COMPANY";
    reader_ids?: number[];
  }) => recruiter.call(contract.shareSavedView, { params, body });

  await expect(
    manager.call(contract.shareSavedView, { params, body: { shared_with: "COMPANY" } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(share({ shared_with: "COLLEAGUES" })).rejects.toMatchObject({ status: 400 });
  const { records } = await recruiter.call(contract.listViewReaders, {
    query: { list: "candidates" },
  });
  const { users } = await manager.call(getUserSettings, { params: { id: managerId } });
  expect(records).toContainEqual({ id: users.id, name: users.name });

  await share({ shared_with: "COLLEAGUES", reader_ids: [users.id] });
  expect(await seen(administrator)).toBeUndefined();
  expect(await seen(manager)).toMatchObject({ reader_ids: [], shared_with: "COLLEAGUES" });
  await expect(
    manager.call(contract.changeSavedView, { params, body: { name: "Mine" } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(manager.call(contract.removeSavedView, { params })).rejects.toMatchObject({
    status: 403,
  });

  await manager.call(contract.chooseDefaultView, { body: { list: "candidates", id } });
  expect(await seen(manager)).toMatchObject({ is_default: true });
  expect(await seen(recruiter)).toMatchObject({ is_default: false });
  const opensWith = async () =>
    (await manager.call(getUserSettings, { params: { id: managerId } })).users.default_views;
  expect(await opensWith()).toEqual({ candidates: { ...nights.state, search: [] } });
  await share({ shared_with: "NOBODY" });
  expect(await seen(manager)).toBeUndefined();
  expect(await opensWith()).toEqual({});

  await share({ shared_with: "COMPANY" });
  await administrator.call(contract.removeSavedView, { params });
  expect(await seen(recruiter)).toBeUndefined();
});

test("Specification §4, anonymisation: a shared view has no search by which its reader could tell who somebody is", async () => {
  const search = ["q", "city.any", "cv", "tag", "status"].map((field) => ({ field, term: "x" }));
  const { id } = await recruiter.call(contract.saveView, {
    body: { ...nights, state: { ...nights.state, search } },
  });
  await recruiter.call(contract.shareSavedView, {
    params: { id },
    body: { shared_with: "COMPANY" },
  });
  const fields = async (who: TestBrowser) =>
    (await who.call(contract.listSavedViews, {})).records
      .find((view) => view.id === id)
      ?.state.search.map(({ field }) => field);
  expect(await fields(administrator)).toEqual(["q", "city.any", "cv", "tag", "status"]);
  expect(await fields(manager)).toEqual(["tag", "status"]);
});

test("a view is renamed and its content replaced, but not by the name of another", async () => {
  const save = (name: string) =>
    recruiter.call(contract.saveView, { body: { list: "jobs", name, state: state("") } });
  const [first, second] = [await save("Leeds"), await save("York")];
  const columns = { order: ["title"], hidden: ["location"] };
  const change = (id: number, body: { name: string }) =>
    recruiter.call(contract.changeSavedView, {
      params: { id },
      body: { ...body, state: { ...state(""), columns, density: "compact" } },
    });
  await expect(change(first.id, { name: "York" })).rejects.toMatchObject({ status: 409 });
  expect(await change(second.id, { name: "York and Leeds" })).toMatchObject({
    id: second.id,
    name: "York and Leeds",
    state: { columns, density: "compact" },
  });
});
