import { addNote, listActivity, listColleagues, listNotes } from "@ats/core/applications/contract";
import { viewApplication } from "@ats/core/applications/viewing-contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { expect, test } from "vitest";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

test("Specification §1, notes: a colleague whom a note mentions is notified, with the applicant as they may see them; nobody else is", async () => {
  const db = await testDatabase();
  const { applications, users } = await testCompanies(db);
  const services = testServices(db);
  const events: LiveEvent[] = [];
  services.live.subscribe((event) => events.push(event));
  const app = testApi(services);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await recruiter.call(addNote, {
    params: { id: applications.oluwaseunAsCarer.id },
    body: { text: "@priya raman and @Tom Ashdown: shall we invite? Not @Marcus Bailey." },
  });
  const inbox = async (who: TestBrowser, channelId: number) =>
    (await who.call(listNotifications, { params: { channelId } })).records;
  const [news] = await inbox(await signIn(app, "manager@northgate.example"), users.manager.id);
  expect(news).toMatchObject({
    read_flag: false,
    message: {
      text: "Tom Ashdown mentioned you in a note on Anonymised Candidate 1042 for job 1002",
      action: { type: "MENTIONED" },
    },
    entity: { id: applications.oluwaseunAsCarer.id },
  });
  expect(events).toMatchObject([{ activity_ids: [expect.any(Number)] }]);
  const others = [
    ...(await inbox(recruiter, users.recruiter.id)),
    ...(await inbox(await signIn(app, "admin@riverside.example"), users.riverside.id)),
  ];
  expect(JSON.stringify(others)).not.toContain("mentioned");
});

test("a note may mention every colleague of its author who may see the application, and nobody else", async () => {
  const db = await testDatabase();
  const { applications, users } = await testCompanies(db);
  const manager = await signIn(testApi(testServices(db)), "manager@northgate.example");
  const params = { id: applications.annAsNurse.id };
  const { records } = await manager.call(listColleagues, { params });
  expect(records).toContainEqual({
    id: users.recruiter.id,
    first_name: "Tom",
    last_name: "Ashdown",
    user_type: "Recruiter user",
  });
  const northgate = await db
    .selectFrom("users")
    .select("id")
    .where("company_id", "=", users.manager.company_id)
    .execute();
  const others = northgate.filter(
    ({ id }) => ![users.manager.id, users.invited.id, users.left.id].includes(id),
  );
  expect(new Set(records.map(({ id }) => id))).toEqual(new Set(others.map(({ id }) => id)));
});

test("notes and lines of a record are read as many as are asked for, with how many there are", async () => {
  const db = await testDatabase();
  const { applications } = await testCompanies(db);
  const recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
  const params = { id: applications.annAsCarer.id };
  for (const text of ["First", "Second", "Third"])
    await recruiter.call(addNote, { params, body: { text } });
  await recruiter.call(viewApplication, { params });
  const notes = await recruiter.call(listNotes, { params, query: { most: 2 } });
  expect(notes.records.map(({ text }) => text)).toEqual(["Third", "Second"]);
  expect(notes.total).toBe(3);
  const lines = (show: "changes" | "reads", most: number) =>
    recruiter.call(listActivity, { params, query: { show, most } });
  const changes = await lines("changes", 2);
  expect(changes.records.map(({ type }) => type)).toEqual(["note_added", "note_added"]);
  expect(changes.total).toBeGreaterThan(2);
  expect((await lines("reads", 1)).records).toMatchObject([{ type: "viewed" }]);
});
