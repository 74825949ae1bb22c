import { listApplications } from "@ats/core/applications/contract";
import { listActivity } from "@ats/core/applications/contract";
import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import { mergeUndoMs } from "@ats/core/candidates/merge";
import * as contract from "@ats/core/candidates/merge-contract";
import { changePoolMembers } from "@ats/core/candidates/pool-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import type { Input } from "@ats/core/contract/endpoint";
import { globalSearch } from "@ats/core/search/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { addApplication, addCandidate, type TestCandidate } from "../testing/records.ts";
import { sweepMerges } from "../candidates/sweep-merges.ts";
import { sweepRetention } from "./sweep-retention.ts";
import { entriesOf } from "../candidates/unpacked-size.ts";

let db: Kysely<Tables>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
let ann: number;
let anne: TestCandidate;

/** Adds Ann Bell a second time, as Anne, with another application. */
beforeEach(async () => {
  db = await testDatabase();
  services = testServices(db);
  companies = await testCompanies(db);
  anne = await addCandidate(db, companies.ids.northgate, "Anne Bell", {
    candidate_number: 1043,
    email: "ANN.Bell@mail.example",
    contact_mobile_number: "+447700900456",
    city: "York",
    tags: ["Nights"],
  });
  await addApplication(db, companies.jobs.nurse, anne);
  ann = companies.candidates.ann.id;
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const groups = async (reason: "email" | "phone" | "name") => {
  const { records, total } = await recruiter.call(contract.listDuplicates, { query: { reason } });
  expect(total).toBe(records.length);
  return records.map(({ people }) => people.map(({ candidate_number }) => candidate_number));
};
const read = (id: number) => recruiter.call(getCandidate, { params: { id }, mayBeMissing: true });
const merge = (change: Partial<Input<typeof contract.mergeCandidates>["body"]> = {}, version = 1) =>
  recruiter.call(contract.mergeCandidates, {
    params: { id: ann },
    version,
    body: { other: anne.id, other_version: 1, take: ["contact_mobile_number", "city"], ...change },
  });
const undo = (id: number) => recruiter.call(contract.undoMerge, { params: { id } });
const jobsList = () =>
  recruiter.call(listApplications, { params: { id: companies.jobs.nurse.id } });

describe("Rules of the field, Duplicates", () => {
  test("the same normalised email or telephone number, or a close name and the same postcode, makes a group", async () => {
    expect(await groups("email")).toEqual([[1041, 1043]]);
    expect(await groups("phone")).toEqual([[1041, 1042]]);
    expect(await groups("name")).toEqual([[1041, 1043]]);
  });

  test("close names are found behind any number of newer candidates with the same postcode", async () => {
    await sql`insert into candidates (company_id, candidate_number, first_name, last_name, email,
        postcode, history, search_text, anonymous_search_text, created_date_time)
      select ${companies.ids.northgate}, 100000 + n, '', md5(n::text), '', 'N' || n / 2, '{}', '', '', now()
      from generate_series(1, 21000) n`.execute(db);
    expect(await groups("name")).toEqual([[1041, 1043]]);
  }, 60_000);

  test("searching one postcode for close names does not hold up other work", async () => {
    await sql`insert into candidates (company_id, candidate_number, first_name, last_name, email,
        postcode, history, search_text, anonymous_search_text, created_date_time)
      select ${companies.ids.northgate}, 100000 + n, '', md5(n::text), '', 'N1 9GU', '{}', '', '', now()
      from generate_series(1, 30000) n`.execute(db);
    let last = Date.now();
    let longest = 0;
    const timer = setInterval(() => {
      longest = Math.max(longest, Date.now() - last);
      last = Date.now();
    }, 10);
    expect(await groups("name")).toEqual([[1041, 1043]]);
    clearInterval(timer);
    expect(longest).toBeLessThan(2000);
  }, 60_000);

  test("people who were told apart are not offered again", async () => {
    await recruiter.call(contract.markNotDuplicates, { body: { ids: [anne.id, ann] } });
    expect(await groups("email")).toEqual([]);
    expect(await groups("name")).toEqual([]);
    expect(await groups("phone")).toHaveLength(1);
  });

  test("both records show that they were marked as different people, and either can undo it", async () => {
    const ids = [ann, anne.id];
    for (let times = 0; times < 2; times++)
      await recruiter.call(contract.markNotDuplicates, { body: { ids } });
    expect((await read(ann)).non_duplicates).toEqual([{ id: anne.id, candidate_number: 1043 }]);
    expect((await read(anne.id)).non_duplicates).toEqual([{ id: ann, candidate_number: 1041 }]);
    await recruiter.call(contract.undoNotDuplicates, { body: { ids } });
    expect((await read(ann)).non_duplicates).toEqual([]);
    expect(await groups("email")).toEqual([[1041, 1043]]);
    for (const id of ids) {
      const { records } = await recruiter.call(listCandidateActivity, { params: { id } });
      expect(records).toMatchObject([
        { type: "apart_undone", candidate_number: 1041, other_candidate_number: 1043 },
        { type: "told_apart", candidate_number: 1041, other_candidate_number: 1043 },
      ]);
    }
  });
});

describe("Specification §1, duplicates: a merge", () => {
  test("makes one record of two, with the chosen fields and the applications and CVs of both", async () => {
    const { applications } = await merge();
    expect(applications).toBe(1);
    const now = await read(ann);
    expect(now).toMatchObject({
      first_name: "Ann",
      city: "York",
      contact_mobile_number: "+447700900456",
      tags: ["Nights"],
      merges: [{ candidate_number: 1043, merged_by: "Tom Ashdown" }],
    });
    expect(now.application_list).toHaveLength(3);
    expect((await read(anne.id)).id).toBe(ann);
    const { records } = await jobsList();
    expect(records.map(({ candidate_number }) => candidate_number)).toEqual([1041, 1041]);
    const found = (q: string) =>
      recruiter.call(globalSearch, { query: { m: "APPLICATIONS", q } }).then(({ total }) => total);
    expect(await found("1043")).toBe(0);
    expect(await found("07700900456")).toBeGreaterThan(0);
    expect(await groups("email")).toEqual([]);
  });

  test("is on the record of each application that moved, and in the ledger", async () => {
    await merge();
    const [moved] = (await jobsList()).records.toSorted((a, b) => b.id - a.id);
    const { records } = await recruiter.call(listActivity, { params: { id: moved?.id as number } });
    expect(records[0]).toMatchObject({
      type: "candidate_merged",
      value_before: "candidate 1043",
      value_after: "candidate 1041",
    });
    const lines = db
      .selectFrom("candidate_events")
      .select(["type", "candidate_number", "other_candidate_number"]);
    expect(await lines.execute()).toEqual([
      { type: "merged", candidate_number: 1043, other_candidate_number: 1041 },
    ]);
  });

  test("Quality R2: is refused when a record has changed since", async () => {
    await expect(merge({ other_version: 2 })).rejects.toMatchObject({ status: 412 });
    await expect(merge({}, 2)).rejects.toMatchObject({ status: 412 });
    await expect(merge({ other: ann })).rejects.toMatchObject({ status: 400 });
    expect((await read(anne.id)).application_list).toHaveLength(1);
  });

  test("hides all applications of a candidate when one is anonymised, until it is undone", async () => {
    const seen = async () => {
      const { records } = await manager.call(listApplications, { params: companies.jobs.nurse });
      return records.map(({ anonymised_row }) => anonymised_row);
    };
    expect(await seen()).toEqual(expect.arrayContaining([true, false]));
    const { merge_id } = await merge();
    expect(await seen()).toEqual([true, true]);
    await undo(merge_id);
    expect(await seen()).toEqual(expect.arrayContaining([true, false]));
  });

  test("can be undone: both records are as before, except for later changes", async () => {
    await recruiter.call(changePoolMembers, {
      params: { id: companies.talentPool },
      body: { ids: [anne.id], is_member: true },
    });
    const before = await Promise.all([ann, anne.id].map(read));
    const { merge_id } = await merge();
    expect((await read(ann)).pools).toMatchObject([{ name: "Night nurses" }]);
    const { first_name, last_name, email, contact_mobile_number, postcode } = await read(ann);
    const { version } = await recruiter.call(updateCandidate, {
      params: { id: ann },
      version: 2,
      body: {
        first_name: first_name ?? "",
        last_name: last_name ?? "",
        email: email ?? "",
        contact_mobile_number,
        postcode,
        city: "Hull",
        current_jobtitle: "Team leader",
        current_employer: "Meadow House",
        tags: ["Nights"],
      },
    });
    expect(version).toBe(3);
    await undo(merge_id);
    const now = await Promise.all([ann, anne.id].map(read));
    const counted = {
      version: expect.any(Number),
      last_activity_date_time: expect.anything(),
      pools: expect.any(Array),
    };
    expect(now[1]).toEqual({ ...before[1], ...counted });
    expect(now[0]).toEqual({
      ...before[0],
      ...counted,
      city: "Hull",
      current_jobtitle: "Team leader",
    });
    expect((await recruiter.call(listCandidates, { query: { q: "anne" } })).total).toBe(1);
    await expect(undo(merge_id)).rejects.toMatchObject({ status: 409 });
  });

  test("is refused when no name would be left of two people with one name each", async () => {
    const rename = (id: number, first_name: string, last_name: string) =>
      db.updateTable("candidates").set({ first_name, last_name }).where("id", "=", id).execute();
    await rename(ann, "Suharto", "");
    await rename(anne.id, "", "Suharto");
    await expect(merge({ take: ["first_name"] })).rejects.toMatchObject({
      status: 400,
      message: "The merged record would have no name. Keep a first or a last name.",
    });
    await merge({ take: [] });
    expect(await read(ann)).toMatchObject({ first_name: "Suharto", last_name: "" });
  });

  test("is refused for a record that was merged since, naming the other record", async () => {
    await merge();
    const said = {
      status: 409,
      message: "This record is part of candidate 1041: the two were merged. Nothing was changed.",
    };
    await expect(merge({ other_version: 2 }, 2)).rejects.toMatchObject(said);
    const body = { first_name: "Anne", last_name: "Bell", email: "anne@mail.example" };
    const rest = { contact_mobile_number: null, city: null, postcode: null };
    const jobs = { current_jobtitle: null, current_employer: null };
    await expect(
      recruiter.call(updateCandidate, {
        params: { id: anne.id },
        version: 1,
        body: { ...body, ...rest, ...jobs },
      }),
    ).rejects.toMatchObject(said);
    const { records } = await recruiter.call(changePoolMembers, {
      params: { id: companies.talentPool },
      body: { ids: [ann, anne.id], is_member: true },
    });
    expect(records.map(({ name, message }) => [name, message])).toEqual([
      ["Ann Bell", null],
      ["Candidate 1043", "They were merged into candidate 1041."],
    ]);
  });

  test("Rules of the field, Retention: starts the retention period of both records again", async () => {
    const idle = new Date("2025-01-10T09:00:00Z");
    await db
      .updateTable("candidates")
      .set({ last_activity_date_time: idle, created_date_time: idle, flagged_date_time: idle })
      .execute();
    await db.updateTable("applications").set({ status: "REJECTED" }).execute();
    const { merge_id } = await merge();
    await sweepRetention(services);
    expect(await read(ann)).toMatchObject({ first_name: "Ann", erasure_date_time: null });
    await undo(merge_id);
    await sweepRetention(services);
    for (const id of [ann, anne.id])
      expect(await read(id)).toMatchObject({ id, last_name: "Bell", erasure_date_time: null });
  });

  test("when undone, leaves both records under a legal hold that began after it", async () => {
    const { merge_id } = await merge();
    const admin = await signIn(testApi(services), "admin@northgate.example");
    await admin.call(holdCandidate, {
      params: { id: ann },
      version: 2,
      body: { legal_hold: true, reason: "A claim is pending." },
    });
    await undo(merge_id);
    for (const id of [ann, anne.id]) expect(await read(id)).toMatchObject({ legal_hold: true });
    const { records } = await admin.call(listCandidateActivity, { params: { id: anne.id } });
    expect(records.find(({ type }) => type === "held")).toMatchObject({
      candidate_number: 1043,
      reason: "Candidate 1041 was put under legal hold while this record was part of it.",
    });
  });

  test("takes the activity of the merged record along, through several merges and after 30 days", async () => {
    const params = { id: anne.id };
    const { email, contact_mobile_number, postcode } = await read(anne.id);
    await recruiter.call(updateCandidate, {
      params,
      version: 1,
      body: {
        first_name: "Secretly",
        last_name: "Bell",
        email: email ?? "",
        contact_mobile_number,
        postcode,
        city: "York",
        current_jobtitle: null,
        current_employer: null,
      },
    });
    await merge({ other_version: 2 });
    const other = companies.candidates.oluwaseun.id;
    await recruiter.call(contract.mergeCandidates, {
      params: { id: other },
      version: 1,
      body: { other: ann, other_version: 2, take: [] },
    });
    services.clock.advance(mergeUndoMs);
    await sweepMerges(services);
    recruiter = await signIn(testApi(services), "recruiter@northgate.example");
    const { records } = await recruiter.call(listCandidateActivity, { params: { id: other } });
    expect(records.map(({ type }) => type)).toEqual(["merged", "merged", "changed"]);
    expect((await read(anne.id)).id).toBe(other);
    const admin = await signIn(testApi(services), "admin@northgate.example");
    const file = await admin.call(exportCandidate, { params: { id: other } });
    const [data] = entriesOf(new Uint8Array(await file.arrayBuffer())) ?? [];
    expect(new TextDecoder().decode(data?.packed)).toContain("Secretly");
    await erase(admin, other);
    const events = await db.selectFrom("candidate_events").selectAll().execute();
    expect(JSON.stringify(events)).not.toContain("Secretly");
    const keys = await db.selectFrom("idempotency_keys").select("answer").execute();
    expect(JSON.stringify(keys)).not.toMatch(/Bell|Adeyemi/);
  });

  test("leaves alone a record that came out of it and is now merged into another", async () => {
    const { merge_id } = await merge();
    await undo(merge_id);
    const other = companies.candidates.oluwaseun.id;
    const { version } = await read(anne.id);
    await recruiter.call(contract.mergeCandidates, {
      params: { id: other },
      version: 1,
      body: { other: anne.id, other_version: version, take: [] },
    });
    const admin = await signIn(testApi(services), "admin@northgate.example");
    await erase(admin, ann);
    expect((await read(anne.id)).id).toBe(other);
  });

  test("can be undone only after a later merge of its surviving record is undone", async () => {
    const { merge_id } = await merge();
    const other = companies.candidates.oluwaseun.id;
    const second = await recruiter.call(contract.mergeCandidates, {
      params: { id: other },
      version: 1,
      body: { other: ann, other_version: 2, take: [] },
    });
    await expect(undo(merge_id)).rejects.toMatchObject({ status: 409 });
    await undo(second.merge_id);
    await undo(merge_id);
    expect((await read(anne.id)).application_list).toHaveLength(1);
  });

  test("cannot be undone after 30 days, when the stored records are deleted", async () => {
    const { merge_id } = await merge();
    services.clock.advance(mergeUndoMs);
    recruiter = await signIn(testApi(services), "recruiter@northgate.example");
    await expect(undo(merge_id)).rejects.toMatchObject({ status: 409 });
    expect((await read(ann)).merges).toEqual([]);
    await sweepMerges(services);
    const kept = db.selectFrom("candidate_merges").select("snapshot");
    expect(await kept.execute()).toEqual([{ snapshot: null }]);
  });

  test("is deleted with the erased candidate", async () => {
    const { merge_id } = await merge();
    const admin = await signIn(testApi(services), "admin@northgate.example");
    await erase(admin, ann);
    await expect(undo(merge_id)).rejects.toMatchObject({ status: 409 });
    const rows = await db.selectFrom("candidate_merges").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Bell");
  });

  test("is deleted with the erased candidate into whom it went through another record", async () => {
    await merge();
    const other = companies.candidates.oluwaseun.id;
    await recruiter.call(contract.mergeCandidates, {
      params: { id: other },
      version: 1,
      body: { other: ann, other_version: 2, take: [] },
    });
    const admin = await signIn(testApi(services), "admin@northgate.example");
    await erase(admin, other);
    const rows = await db.selectFrom("candidate_merges").select("snapshot").execute();
    expect(rows).toEqual([{ snapshot: null }, { snapshot: null }]);
  });

  /** A table added here is moved by a merge, unless its rows describe the record itself. */
  test("covers every table that refers to a candidate", async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'candidates'::regclass order by 1`.execute(db);
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set([
        "applications",
        "candidate_cvs",
        "candidate_merges",
        "custom_values",
        "candidate_words",
        "candidate_non_duplicates",
        "talent_pool_members",
      ]),
    );
  });
});
