import { versionsRefusal } from "@ats/core/applications/application";
import {
  addNote,
  getApplication,
  getApplicationCv,
  listActivity,
  listApplications,
  listNotes,
  updateApplicationStatus,
} from "@ats/core/applications/contract";
import { listExitReasons } from "@ats/core/applications/reasons-contract";
import { type ApplicationStatus, exitReasons } from "@ats/core/applications/status";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import type { Input } from "@ats/core/contract/endpoint";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;
let manager: TestBrowser;
let events: LiveEvent[];
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  services = testServices(db);
  events = [];
  services.live.subscribe((event) => events.push(event));
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

/** Adds an application of a candidate who is not anonymised. */
async function zoeAsNurse(status: ApplicationStatus = "APPLIED") {
  const number = { candidate_number: 1050 };
  const zoe = await addCandidate(db, companies.ids.northgate, "Zoë Ackroyd", number);
  return addApplication(db, companies.jobs.nurse, zoe, { status });
}

type Change = Input<typeof updateApplicationStatus>["body"];
type Transfer = Input<typeof transferApplications>["body"];
const move = (who: TestBrowser, body: Change) => who.call(updateApplicationStatus, { body });

test("Specification §4, Application status: an application moves, its record says who moved it, and its job's counts follow", async () => {
  const { id } = companies.applications.annAsNurse;
  services.clock.advance(60_000);
  expect(await moveAsSeen(recruiter, { ids: [id], status: "SHORTLIST" })).toEqual({
    records: [
      {
        id,
        updated: true,
        status: "SHORTLIST",
        node_name: null,
        previous_status: "APPLIED",
        applicant_name: "Ann Bell",
        job_no: 1001,
        interviews_cancelled: 0,
        documents_withdrawn: 0,
        unchecked: false,
        message: null,
      },
    ],
    messages: [],
  });
  const { records } = await recruiter.call(listActivity, { params: { id } });
  expect(records[0]).toMatchObject({
    type: "status_changed",
    status_before: "APPLIED",
    status_after: "SHORTLIST",
    actor: { first_name: "Tom", last_name: "Ashdown" },
    created_date_time: "2026-11-20T09:01:00.000Z",
  });
  const list = await recruiter.call(listApplications, {
    params: { id: companies.jobs.nurse.id },
  });
  expect(list.counts).toMatchObject({ APPLIED: 0, SHORTLIST: 1 });
});

test("Specification §4, Application status: the manager who follows the job is notified, and the recruiter who moved the application is not", async () => {
  const { id } = await zoeAsNurse();
  await moveAsSeen(recruiter, { ids: [id], status: "INTERVIEW" });
  const inbox = async (who: TestBrowser, channelId: number) =>
    (await who.call(listNotifications, { params: { channelId } })).records.map(
      ({ message }) => message.text,
    );
  const { users } = companies;
  const news = "Zoë Ackroyd has been updated to Interview for job 1001";
  expect(await inbox(manager, users.manager.id)).toContain(news);
  expect(await inbox(recruiter, users.recruiter.id)).not.toContain(news);
  expect(events).toMatchObject([{ job_id: companies.jobs.nurse.id, application_ids: [id] }]);
});

test("Specification §1, bulk actions: applications that cannot move stay and say why, while the others move", async () => {
  const draft = await zoeAsNurse("INCOMPLETE");
  const { annAsNurse, annAsCarer } = companies.applications;
  const ids = [draft.id, annAsNurse.id, annAsCarer.id, annAsNurse.id];
  const { records } = await moveAsSeen(recruiter, { ids, status: "SHORTLIST" });
  const results = Object.fromEntries(
    records.map(({ id, updated, message }) => [id, updated || message]),
  );
  expect(results).toEqual({
    [annAsNurse.id]: true,
    [annAsCarer.id]: "Already in Shortlist.",
    [draft.id]: "Not submitted yet, so it can only be withdrawn.",
  });
  const back = await moveAsSeen(recruiter, { ids: [annAsNurse.id], status: "INCOMPLETE" });
  expect(back.records[0]?.updated).toBe(false);
});

test("Specification §4, Application status: a rejection needs one of the reasons, which is removed when the application is reopened", async () => {
  const { id } = companies.applications.annAsNurse;
  const params = { id };
  const ids = [id];
  for (const reason of [undefined, "Bad mood"])
    await expect(
      moveAsSeen(recruiter, { ids, status: "REJECTED", ...(reason && { reason }) }),
    ).rejects.toMatchObject({ status: 400 });
  await moveAsSeen(recruiter, { ids, status: "REJECTED", reason: "Position filled" });
  const rejected = await recruiter.call(getApplication, { params });
  expect(rejected).toMatchObject({ status: "REJECTED", status_reason: "Position filled" });
  await moveAsSeen(recruiter, { ids, status: "APPLIED" });
  expect(await recruiter.call(getApplication, { params })).toMatchObject({ status_reason: null });
});

test("an ended application is not reopened when the candidate has applied for the job again", async () => {
  const { nurse } = companies.jobs;
  const number = { candidate_number: 1050 };
  const zoe = await addCandidate(db, companies.ids.northgate, "Zoë Ackroyd", number);
  const [first, second, again] = [
    await addApplication(db, nurse, zoe, { status: "REJECTED" }),
    await addApplication(db, nurse, zoe, { status: "WITHDRAWN" }),
    await addApplication(db, nurse, zoe, { status: "APPLIED" }),
  ];
  const restore = async () => {
    const ids = [first.id, second.id];
    return (await moveAsSeen(recruiter, { ids, status: "APPLIED" })).records.map(
      ({ updated, message }) => updated || message,
    );
  };
  const why =
    "The candidate applied for Staff Nurse again, and that application is open. Use that one.";
  expect(await restore()).toEqual([why, why]);
  await moveAsSeen(recruiter, { ids: [again.id], status: "WITHDRAWN", reason: "No reply" });
  expect(await restore()).toEqual([true, why]);
});

test("quality R2: an application that has moved since is refused, while the others move", async () => {
  const { annAsNurse, annAsCarer } = companies.applications;
  const ids = [annAsNurse.id, annAsCarer.id];
  await moveAsSeen(manager, { ids: [annAsNurse.id], status: "INTERVIEW" });
  const { records } = await move(recruiter, { ids, versions: [1, 1], status: "PROCESSING" });
  expect(records.map(({ status, message }) => [status, message])).toEqual([
    ["INTERVIEW", "Someone has moved it to Interview in Staff Nurse since. Check it again."],
    ["PROCESSING", null],
  ]);
});

test("quality R2: a move without the version it began from is refused", async () => {
  const ids = [companies.applications.annAsCarer.id];
  const refused = { status: 400, message: versionsRefusal };
  await expect(move(recruiter, { ids, status: "HIRE" } as Change)).rejects.toMatchObject(refused);
  const transfer = { ids, job_id: companies.jobs.nurse.id } as Transfer;
  await expect(recruiter.call(transferApplications, { body: transfer })).rejects.toMatchObject(
    refused,
  );
  const none: Change = { ids, versions: [], status: "HIRE" };
  await expect(move(recruiter, none)).rejects.toMatchObject(refused);
});

test("a company with its own reasons ends applications only for those", async () => {
  const { northgate, riverside } = companies.ids;
  await db
    .insertInto("exit_reason_groups")
    .values([
      { company_id: northgate, status: "REJECTED", labels: ["No pin number"], version: 1 },
      { company_id: riverside, status: "REJECTED", labels: ["No degree"], version: 1 },
    ])
    .execute();
  const { records } = await recruiter.call(listExitReasons, {});
  const ofGroup = (status: string) => records.find((group) => group.status === status)?.labels;
  expect(ofGroup("REJECTED")).toEqual(["No pin number"]);
  expect(ofGroup("WITHDRAWN")).toEqual(exitReasons.WITHDRAWN);
  const ids = [companies.applications.annAsNurse.id];
  await expect(
    moveAsSeen(recruiter, { ids, status: "REJECTED", reason: "No degree" }),
  ).rejects.toMatchObject({ status: 400 });
  await moveAsSeen(recruiter, { ids, status: "REJECTED", reason: "No pin number" });
});

test("an unknown or another company's application stops the whole move", async () => {
  const { annAsNurse, rhysAsPlanner } = companies.applications;
  for (const stranger of [rhysAsPlanner.id, 999_999])
    await expect(
      move(recruiter, { ids: [annAsNurse.id, stranger], versions: [1, 1], status: "HIRE" }),
    ).rejects.toMatchObject({ status: 404 });
  const ann = await recruiter.call(getApplication, { params: { id: annAsNurse.id } });
  expect(ann.status).toBe("APPLIED");
  expect(events).toEqual([]);
});

test("two simultaneous bulk moves of the same applications both finish", async () => {
  const { annAsNurse, annAsCarer, oluwaseunAsCarer } = companies.applications;
  const ids = [annAsNurse.id, annAsCarer.id, oluwaseunAsCarer.id];
  const versions = [1, 1, 1];
  await Promise.all([
    move(recruiter, { ids, versions, status: "INTERVIEW" }),
    move(manager, { ids: ids.toReversed(), versions, status: "PROCESSING" }),
  ]);
  const list = (id: number) => recruiter.call(listApplications, { params: { id } });
  const { nurse, carer } = companies.jobs;
  const counted = [...(await list(nurse.id)).records, ...(await list(carer.id)).records];
  expect(new Set(counted.map(({ status }) => status)).size).toBe(1);
});

test("a note is saved without its markup, and refreshes open lists", async () => {
  const params = { id: companies.applications.annAsNurse.id };
  const text = "Rang <b>twice</b><script>alert(1)</script> & left a message";
  const note = await recruiter.call(addNote, { params, body: { text } });
  expect(note).toMatchObject({
    text: "Rang twice & left a message",
    created_by: { first_name: "Tom" },
  });
  expect((await manager.call(listNotes, { params })).records).toEqual([note]);
  expect(events).toMatchObject([{ application_ids: [params.id], activity_ids: [] }]);
});

test("another company's application has no page, CV, notes or activity", async () => {
  const params = { id: companies.applications.rhysAsPlanner.id };
  for (const endpoint of [getApplication, getApplicationCv, listNotes, listActivity])
    await expect(recruiter.call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
  await expect(recruiter.call(addNote, { params, body: { text: "Hello" } })).rejects.toMatchObject({
    status: 404,
  });
});

test("viewing a CV is recorded once an hour for each reader", async () => {
  const { id } = await zoeAsNurse();
  const cv = { cv_key: "1/cv/1.pdf", cv_name: "Zoë Ackroyd CV.pdf", cv_type: "application/pdf" };
  await db
    .updateTable("applications")
    .set({ ...cv, cv_size: 4 })
    .where("id", "=", id)
    .execute();
  await services.files.put(cv.cv_key, new TextEncoder().encode("%PDF"));
  const look = (who: TestBrowser) => who.call(getApplicationCv, { params: { id } });
  expect(await (await look(recruiter)).text()).toBe("%PDF");
  await look(recruiter);
  await look(manager);
  services.clock.advance(61 * 60_000);
  await look(await signIn(testApi(services), "recruiter@northgate.example"));
  const { records } = await db
    .selectFrom("activities")
    .select("user_id")
    .where("type", "=", "cv_viewed")
    .execute()
    .then((rows) => ({ records: rows.map(({ user_id }) => user_id) }));
  const { recruiter: tom, manager: priya } = companies.users;
  expect(records.toSorted()).toEqual([tom.id, tom.id, priya.id].toSorted());
});
