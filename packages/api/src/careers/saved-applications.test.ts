import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { countUnviewed } from "@ats/core/applications/viewing-contract";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import {
  apply,
  saveApplication,
  savedApplicationDays,
  resumeApplication,
  uploadFile,
} from "@ats/core/careers/contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addCandidate, testCv } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";
import { sweepSavedApplications } from "./sweep-saved-applications.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const day = 24 * 60 * 60_000;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let admin: TestBrowser;
let visitor: TestBrowser;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await pass(0);
});

/** Advances the clock and signs everybody in again. */
async function pass(days: number) {
  services.clock.advance(days * day);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
  visitor = testBrowser(app, "198.51.100.21");
}

/** Publishes a vacancy that also asks for a letter. */
async function advertised(anonymised = false) {
  const asked = vacancy(companies.users);
  const question = {
    id: crypto.randomUUID(),
    text: "Your letter",
    type: "file" as const,
    is_required: false,
    options: [],
    knock_out: [],
  };
  const first = { ...asked.questions[0], id: crypto.randomUUID() } as typeof question;
  const job = await recruiter.call(createJob, {
    body: { ...asked, anonymised, questions: [first, question] },
  });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  const params = { company: "northgate-group", job_number: job.job_number };
  const form = (email: string) => ({
    app_uuid: crypto.randomUUID(),
    first_name: "Grace",
    last_name: "Lister",
    email,
    contact_mobile_number: null,
    city: "Leeds",
    postcode: "",
    cv: null,
    answers: [{ question_id: first.id, answer: ["Yes"] }],
    consent: true as const,
    may_be_kept: true,
    language: "en" as const,
  });
  const read = async (filter: "active" | "complete" | "incomplete") =>
    (await recruiter.call(listApplications, { params: { id: job.id }, query: { filter } })).records;
  return { params, job, form, read, asks: [first.id, question.id] as const };
}

const notified = () => services.system.selectFrom("notifications").select("id").execute();
const mailTo = (to: string) =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "text"])
    .where("to_address", "=", to)
    .orderBy("id")
    .execute();
async function linkTo(email: string) {
  const link = /https?:\S+/.exec((await mailTo(email)).at(-1)?.text ?? "")?.[0] ?? "";
  return { token: new URL(link).searchParams.get("resume") ?? "" };
}

describe("Specification §2: a saved application", () => {
  test("is Incomplete, notifies nobody, and shows its answers only to the applicant", async () => {
    const { params, job, form, read } = await advertised();
    const told = await notified();
    await visitor.call(saveApplication, {
      params,
      query: { source: "Indeed" },
      body: form("a@mail.example"),
    });
    expect(await read("active")).toEqual([]);
    expect(await read("complete")).toEqual([]);
    const [kept] = await read("incomplete");
    expect(kept).toMatchObject({ first_name: "Grace", status: "INCOMPLETE", source: "Indeed" });
    expect(await recruiter.call(countUnviewed, { params: { id: job.id } })).toEqual({ count: 0 });
    expect(await notified()).toEqual(told);
    const at = { id: kept?.id as number };
    expect((await recruiter.call(getApplication, { params: at })).answers).toEqual([]);
  });

  test("is continued by the mailed link with its texts and files, and is sent as the same application", async () => {
    const { params, form, read, asks } = await advertised();
    const email = "b@mail.example";
    const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
    const sent = await visitor.call(uploadFile, { params, body: testCv() });
    const answers = [
      { question_id: asks[0], answer: [] },
      { question_id: asks[1], answer: [sent.upload, "Letter.pdf"] },
    ];
    const body = { ...form(email), cv: { upload, name: "CV.pdf" }, answers };
    await visitor.call(saveApplication, { params, query: { source: "Indeed" }, body });
    const [begun] = await read("incomplete");
    await pass(2);
    await visitor.call(uploadFile, { params, body: testCv() });
    const resumed = await visitor.call(resumeApplication, { params, body: await linkTo(email) });
    expect(resumed).toEqual(body);
    const given = [{ question_id: asks[0], answer: ["Yes"] }, answers[1] as (typeof answers)[0]];
    const finished = { ...resumed, answers: given, diversity: {} };
    await Promise.all([1, 2, 3].map(() => visitor.call(apply, { params, body: finished })));
    expect(await read("incomplete")).toEqual([]);
    const [arrived, ...more] = await read("active");
    expect(more).toEqual([]);
    expect(arrived).toMatchObject({ id: begun?.id, status: "APPLIED", source: "Indeed" });
    const details = await recruiter.call(getApplication, { params: { id: arrived?.id as number } });
    expect(details).toMatchObject({
      cv: { name: "CV.pdf" },
      answers: [{ answer: "Yes" }, { answer: "Letter.pdf" }],
    });
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
      "Finish your application for Night nurse",
      "Your application for Night nurse",
    ]);
    await expect(
      visitor.call(resumeApplication, { params, body: { token: "x" } }),
    ).rejects.toMatchObject({ status: 400 });
    expect(
      await services.system
        .selectFrom("saved_applications")
        .where("application_id", "=", begun?.id as number)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test("is one for each person and vacancy: another form with the email neither reads nor overwrites it", async () => {
    const { params, form, read } = await advertised();
    const email = "c@mail.example";
    const mine = form(email);
    await visitor.call(saveApplication, { params, body: mine });
    const first = await linkTo(email);
    const another = { ...form(email), first_name: "Mallory" };
    await visitor.call(saveApplication, { params, body: another });
    expect(await read("incomplete")).toMatchObject([{ first_name: "Grace" }]);
    expect((await mailTo(email)).map(({ text }) => text.includes("was not saved"))).toEqual([
      false,
      true,
    ]);
    await expect(visitor.call(resumeApplication, { params, body: first })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("a newer link was emailed"),
    });
    expect(
      await visitor.call(resumeApplication, { params, body: await linkTo(email) }),
    ).toMatchObject({ app_uuid: mine.app_uuid, first_name: "Grace" });
    await visitor.call(apply, { params, body: { ...form(email), diversity: {} } });
    expect(await read("incomplete")).toEqual([]);
    expect(await read("active")).toHaveLength(1);
    await visitor.call(saveApplication, { params, body: mine });
    expect(await read("incomplete")).toEqual([]);
    expect((await mailTo(email)).at(-1)?.subject).toBe("You have already applied for Night nurse");
  });

  test("is mailed once when the form is sent again at once, and gets a new link later", async () => {
    const { params, form } = await advertised();
    const email = "j@mail.example";
    const body = form(email);
    const mails = async () => (await mailTo(email)).length;
    await Promise.all([1, 2, 3].map(() => visitor.call(saveApplication, { params, body })));
    expect(await mails()).toBe(1);
    await visitor.call(resumeApplication, { params, body: await linkTo(email) });
    await visitor.call(saveApplication, { params, body: { ...body, city: "York" } });
    expect(await mails()).toBe(2);
    services.clock.advance(11 * 60_000);
    await visitor.call(saveApplication, { params, body: { ...body, city: "York" } });
    expect(await mails()).toBe(3);
  });

  test("under a wrong email can be continued under the right one", async () => {
    const { params, form, read } = await advertised();
    const body = form("d@mial.example");
    await visitor.call(saveApplication, { params, body });
    await visitor.call(saveApplication, { params, body: { ...body, email: "d@mail.example" } });
    expect(await read("incomplete")).toMatchObject([{ email: "d@mail.example" }]);
  });

  test("does not change a known candidate's record until it is sent", async () => {
    const { params, form, read } = await advertised();
    const email = "e@mail.example";
    const known = await addCandidate(services.system, companies.ids.northgate, "Emma Hall", {
      candidate_number: 1901,
      email,
      city: null,
    });
    await visitor.call(saveApplication, { params, body: form(email) });
    expect(await read("incomplete")).toMatchObject([
      { candidate_id: known.id, first_name: "Emma", city: null },
    ]);
  });

  test("hides the applicant of an anonymised vacancy, as any application does", async () => {
    const { params, form, read } = await advertised(true);
    await visitor.call(saveApplication, { params, body: form("f@mail.example") });
    const [kept] = await read("incomplete");
    const { hides_person } = await services.system
      .selectFrom("applications")
      .where("id", "=", kept?.id as number)
      .select("hides_person")
      .executeTakeFirstOrThrow();
    expect(hides_person).toBe(true);
  });

  test("that the company withdrew can still be finished, and its record says so", async () => {
    const { params, form, read } = await advertised();
    const body = form("g@mail.example");
    await visitor.call(saveApplication, { params, body });
    const ids = (await read("incomplete")).map(({ id }) => id);
    await moveAsSeen(recruiter, { ids, status: "WITHDRAWN", reason: "No reply" });
    await visitor.call(saveApplication, { params, body: { ...body, city: "York" } });
    const [id = 0] = ids;
    const { records } = await recruiter.call(listActivity, { params: { id } });
    expect(records[0]).toMatchObject({
      type: "status_changed",
      status_before: "WITHDRAWN",
      status_after: "INCOMPLETE",
      actor: null,
    });
    await visitor.call(apply, { params, body: { ...body, diversity: {} } });
    expect(await read("active")).toMatchObject([{ id, status_reason: null }]);
  });

  test("needs a name, an email and agreement, but no answers", async () => {
    const { params, form } = await advertised();
    const keep = (changes: object) =>
      visitor.call(saveApplication, { params, body: { ...form("h@mail.example"), ...changes } });
    await expect(keep({ first_name: "", last_name: "\u3164" })).rejects.toMatchObject({
      message: "Enter your first name.",
    });
    await expect(keep({ consent: false })).rejects.toMatchObject({
      message: "We need your agreement to keep your details before we can consider you.",
    });
    await expect(
      keep({ cv: { upload: crypto.randomUUID(), name: "cv.pdf" } }),
    ).rejects.toMatchObject({ message: expect.stringContaining("Choose it again") });
    await keep({ answers: [] });
  });
});

describe("Specification §2: the link of a saved application", () => {
  test("works only for its company and vacancy, and until it expires", async () => {
    const { params, form } = await advertised();
    const other = await advertised();
    const email = "i@mail.example";
    await visitor.call(saveApplication, { params, body: form(email) });
    const body = await linkTo(email);
    const kept = await services.system
      .selectFrom("saved_applications")
      .select("link_hash")
      .execute();
    expect(kept.every(({ link_hash }) => !Buffer.from(link_hash).includes(body.token))).toBe(true);
    for (const company of [params.company, "riverside-council"])
      await expect(
        visitor.call(resumeApplication, { params: { ...other.params, company }, body }),
      ).rejects.toMatchObject({ status: company === params.company ? 400 : 404 });
    await visitor.call(resumeApplication, { params, body });
    await pass(savedApplicationDays);
    // The last day lasts to its end.
    await visitor.call(resumeApplication, { params, body });
    await pass(1);
    await expect(visitor.call(resumeApplication, { params, body })).rejects.toMatchObject({
      message: expect.stringContaining("has expired"),
    });
  });

  test("stops working when the vacancy closes, and nothing more can be saved", async () => {
    const { params, form, job } = await advertised();
    const email = "j@mail.example";
    await visitor.call(saveApplication, { params, body: form(email) });
    const body = await linkTo(email);
    const { version } = await services.system
      .selectFrom("jobs")
      .where("id", "=", job.id)
      .select("version")
      .executeTakeFirstOrThrow();
    await recruiter.call(updateJobStatus, {
      body: { jobs: [{ id: job.id, version }], status: "ON_HOLD" },
    });
    for (const call of [
      () => visitor.call(resumeApplication, { params, body }),
      () => visitor.call(saveApplication, { params, body: form(email) }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});

const sweepForgotten = async () => {
  await sweepSavedApplications(services);
  await sweepUploads(services);
};
const waiting = (upload: string) =>
  services.system
    .selectFrom("application_uploads")
    .where("id", "=", upload)
    .select("file_key")
    .executeTakeFirst();

test("an uploaded CV without an application is deleted after a day, even if nobody opens the company", async () => {
  const { params } = await advertised();
  const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
  const { file_key } = (await waiting(upload)) as { file_key: string };
  await sweepForgotten();
  expect(await services.files.get(file_key)).toBeDefined();
  await pass(1.1);
  await sweepForgotten();
  expect(await waiting(upload)).toBeUndefined();
  expect(await services.files.get(file_key)).toBeUndefined();
});

test("an expired application is deleted with its files, and the person can begin again", async () => {
  const { params, form, read } = await advertised();
  const email = "k@mail.example";
  const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
  await visitor.call(saveApplication, {
    params,
    body: { ...form(email), cv: { upload, name: "CV.pdf" } },
  });
  const { file_key } = (await waiting(upload)) as { file_key: string };
  await pass(savedApplicationDays - 1);
  await sweepForgotten();
  expect(await waiting(upload)).toBeDefined();
  await pass(2);
  await sweepForgotten();
  expect(await waiting(upload)).toBeUndefined();
  expect(await services.files.get(file_key)).toBeUndefined();
  const anew = form(email);
  await visitor.call(saveApplication, { params, body: anew });
  expect(await read("incomplete")).toMatchObject([{ app_uuid: anew.app_uuid }]);
});

test("a saved application is part of a person's data, and is erased with it", async () => {
  const { params, form, read } = await advertised();
  const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
  const body = { ...form("l@mail.example"), city: "Wetherby", cv: { upload, name: "CV.pdf" } };
  await visitor.call(saveApplication, { params, body });
  const { file_key } = await services.system
    .selectFrom("application_uploads")
    .where("id", "=", upload)
    .select("file_key")
    .executeTakeFirstOrThrow();
  const [kept] = await read("incomplete");
  const at = { id: kept?.candidate_id as number };
  const exported = await (await admin.call(exportCandidate, { params: at })).text();
  expect(exported).toContain("not_sent_yet");
  await erase(admin, at.id);
  expect(
    await services.system
      .selectFrom("saved_applications")
      .where("application_id", "=", kept?.id as number)
      .selectAll()
      .execute(),
  ).toEqual([]);
  expect(await services.files.get(file_key)).toBeUndefined();
});
