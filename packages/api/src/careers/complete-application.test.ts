import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { addApplications } from "@ats/core/candidates/add-to-job-contract";
import { saveCandidateCv } from "@ats/core/candidates/cv-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import {
  apply,
  type ApplicationInput,
  saveApplication,
  resumeApplication,
  uploadFile,
} from "@ats/core/careers/contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { addCandidate, type TestCandidate, testCv } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let admin: TestBrowser;
let visitor: TestBrowser;
let nora: TestCandidate;
let advert: Awaited<ReturnType<typeof advertised>>;

const email = "nora.finch@mail.example";

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
  visitor = testBrowser(app, "198.51.100.9");
  nora = await addCandidate(services.system, companies.ids.northgate, "Nora Finch", {
    candidate_number: 1060,
    email,
    contact_mobile_number: null,
  });
  advert = await advertised();
});

/** Publishes a job whose advert asks one question; the answer No is flagged. */
async function advertised() {
  const asked = vacancy(companies.users);
  const question = { ...(asked.questions[0] as (typeof asked.questions)[0]) };
  question.id = crypto.randomUUID();
  const job = await recruiter.call(createJob, { body: { ...asked, questions: [question] } });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  const params = { company: "northgate-group", job_number: job.job_number };
  const form = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
    app_uuid: crypto.randomUUID(),
    first_name: "Nora",
    last_name: "Finch",
    email,
    contact_mobile_number: null,
    city: "Leeds",
    postcode: "LS6 2AB",
    cv: null,
    answers: [{ question_id: question.id, answer: ["Yes"] }],
    consent: true,
    diversity: {},
    ...changes,
  });
  const applications = async () =>
    (
      await recruiter.call(listApplications, {
        params: { id: job.id },
        query: { filter: "complete" },
      })
    ).records.toSorted((one, other) => one.id - other.id);
  return { id: job.id, params, form, applications, question };
}

async function putOn({ id }: { id: number }, candidate: { id: number } = nora) {
  const body = { candidate_ids: [candidate.id] };
  const { records } = await recruiter.call(addApplications, { params: { id }, body });
  return { id: records[0]?.application_id as number };
}
const send = (body: ApplicationInput, { params } = advert) => visitor.call(apply, { params, body });
const read = (params: { id: number }) => recruiter.call(getApplication, { params });
const move = (id: number, status: "INTERVIEW" | "REJECTED" | "WITHDRAWN", reason?: string) =>
  moveAsSeen(recruiter, { ids: [id], status, ...(reason && { reason }) });
const transfer = (id: number, { id: job_id }: { id: number }) =>
  transferAsSeen(recruiter, { ids: [id], job_id });
const mails = async () =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "text", "application_id"])
    .where("to_address", "=", email)
    .orderBy("id")
    .execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);

const confirmed = "Your application for Night nurse";
const before = "You have already applied for Night nurse";

describe("Specification §2, careers page: an applicant whom a recruiter had put on the job", () => {
  test("completes that application, in the stage that it has reached", async () => {
    await recruiter.call(saveCandidateCv, {
      params: { id: nora.id },
      query: { name: "Found.pdf" },
      body: testCv("Found"),
    });
    const put = await putOn(advert);
    await move(put.id, "INTERVIEW");
    const reached = await read(put);
    services.clock.advance(60_000);
    const { upload } = await visitor.call(uploadFile, { params: advert.params, body: testCv() });
    const body = advert.form({
      contact_mobile_number: "+447700900222",
      cv: { upload, name: "Nora.pdf" },
      answers: [{ question_id: advert.question.id, answer: ["No"] }],
      diversity: { gender: "Woman" },
    });
    expect(await send(body)).toEqual({ app_uuid: body.app_uuid });
    const { id, status, status_date_time, created_date_time, version, source } = reached;
    expect(await advert.applications()).toHaveLength(1);
    expect(await read(put)).toMatchObject({
      id,
      status,
      status_date_time,
      created_date_time,
      version,
      source,
      cv: { name: "Nora.pdf" },
      answers: [{ question_id: advert.question.id, answer: "No", knocked_out: true }],
      contact_mobile_number: "+447700900222",
    });
    const { records } = await recruiter.call(listActivity, { params: put });
    expect(records[0]).toMatchObject({
      type: "applied",
      actor: null,
      status_after: "INTERVIEW",
    });
    const told = await recruiter.call(listNotifications, {
      params: { channelId: companies.users.recruiter.id },
    });
    expect(told.records[0]?.message.text).toBe(
      `Nora Finch has applied for job ${advert.params.job_number}`,
    );
    expect(await mails()).toMatchObject([{ subject: confirmed, application_id: put.id }]);
    const counts = await services.system.selectFrom("diversity_counts").selectAll().execute();
    expect(counts).toMatchObject([{ job_id: advert.id, answer: "Woman", count: 1 }]);
    const { consent_date_time } = await services.system
      .selectFrom("applications")
      .select("consent_date_time")
      .where("id", "=", put.id)
      .executeTakeFirstOrThrow();
    expect(consent_date_time).toEqual(services.clock());
    const { cv } = await recruiter.call(getCandidate, { params: { id: nora.id } });
    expect(cv?.map(({ name }) => name)).toEqual(["Nora.pdf", "Found.pdf"]);
  });

  test("without a CV keeps the one that the recruiter's application has", async () => {
    await recruiter.call(saveCandidateCv, {
      params: { id: nora.id },
      query: { name: "Found.pdf" },
      body: testCv("Found"),
    });
    const put = await putOn(advert);
    await send(advert.form());
    expect(await read(put)).toMatchObject({
      cv: { name: "Found.pdf" },
      answers: [{ answer: "Yes" }],
    });
  });

  test("quality R3: has one application, however often the form is sent", async () => {
    await putOn(advert);
    const body = advert.form();
    await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(await subjects()).toEqual([confirmed]);
    const another = advert.form();
    expect(await send(another)).toEqual({ app_uuid: another.app_uuid });
    expect(await subjects()).toEqual([confirmed, before]);
    expect(await advert.applications()).toHaveLength(1);
  });

  test("has one application, even when a recruiter adds them at the same moment", async () => {
    const body = advert.form();
    await Promise.all([putOn(advert), send(body), putOn(advert), send(body)]);
    const [only, ...more] = await advert.applications();
    expect(more).toEqual([]);
    expect(await read(only as { id: number })).toMatchObject({ answers: [{ answer: "Yes" }] });
    expect(await subjects()).toEqual([confirmed]);
  });

  test.each([
    ["rejected", "REJECTED", "Position filled"],
    ["withdrawn", "WITHDRAWN", "No reply"],
  ] as const)(
    "after being %s has a new application, and the ended one stays as it was",
    async (_, status, reason) => {
      const put = await putOn(advert);
      await move(put.id, status, reason);
      await send(advert.form());
      expect(await advert.applications()).toMatchObject([
        { id: put.id, status, status_reason: reason },
        { candidate_id: nora.id, status: "APPLIED", source: "Careers page" },
      ]);
      expect((await read(put)).answers).toEqual([]);
      expect(await subjects()).toEqual([confirmed]);
    },
  );

  test("with two records uses the one that was put on the job", async () => {
    const twin = await addCandidate(services.system, companies.ids.northgate, "Nora Finch", {
      candidate_number: 1061,
      email,
    });
    const put = await putOn(advert, twin);
    await send(advert.form());
    expect(await advert.applications()).toMatchObject([{ id: put.id, candidate_id: twin.id }]);
    expect((await read(put)).answers).toMatchObject([{ answer: "Yes" }]);
  });

  test("whose record was merged is known by the email of the surviving record", async () => {
    const twin = await addCandidate(services.system, companies.ids.northgate, "Norah Finch", {
      candidate_number: 1061,
      email: "norah@mail.example",
    });
    const put = await putOn(advert, twin);
    await recruiter.call(mergeCandidates, {
      params: { id: nora.id },
      version: 1,
      body: { other: twin.id, other_version: 1, take: [] },
    });
    await send(advert.form());
    expect(await advert.applications()).toMatchObject([{ id: put.id, candidate_id: nora.id }]);
    expect((await read(put)).answers).toMatchObject([{ answer: "Yes" }]);
  });

  test("whose record was erased has a new record", async () => {
    const put = await putOn(advert);
    await erase(admin, nora.id);
    await send(advert.form());
    expect((await read(put)).answers).toEqual([]);
    const [, anew] = await advert.applications();
    expect(anew).toMatchObject({ first_name: "Nora", status: "APPLIED" });
    expect(anew?.candidate_id).not.toBe(nora.id);
  });
});

test("an applicant transferred to another job who applies for that too has both forms on one application", async () => {
  const first = await advertised();
  await send(first.form(), first);
  const [applied] = await first.applications();
  const { id } = applied as { id: number };
  await transfer(id, advert);
  await send(advert.form());
  expect(await advert.applications()).toHaveLength(1);
  expect((await read({ id })).answers.map(({ question_id }) => question_id)).toEqual([
    advert.question.id,
    first.question.id,
  ]);
  await send(advert.form());
  expect(await subjects()).toEqual([confirmed, confirmed, before]);
});

describe("an applicant whom a recruiter had put on the job, and who saves the form for later", () => {
  const keep = async () => {
    const { diversity: _, ...body } = advert.form({
      city: "Wetherby",
      may_be_kept: true,
      language: "en",
    });
    await visitor.call(saveApplication, { params: advert.params, body });
    return body;
  };
  const link = async () => {
    const address = /https?:\S+/.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "";
    return { token: new URL(address).searchParams.get("resume") ?? "" };
  };
  const resume = async () =>
    visitor.call(resumeApplication, { params: advert.params, body: await link() });

  test("stays in their stage, and finishes that application with the link", async () => {
    const put = await putOn(advert);
    await move(put.id, "INTERVIEW");
    const kept = await keep();
    expect(await subjects()).toEqual(["Finish your application for Night nurse"]);
    expect(await read(put)).toMatchObject({ status: "INTERVIEW", answers: [] });
    const typed = await resume();
    expect(typed).toEqual(kept);
    const body = await link();
    await send({ ...typed, diversity: {} });
    expect(await advert.applications()).toMatchObject([{ id: put.id, status: "INTERVIEW" }]);
    expect((await read(put)).answers).toMatchObject([{ answer: "Yes" }]);
    await expect(
      visitor.call(resumeApplication, { params: advert.params, body }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ["transferred", (id: number) => transfer(id, companies.jobs.nurse)],
    ["rejected", (id: number) => move(id, "REJECTED", "Position filled")],
  ])("loses none of the form when they are %s meanwhile", async (_, leave) => {
    const put = await putOn(advert);
    const kept = await keep();
    await leave(put.id);
    expect(await resume()).toEqual(kept);
    const again = { ...kept, city: "Otley" };
    await visitor.call(saveApplication, { params: advert.params, body: again });
    expect(await resume()).toEqual(again);
    await send({ ...again, diversity: {} });
    const applied = (await advert.applications()).at(-1);
    expect(applied).toMatchObject({ candidate_id: nora.id, status: "APPLIED" });
    expect(applied?.id).not.toBe(put.id);
    const left = await services.system.selectFrom("saved_applications").select("form").execute();
    expect(left.filter(({ form }) => form.email === email)).toEqual([]);
  });
});
