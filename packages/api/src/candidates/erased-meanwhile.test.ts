import { addNote } from "@ats/core/applications/contract";
import { submitScorecard } from "@ats/core/applications/scorecard-contract";
import { getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate, listErasures } from "@ats/core/candidates/erasure-contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { recordCheck, sendEvidence } from "@ats/core/checks/contract";
import { writeEnvelope } from "@ats/core/documents/contract";
import { bookInterview } from "@ats/core/interviews/booking-contract";
import {
  scheduleInterview,
  updateInterview,
  updateInterviewStatus,
} from "@ats/core/interviews/contract";
import { globalSearch } from "@ats/core/search/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { indexCandidate } from "../search/candidate-index.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";
import { addCandidate, testCv } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let ann: { id: number };

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  ann = { id: companies.candidates.ann.id };
  const app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

/** Starts calls in order while Ann's record is locked, so that each waits for the one before. */
async function inTurn(...calls: (() => Promise<unknown>)[]) {
  const begun: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await db.transaction().execute(async (held) => {
    await sql`select from candidates where id = ${ann.id} for update`.execute(held);
    for (const call of calls) {
      begun.push(Promise.allSettled([call()]));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  return (await Promise.all(begun)).flat();
}
const done = { status: "fulfilled" };
const refused = (status: number) => ({ status: "rejected", reason: { status } });

const erase = () =>
  admin.call(eraseCandidate, {
    params: ann,
    version: 1,
    body: { reason: "The person asked for it" },
  });
const erasures = async () => (await admin.call(listErasures, {})).records.length;
const stored = () =>
  db.selectFrom("candidates").selectAll().where("id", "=", ann.id).executeTakeFirstOrThrow();

test("an edit saved during an erasure does not bring data back", async () => {
  const { first_name, last_name, email, version, ...person } = await recruiter.call(getCandidate, {
    params: ann,
  });
  const { contact_mobile_number, city, postcode, current_jobtitle, current_employer } = person;
  const work = { current_jobtitle, current_employer };
  const name = { first_name: String(first_name), last_name: String(last_name) };
  const body = { ...name, email: String(email), city, postcode, ...work };
  const save = () =>
    recruiter.call(updateCandidate, {
      params: ann,
      version,
      body: { ...body, contact_mobile_number },
    });
  expect(await inTurn(erase, save)).toMatchObject([done, refused(404)]);
  expect(await stored()).toMatchObject({ first_name: "Erased", email: "", version: version + 1 });
  const events = await db.selectFrom("candidate_events").select("changes").execute();
  expect(events.flatMap(({ changes }) => changes)).toEqual([]);
});

test("an erased candidate is not found, even if their words are indexed again", async () => {
  await erase();
  const words = { ...(await stored()), first_name: "Ann", last_name: "Bell" };
  await inCompany(db, words.company_id, (trx) => indexCandidate(trx, words));
  const query = { m: "APPLICATIONS", q: "ann bell" } as const;
  expect(await admin.call(globalSearch, { query })).toMatchObject({ total: 0 });
});

describe("Specification §1, erasure: while a candidate is erased", () => {
  const merge = async () => {
    const anne = await addCandidate(db, companies.ids.northgate, "Anne Bell", {
      candidate_number: 1043,
    });
    return () =>
      recruiter.call(mergeCandidates, {
        params: { id: anne.id },
        version: 1,
        body: { other: ann.id, other_version: 1, take: [] },
      });
  };

  test("an earlier merge stands, and its record is not erased", async () => {
    const mergeFirst = await merge();
    expect(await inTurn(mergeFirst, erase)).toMatchObject([done, refused(409)]);
    expect(await stored()).toMatchObject({ first_name: "Merged" });
    expect(await erasures()).toBe(0);
  });

  test("a later merge is refused", async () => {
    const mergeLater = await merge();
    expect(await inTurn(erase, mergeLater)).toMatchObject([done, refused(404)]);
    expect(await stored()).toMatchObject({ first_name: "Erased" });
  });

  test("a second erasure is refused, and the ledger has one line", async () => {
    expect(await inTurn(erase, erase)).toMatchObject([done, refused(404)]);
    expect(await erasures()).toBe(1);
  });

  test("a legal hold is refused", async () => {
    const body = { legal_hold: true, reason: "A claim is pending." };
    const hold = () => admin.call(holdCandidate, { params: ann, version: 1, body });
    expect(await inTurn(erase, hold)).toMatchObject([done, refused(404)]);
    expect(await stored()).toMatchObject({ legal_hold: false });
  });
});

describe("writing about an applicant", () => {
  const at = () => ({ id: companies.applications.annAsNurse.id });
  const writes: Record<string, () => Promise<unknown>> = {
    "a note": () => recruiter.call(addNote, { params: at(), body: { text: "Ann Bell rang." } }),
    "a scorecard": () =>
      recruiter.call(submitScorecard, {
        params: at(),
        version: 0,
        body: { ratings: [], decision: "NO", comment: "Ann Bell was late." },
      }),
    "an interview": () =>
      recruiter.call(scheduleInterview, {
        params: at(),
        body: { ...interviewOf(companies.users, 14).input, invite: false },
      }),
    "a change of their interview": () =>
      recruiter.call(updateInterview, {
        params: { id: companies.interview.id },
        version: 1,
        body: { ...interviewOf(companies.users).input, title: "Ann Bell's interview" },
      }),
    "why their interview was cancelled": () =>
      recruiter.call(updateInterviewStatus, {
        params: { id: companies.interview.id },
        version: 1,
        body: { status: "CANCELLED", reason: "Ann Bell is ill." },
      }),
    "a document": () =>
      recruiter.call(writeEnvelope, {
        params: at(),
        body: {
          kind: "OFFER",
          title: "Offer to Ann Bell",
          text: "<p>Terms</p>",
          template_id: null,
        },
      }),
    "a copy of their passport": () =>
      recruiter.call(sendEvidence, {
        params: at(),
        query: { name: "Ann Bell.pdf" },
        body: testCv("Passport"),
      }),
    "a check of their right to work": () =>
      recruiter.call(recordCheck, {
        params: at(),
        body: {
          route: "MANUAL",
          list: "A",
          documents: ["British passport"],
          checked_date: "2026-11-20",
          permission_date: null,
          share_code: null,
          provider: "",
          restrictions: "Ann Bell may work nights.",
          likeness_confirmed: true,
          evidence: [crypto.randomUUID()],
        },
      }),
  };
  const tables = [
    "notes",
    "scorecards",
    "interviews",
    "envelopes",
    "check_evidence",
    "right_to_work_checks",
  ] as const;

  test.each(Object.keys(writes))("is refused while they are erased: %s", async (what) => {
    const write = writes[what] as () => Promise<unknown>;
    const [erased, written] = await inTurn(erase, write);
    expect(erased).toMatchObject(done);
    expect(written).toMatchObject({
      status: "rejected",
      reason: { status: 409, message: expect.stringContaining("This person's data was erased") },
    });
    for (const table of tables)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
        /Ann Bell/,
      );
  });

  test("an interview booked while the candidate is erased is not saved", async () => {
    const visitor = testBrowser(testApi(testServices(db)));
    const { token } = companies.invitations.open;
    const start_date_time = "2026-11-25T11:00:00Z";
    const book = () =>
      visitor.call(bookInterview, { body: { token, start_date_time, adjustments: "No steps" } });
    expect(await inTurn(erase, book)).toMatchObject([done, refused(400)]);
    const interviews = await db.selectFrom("interviews").select("adjustments").execute();
    expect(interviews.filter(({ adjustments }) => adjustments !== "")).toEqual([]);
  });
});
