import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import * as contract from "@ats/core/candidates/pool-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let recruiter: TestBrowser;

beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const add = (name: string) => recruiter.call(contract.addPool, { body: { name } });
const change = (pool: contract.TalentPool, to: { name?: string; is_archived?: boolean }) =>
  recruiter.call(contract.changePool, {
    params: { id: pool.id },
    version: pool.version,
    body: { name: pool.name, is_archived: pool.is_archived, ...to },
  });
const members = (id: number, ids: number[], is_member = true) =>
  recruiter.call(contract.changePoolMembers, { params: { id }, body: { ids, is_member } });
const inPools = async (...pool: number[]) =>
  (await recruiter.call(listCandidates, { query: { pool } })).records.map(({ id }) => id);

test("Specification §1, talent pools: a pool is created, renamed from its newest version, archived and brought back; its name is unique", async () => {
  const pool = await add("Drivers");
  const renamed = await change(pool, { name: "HGV drivers" });
  await expect(change(pool, { name: "Van drivers" })).rejects.toMatchObject({ status: 412 });
  const archived = await change(renamed, { is_archived: true });
  const names = async () =>
    (await recruiter.call(contract.listPools, {})).records.map(({ name }) => name);
  expect(await names()).toEqual(["Night nurses", "HGV drivers"]);
  await expect(add("hgv DRIVERS")).rejects.toMatchObject({ status: 409 });
  await expect(members(pool.id, [companies.candidates.ann.id])).rejects.toMatchObject({
    status: 409,
  });
  expect(await change(archived, { is_archived: false })).toMatchObject({ is_archived: false });
});

test("of several users who choose one name at once, one gets it and the others are refused", async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => add("Drivers")));
  const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused).toHaveLength(9);
  for (const error of refused)
    expect(error).toMatchObject({
      status: 409,
      message: "Another pool has this name. Choose a different one.",
    });
});

test("Rules of the field, Bulk actions: each candidate who is added or removed has a result", async () => {
  const { ann, oluwaseun, rhys } = companies.candidates;
  const pool = companies.talentPool;
  await members(pool, [ann.id]);
  const { records } = await members(pool, [ann.id, oluwaseun.id]);
  expect(records).toEqual([
    { id: ann.id, name: "Ann Bell", updated: false, message: "They are already in the pool." },
    { id: oluwaseun.id, name: "Oluwaseun Adeyemi", updated: true, message: null },
  ]);
  await expect(members(pool, [rhys.id])).rejects.toMatchObject({ status: 404 });
  expect((await recruiter.call(contract.listPools, {})).records).toMatchObject([{ members: 2 }]);
  await members(pool, [oluwaseun.id], false);
  expect(await inPools(pool)).toEqual([ann.id]);
  const { pools } = await recruiter.call(getCandidate, { params: { id: ann.id } });
  expect(pools).toEqual([{ id: pool, name: "Night nurses" }]);
});

test("Specification §1, talent pools: the list is filtered to candidates in all the named pools", async () => {
  const { ann, oluwaseun } = companies.candidates;
  const { id } = await add("Drivers");
  await members(companies.talentPool, [ann.id, oluwaseun.id]);
  await members(id, [oluwaseun.id]);
  expect(await inPools(companies.talentPool, id)).toEqual([oluwaseun.id]);
  const query = { pool: companies.talentPool, q: "bell" };
  const { records, total } = await recruiter.call(listCandidates, { query });
  expect([records.map((row) => row.id), total]).toEqual([[ann.id], 1]);
});
