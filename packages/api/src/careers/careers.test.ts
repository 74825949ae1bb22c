import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { getAnswerFile } from "@ats/core/applications/viewing-contract";
import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { removeCandidateCv } from "@ats/core/candidates/cv-contract";
import {
  apply,
  type ApplicationInput,
  getAdvert,
  saveApplication,
  listAdverts,
  uploadFile,
} from "@ats/core/careers/contract";
import {
  addCustomField,
  changeCustomField,
  getApplicationCustomValues,
} from "@ats/core/custom-fields/contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addCandidate, testCv } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";
import { blankRecord } from "../candidates/blank-record.ts";
import { publicWrites } from "../kernel/public-write-limits.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let visitor: TestBrowser;
let params: { company: string; job_number: number };
let jobId: number;
let questionId: string;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  visitor = testBrowser(app, "198.51.100.9");
  const body = vacancy(companies.users);
  questionId = body.questions[0]?.id as string;
  const job = await recruiter.call(createJob, { body });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  params = { company: "northgate-group", job_number: job.job_number };
  jobId = job.id;
});

const person = (changes: Partial<ApplicationInput> = {}) =>
  formOfGrace({
    email: "grace.lister@mail.example",
    city: "Leeds",
    answers: [{ question_id: questionId, answer: ["Yes"] }],
    ...changes,
  });
const applications = async () =>
  (await recruiter.call(listApplications, { params: { id: jobId } })).records;
const mailTo = (to: string) =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "application_id", "sender"])
    .where("to_address", "=", to)
    .orderBy("id")
    .execute();

describe("Specification §2: the careers page", () => {
  test("lists the company's advertised jobs for anybody, and no drafts or other companies' jobs", async () => {
    const { records, company } = await visitor.call(listAdverts, { params });
    expect(company.name).toBe("Northgate Group");
    expect(records.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Night nurse", "Staff Nurse"]),
    );
    expect(records.map(({ title }) => title)).not.toContain("Planning Officer");
  });

  test.each(["night", "leeds night", "night, part time", "LS1 night", "nurse -- night"])(
    "finds each word of a search separately: %s",
    async (q) => {
      const { records } = await visitor.call(listAdverts, { params, query: { q } });
      expect(records.map(({ title }) => title)).toEqual(["Night nurse"]);
    },
  );

  test("finds nothing when one word does not match", async () => {
    const query = { q: "night astronaut" };
    expect((await visitor.call(listAdverts, { params, query })).records).toEqual([]);
  });

  test("shows an advert's questions, but not which answers are flagged", async () => {
    const advert = await visitor.call(getAdvert, { params });
    expect(advert.questions[0]).toMatchObject({ text: "Are you registered with the NMC?" });
    expect(JSON.stringify(advert)).not.toContain("knock_out");
  });

  test("does not find a job that is not advertised, even by its number", async () => {
    const hidden = { ...vacancy(companies.users), questions: [], scorecard: [], channels: [] };
    const { id, version, job_number } = await recruiter.call(createJob, { body: hidden });
    await recruiter.call(updateJobStatus, {
      body: { jobs: [{ id, version }], status: "ACTIVE" },
    });
    await expect(
      visitor.call(getAdvert, { params: { ...params, job_number } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["a job that is not public", () => ({ ...params, job_number: 999 })],
    ["a company that is disabled", () => ({ company: "closed-ltd", job_number: 1 })],
    ["an agency", () => ({ company: "brightstaff", job_number: 1 })],
  ])("%s is not found", async (_, where) => {
    await expect(visitor.call(getAdvert, { params: where() })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test("Specification §2, careers page: an application arrives with CV, answers and a flag, is confirmed by mail, and its diversity answers are only counted", async () => {
  const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
  await visitor.call(apply, {
    params,
    body: person({
      cv: { upload, name: "Grace.pdf" },
      answers: [{ question_id: questionId, answer: ["No"] }],
      diversity: { gender: "Woman" },
    }),
  });
  const [arrived] = await applications();
  expect(arrived).toMatchObject({ first_name: "Grace", status: "APPLIED", source: "Careers page" });
  const details = await recruiter.call(getApplication, { params: { id: arrived?.id ?? 0 } });
  expect(details).toMatchObject({
    cv: { name: "Grace.pdf", type: "application/pdf" },
    answers: [{ answer: "No", knocked_out: true, question_id: questionId }],
  });
  expect(await mailTo("grace.lister@mail.example")).toMatchObject([
    {
      subject: "Your application for Night nurse",
      sender: { name: "Northgate Care", email: "recruiter@northgate.example" },
    },
  ]);
  const counts = await services.system.selectFrom("diversity_counts").selectAll().execute();
  expect(counts).toMatchObject([{ job_id: jobId, field: "gender", answer: "Woman", count: 1 }]);
  expect(JSON.stringify(details)).not.toContain("Woman");
});

test("a person with one name applies, and is greeted by it", async () => {
  const emails = ["suharto@mail.example", "sukarno@mail.example"] as const;
  const names = [
    { first_name: "Suharto", last_name: "" },
    { first_name: "", last_name: "Sukarno" },
  ];
  for (const [index, name] of names.entries())
    await visitor.call(apply, {
      params,
      body: person({ ...name, email: `${emails[index]}\u200b` }),
    });
  for (const name of names)
    expect(await applications()).toContainEqual(expect.objectContaining(name));
  const greetings = await services.system
    .selectFrom("outgoing_mail")
    .where("to_address", "in", emails)
    .select("text")
    .orderBy("id")
    .execute();
  expect(greetings.map(({ text }) => text.split("\n")[0])).toEqual([
    "Hello Suharto,",
    "Hello Sukarno,",
  ]);
  const nobody = person({ first_name: "\u3164", last_name: "\u200b" });
  await expect(visitor.call(apply, { params, body: nobody })).rejects.toMatchObject({
    status: 400,
    message: "Enter your first name.",
  });
});

test("a file that answers a question is viewed and downloaded from the answer, recorded each time, and kept as long as it", async () => {
  const question = {
    id: crypto.randomUUID(),
    text: "Your letter",
    type: "file" as const,
    is_required: true,
    options: [],
    knock_out: [],
  };
  const job = await recruiter.call(createJob, {
    body: { ...vacancy(companies.users), questions: [question] },
  });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  const to = { ...params, job_number: job.job_number };
  const { upload } = await visitor.call(uploadFile, { params: to, body: testCv() });
  const answers = [{ question_id: question.id, answer: [upload, "Letter.pdf"] }];
  const email = "lena.park@mail.example";
  await visitor.call(apply, { params: to, body: person({ email, answers }) });
  const [arrived] = (await recruiter.call(listApplications, { params: { id: job.id } })).records;
  const at = { id: arrived?.id as number };
  const [given] = (await recruiter.call(getApplication, { params: at })).answers;
  expect(given).toMatchObject({ answer: "Letter.pdf", file: expect.any(Number) });
  const file = given?.file as number;
  const sent = await recruiter.call(getAnswerFile, { params: { ...at, file } });
  expect(sent.size).toBe(testCv().size);
  const { records } = await recruiter.call(listActivity, { params: at });
  expect(records[0]).toMatchObject({ type: "answer_file_downloaded" });
  await recruiter.call(getAnswerFile, { params: { ...at, file }, query: { as: "preview" } });
  const [viewed] = (await recruiter.call(listActivity, { params: at })).records;
  expect(viewed).toMatchObject({ type: "answer_file_viewed" });
  const { annAsNurse } = companies.applications;
  const elsewhere = { id: annAsNurse.id, file };
  await expect(recruiter.call(getAnswerFile, { params: elsewhere })).rejects.toMatchObject({
    status: 404,
  });
  const cv = { id: arrived?.candidate_id as number, cv: file };
  await expect(recruiter.call(removeCandidateCv, { params: cv })).rejects.toMatchObject({
    status: 409,
  });
});

test("an application that collides with others is tried again, and arrives once", async () => {
  for (const statement of [
    sql`create sequence tries`,
    sql`create function fail_at_first() returns trigger language plpgsql security definer as $$
      begin
        if nextval('tries') = 1 then raise exception 'Others were first.' using errcode = '40001'; end if;
        return new;
      end $$`,
    sql`create trigger fail_at_first before insert on applications
      for each row execute function fail_at_first()`,
  ])
    await statement.execute(services.system);
  await visitor.call(apply, {
    params,
    body: person({ email: "una.first@mail.example", first_name: "Una" }),
  });
  const { rows } = await sql`select last_value::int from tries`.execute(services.system);
  await sql`drop function fail_at_first cascade`.execute(services.system);
  await sql`drop sequence tries`.execute(services.system);
  expect(rows).toEqual([{ last_value: 2 }]);
  expect((await applications()).filter(({ first_name }) => first_name === "Una")).toHaveLength(1);
  expect(await mailTo("una.first@mail.example")).toHaveLength(1);
});

test("quality R3: an application sent many times arrives once; another form of the same person is answered by mail", async () => {
  const body = person({ email: "ivy.chen@mail.example", first_name: "Ivy" });
  await Promise.all(Array.from({ length: 20 }, () => visitor.call(apply, { params, body })));
  const ivys = async () => (await applications()).filter(({ first_name }) => first_name === "Ivy");
  expect(await ivys()).toHaveLength(1);
  await visitor.call(apply, { params, body: { ...body, app_uuid: crypto.randomUUID() } });
  expect(await ivys()).toHaveLength(1);
  const mail = await mailTo("ivy.chen@mail.example");
  expect(mail.map(({ subject }) => subject)).toEqual([
    "Your application for Night nurse",
    "You have already applied for Night nurse",
  ]);
  const [ivy] = await ivys();
  expect(mail.map(({ application_id }) => application_id)).toEqual([ivy?.id, ivy?.id]);
});

test("a repeated application gets the same answer, its file included, and one mail", async () => {
  const email = "ada.bright@mail.example";
  await visitor.call(apply, { params, body: person({ email }) });
  const { upload } = await visitor.call(uploadFile, { params, body: testCv() });
  const body = person({ email, cv: { upload, name: "CV.pdf" } });
  for (let time = 0; time < 3; time++)
    expect(await visitor.call(apply, { params, body })).toEqual({ app_uuid: body.app_uuid });
  await visitor.call(saveApplication, { params, body });
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
    "Your application for Night nurse",
    "You have already applied for Night nurse",
  ]);
});

test("an application for one vacancy is refused for another", async () => {
  const body = person({ email: "nia.evans@mail.example", first_name: "Nia" });
  await visitor.call(apply, { params, body });
  const other = { ...params, job_number: companies.jobs.nurse.job_number };
  for (const endpoint of [apply, saveApplication])
    await expect(
      visitor.call(endpoint, { params: other, body: { ...body, answers: [] } }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("another vacancy"),
    });
});

test.each([
  ["rejected", "REJECTED", "Position filled"],
  ["withdrawn", "WITHDRAWN", "No reply"],
] as const)("an applicant who was %s may apply again", async (word, status, reason) => {
  const email = `again.${word}@mail.example`;
  const again = () => visitor.call(apply, { params, body: person({ email }) });
  const all = () =>
    services.system
      .selectFrom("applications as a")
      .innerJoin("candidates as c", "c.id", "a.candidate_id")
      .where("c.email", "=", email)
      .select(["a.id", "a.status"])
      .orderBy("a.id")
      .execute();
  await again();
  const ids = (await all()).map(({ id }) => id);
  await moveAsSeen(recruiter, { ids, status, reason });
  await again();
  expect((await all()).map((each) => each.status)).toEqual([status, "APPLIED"]);
  await again();
  expect(await all()).toHaveLength(2);
});

test("missing and invalid answers are refused with a sentence", async () => {
  const other = testBrowser(app, "198.51.100.10");
  const refused = (changes: object) =>
    other.call(apply, { params, body: { ...person(), ...changes } as ApplicationInput });
  await expect(refused({ answers: [] })).rejects.toMatchObject({
    status: 400,
    message: "Are you registered with the NMC?: Answer this question.",
  });
  await expect(
    refused({ answers: [{ question_id: questionId, answer: ["Perhaps"] }] }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(refused({ consent: false })).rejects.toMatchObject({
    message: "We need your agreement to keep your details before we can consider you.",
  });
  await expect(
    refused({ cv: { upload: crypto.randomUUID(), name: "cv.pdf" } }),
  ).rejects.toMatchObject({ message: expect.stringContaining("Choose it again") });
});

test("Quality R3: a repeated upload is stored once; another file or form is stored separately", async () => {
  const kept = async () =>
    (await services.system.selectFrom("application_uploads").select("file_key").execute()).length;
  const put = vi.spyOn(services.files, "put");
  const remove = vi.spyOn(services.files, "remove");
  const key = crypto.randomUUID();
  const send = (idempotencyKey: string, line?: string) =>
    visitor.call(uploadFile, { params, body: testCv(line), idempotencyKey });
  const before = await kept();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(key)));
  expect(new Set(answers.map(({ upload }) => upload)).size).toBe(1);
  expect(await kept()).toBe(before + 1);
  expect(put.mock.calls.length - remove.mock.calls.length).toBe(1);
  for (const other of [await send(key, "Night shifts"), await send(crypto.randomUUID())])
    expect(other).not.toEqual(answers[0]);
});

describe("Specification §2, careers page: a file is recognised by its content", () => {
  const send = (bytes: Uint8Array | string, name = "cv.pdf") =>
    testBrowser(app, "198.51.100.11").call(uploadFile, {
      params,
      body: new File([bytes as string], name, { type: "application/pdf" }),
    });
  test.each([
    ["of 0 bytes", "", "0 bytes"],
    ["that is a renamed program", "MZ\u0090\u0000", "is a program"],
    ["that is neither PDF nor Word", "hello", "neither a PDF nor a Word document"],
    ["that is damaged", "%PDF-1.7 nothing", "damaged"],
  ])("one %s is refused", async (_, bytes, why) => {
    await expect(send(bytes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(why),
    });
  });

  test("one of more than 10 MB is refused", async () => {
    await expect(send(new Uint8Array(10_485_761))).rejects.toMatchObject({ status: 413 });
  });
});

test("Specification §2, careers page: a known candidate's new telephone number is shown to recruiters and not saved; only empty fields are filled", async () => {
  const email = "ann.bell.again@mail.example";
  const known = await addCandidate(services.system, companies.ids.northgate, "Ann Bell", {
    candidate_number: 1801,
    email,
    contact_mobile_number: "+447700900111",
    city: null,
    postcode: "LS1 1AA",
  });
  const typed = { first_name: "Ann", last_name: "Bell", city: "York", postcode: "ls11aa" };
  await visitor.call(apply, {
    params,
    body: person({ email, ...typed, contact_mobile_number: "+447700900222" }),
  });
  const arrived = (await applications()).find(({ candidate_id }) => candidate_id === known.id);
  const at = { id: arrived?.id ?? 0 };
  expect(await recruiter.call(getApplication, { params: at })).toMatchObject({
    contact_mobile_number: "+447700900111",
    city: "York",
    postcode: "LS1 1AA",
    submitted_differences: { contact_mobile_number: "+447700900222" },
  });
  const { records } = await recruiter.call(listCandidateActivity, { params: { id: known.id } });
  expect(records).toMatchObject([
    {
      type: "given",
      actor: null,
      changes: [
        { field: "contact_mobile_number", before: "+447700900111", after: "+447700900222" },
      ],
    },
    { type: "changed", actor: null, changes: [{ field: "city", before: null, after: "York" }] },
  ]);
});

test("an applicant whose record is merged or erased meanwhile gets a new record, and the blank one stays blank", async () => {
  const email = "gone.meanwhile@mail.example";
  const gone = await addCandidate(services.system, companies.ids.northgate, "Gus Moor", {
    candidate_number: 1802,
    email,
  });
  let applied: Promise<unknown> | undefined;
  await services.system.transaction().execute(async (db) => {
    await db
      .updateTable("candidates")
      .set({ ...blankRecord("Erased", "candidate"), status_order: -2 })
      .where("id", "=", gone.id)
      .execute();
    applied = visitor.call(apply, { params, body: person({ email, first_name: "Gus" }) });
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await applied;
  const arrived = (await applications()).find(({ first_name }) => first_name === "Gus");
  expect(arrived?.candidate_id).not.toBe(gone.id);
  const { email: left, city } = await services.system
    .selectFrom("candidates")
    .select(["email", "city"])
    .where("id", "=", gone.id)
    .executeTakeFirstOrThrow();
  expect([left, city]).toEqual(["", null]);
});

describe("Specification §2, careers page: an applicant who agrees to be kept for other jobs", () => {
  const consentOf = async (email: string) => {
    const { records } = await recruiter.call(listApplications, { params: { id: jobId } });
    const id = records.find((each) => each.email === email)?.candidate_id ?? 0;
    return (await recruiter.call(getCandidate, { params: { id } })).consent_date_time;
  };

  test("has consent on their record; agreeing to this job alone gives none", async () => {
    const email = "this.job.alone@mail.example";
    await visitor.call(apply, { params, body: person({ email }) });
    expect(await consentOf(email)).toBeNull();
    const all = "all.jobs@mail.example";
    await visitor.call(apply, { params, body: person({ email: all, may_be_kept: true }) });
    expect(await consentOf(all)).not.toBeNull();
  });

  test("and was known without consent has it on their record from then on", async () => {
    const email = "bea.holt@mail.example";
    const known = await addCandidate(services.system, companies.ids.northgate, "Bea Holt", {
      candidate_number: 2801,
      email,
      city: "Leeds",
      consent_date_time: null,
    });
    const named = { first_name: "Bea", last_name: "Holt", email };
    await visitor.call(apply, { params, body: person({ ...named, may_be_kept: true }) });
    expect(await consentOf(email)).not.toBeNull();
    const { records } = await recruiter.call(listCandidateActivity, { params: { id: known.id } });
    expect(records).toMatchObject([
      { type: "changed", changes: [{ field: "consent", before: "Missing", after: "Given" }] },
    ]);
  });
});

test("an applicant who uploads many files can still send the application", async () => {
  const many = testBrowser(app, "198.51.100.13");
  for (let i = 0; i <= publicWrites.perAddress.form; i++)
    await many
      .call(uploadFile, { params, body: new File(["no document"], "cv.pdf") })
      .catch(() => {});
  await many.call(apply, { params, body: person({ email: "many.files@mail.example" }) });
  expect(await mailTo("many.files@mail.example")).toHaveLength(1);
});

test("an address that sends too much is refused", async () => {
  const busy = testBrowser(app, "198.51.100.12");
  const wrong = { params, body: { ...person(), answers: [] } };
  for (let i = 0; i < publicWrites.perAddress.form; i++)
    await busy.call(apply, wrong).catch(() => undefined);
  await expect(busy.call(apply, wrong)).rejects.toMatchObject({ status: 429 });
});

test("a company's own field stands on the application form, and the answer is the application's value", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const field = await admin.call(addCustomField, {
    body: {
      record: "applications",
      kind: "choice",
      name: "Shift pattern",
      choices: ["Early", "Late"],
      is_required: true,
      is_asked: true,
    },
  });
  const { questions } = await visitor.call(getAdvert, { params });
  const question = questions.find(({ text }) => text === "Shift pattern");
  expect(question).toMatchObject({ type: "single_choice", is_required: true });
  const email = "ask.me@mail.example";
  const answered = (answer: string[]) =>
    person({
      email,
      answers: [
        { question_id: questionId, answer: ["Yes"] },
        { question_id: question?.id as string, answer },
      ],
    });
  const send = (answer: string[]) =>
    testBrowser(app, "198.51.100.77").call(apply, { params, body: answered(answer) });
  await expect(send([])).rejects.toMatchObject({ message: "Shift pattern: Fill this in." });
  await expect(send(["Never"])).rejects.toMatchObject({ status: 400 });
  await send(["Late"]);
  const { id } = (await applications()).find((each) => each.email === email) ?? { id: 0 };
  const { values } = await recruiter.call(getApplicationCustomValues, { params: { id } });
  expect(values?.[field.id]).toBe("Late");
  await admin.call(changeCustomField, {
    params: { id: field.id },
    version: field.version,
    body: { ...field, is_archived: true },
  });
});
