import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import {
  getCandidateCv,
  removeCandidateCv,
  saveCandidateCv,
} from "@ats/core/candidates/cv-contract";
import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import { changePoolMembers } from "@ats/core/candidates/pool-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { testCv } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let app: ReturnType<typeof testApi>;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const nora = {
  first_name: "Nora",
  last_name: "Finch",
  email: "nora@mail.example",
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};
const add = () => recruiter.call(addCandidate, { body: nora });
const told = async (id: number, browser = recruiter) =>
  (await browser.call(listCandidateActivity, { params: { id } })).records;
const types = async (id: number) => (await told(id)).map(({ type }) => type);
const saveCv = (id: number) =>
  recruiter.call(saveCandidateCv, {
    params: { id },
    query: { name: "Nora Finch.pdf" },
    body: testCv(),
  });

test("an agreed deletion date must be in the future, but an edit may keep one that has passed", async () => {
  const passed = { ...nora, retention_date: "2026-11-19" };
  const said = { status: 400, message: expect.stringContaining("This date has passed") };
  await expect(recruiter.call(addCandidate, { body: passed })).rejects.toMatchObject(said);
  const { id, version } = await add();
  const edit = (body: typeof passed) =>
    recruiter.call(updateCandidate, { params: { id }, version, body });
  await expect(edit(passed)).rejects.toMatchObject(said);
  await services.system
    .updateTable("candidates")
    .set({ retention_date: passed.retention_date })
    .where("id", "=", id)
    .execute();
  await expect(edit({ ...passed, retention_date: "2026-11-18" })).rejects.toMatchObject(said);
  expect(await edit({ ...passed, last_name: "Swift" })).toMatchObject({
    last_name: "Swift",
    retention_date: passed.retention_date,
  });
});

describe("Specification §1, record: the record of a candidate", () => {
  test("says who changed which value to what, and nothing when nothing was changed", async () => {
    const { id, version } = await add();
    const saved = await recruiter.call(updateCandidate, {
      params: { id },
      version,
      body: {
        ...nora,
        last_name: "Swift",
        tags: ["Nights"],
        consent: true,
        retention_date: "2027-01-31",
      },
    });
    const body = { ...nora, last_name: "Swift", tags: ["Nights"], consent: true };
    const again = { ...body, retention_date: "2027-01-31" };
    await recruiter.call(updateCandidate, { params: { id }, version: saved.version, body: again });
    const [changed, added, ...others] = await told(id);
    expect(changed).toMatchObject({
      type: "changed",
      actor: { first_name: "Tom", last_name: "Ashdown" },
      changes: [
        { field: "last_name", before: "Finch", after: "Swift" },
        { field: "tags", before: null, after: "Nights" },
        { field: "retention_date", before: null, after: "2027-01-31" },
        { field: "consent", before: "Missing", after: "Given" },
      ],
    });
    expect(added).toMatchObject({ type: "added", changes: [] });
    expect(others).toEqual([]);
  });

  test("says which CV was added, read, downloaded and deleted, with one line for reads within an hour", async () => {
    const { id } = await add();
    const { id: cv } = await saveCv(id);
    const params = { id, cv };
    await recruiter.call(getCandidateCv, { params });
    await recruiter.call(getCandidateCv, { params });
    await recruiter.call(getCandidateCv, { params, query: { as: "download" } });
    services.clock.advance(61 * 60_000);
    recruiter = await signIn(app, "recruiter@northgate.example");
    await recruiter.call(getCandidateCv, { params, query: { as: "download" } });
    await recruiter.call(removeCandidateCv, { params });
    expect(await types(id)).toEqual([
      "cv_removed",
      "cv_downloaded",
      "cv_downloaded",
      "cv_viewed",
      "cv_added",
      "added",
    ]);
    const [removed] = await told(id);
    expect(removed?.changes).toEqual([{ field: "cv", before: "Nora Finch.pdf", after: null }]);
  });

  test("says which talent pools the candidate joined and left, and who exported their data", async () => {
    const { id } = await add();
    const pool = { params: { id: companies.talentPool } };
    const member = (is_member: boolean) =>
      recruiter.call(changePoolMembers, { ...pool, body: { ids: [id], is_member } });
    await member(true);
    await member(true);
    await member(false);
    const admin = await signIn(app, "admin@northgate.example");
    await admin.call(exportCandidate, { params: { id } });
    expect(await types(id)).toEqual(["exported", "pool_left", "pool_joined", "added"]);
    expect((await told(id))[2]?.changes).toEqual([
      { field: "talent_pool", before: null, after: "Night nurses" },
    ]);
  });

  test("Specification §4: hides anonymised values, and the reasons of a legal hold from users who may not erase", async () => {
    const { id, version, ...person } = await recruiter.call(getCandidate, {
      params: { id: companies.candidates.oluwaseun.id },
    });
    const { email, contact_mobile_number, current_employer } = person;
    await recruiter.call(updateCandidate, {
      params: { id },
      version,
      body: {
        ...nora,
        first_name: "Secretly",
        last_name: "Adeyemi",
        email: email ?? "",
        contact_mobile_number,
        current_employer,
        tags: ["Nights"],
      },
    });
    const admin = await signIn(app, "admin@northgate.example");
    await admin.call(holdCandidate, {
      params: { id },
      version: version + 1,
      body: { legal_hold: true, reason: "A claim" },
    });
    const manager = await signIn(app, "manager@northgate.example");
    const seen = await told(id, manager);
    expect(JSON.stringify(seen)).not.toMatch(/Secretly|Oluwaseun|A claim/);
    expect(seen[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: "first_name", before: null, after: null },
        { field: "tags", before: null, after: "Nights" },
      ]),
    );
    expect((await told(id, admin))[0]).toMatchObject({ type: "held", reason: "A claim" });
  });

  test("can only be added to, and loses its values when the candidate is erased", async () => {
    const { id } = await add();
    await saveCv(id);
    const db = services.system;
    const lines = () => db.selectFrom("candidate_events").select(["type", "changes"]).execute();
    const empty = db.updateTable("candidate_events").set({ changes: "[]" });
    expect(JSON.stringify(await lines())).toContain("Nora");
    await expect(empty.execute()).rejects.toThrow("never changed");
    const admin = await signIn(app, "admin@northgate.example");
    await erase(admin, id);
    expect((await lines()).map(({ type }) => type)).toEqual(["added", "cv_added", "erased"]);
    expect((await lines()).flatMap(({ changes }) => changes)).toEqual([]);
    await expect(told(id)).rejects.toMatchObject({ status: 404 });
  });
});

test("a CV sent while its candidate is erased is not stored", async () => {
  const { id } = await add();
  const admin = await signIn(app, "admin@northgate.example");
  const { put } = services.files;
  const kept: string[] = [];
  services.files.put = async (key, bytes) => {
    await put(key, bytes);
    kept.push(key);
    await erase(admin, id);
  };
  await expect(saveCv(id)).rejects.toMatchObject({ status: 404 });
  const cvs = services.system.selectFrom("candidate_cvs").where("candidate_id", "=", id);
  expect(await cvs.selectAll().execute()).toEqual([]);
  expect(await services.files.get(String(kept[0]))).toBeUndefined();
});
