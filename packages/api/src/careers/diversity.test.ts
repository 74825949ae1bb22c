import { listApplications } from "@ats/core/applications/contract";
import { rateApplication } from "@ats/core/applications/rating-and-tags-contract";
import { diversityFields, preferNotToSay } from "@ats/core/careers/diversity";
import { listStandardFields, readDiversity } from "@ats/core/careers/diversity-contract";
import { apply } from "@ats/core/careers/contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let users: TestCompanies["users"];
let admin: TestBrowser;
let visitor: TestBrowser;
let params: { company: string; job_number: number };
let id: number;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  ({ users } = companies);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  visitor = testBrowser(app, "198.51.100.21");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const job = await recruiter.call(createJob, { body: { ...vacancy(users), questions: [] } });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  params = { company: "northgate-group", job_number: job.job_number };
  id = job.id;
});

let sent = 0;
const answered = async (...genders: ("Woman" | "Man" | "Non-binary")[]) => {
  for (const gender of genders)
    await visitor.call(apply, {
      params,
      body: {
        app_uuid: crypto.randomUUID(),
        first_name: "Nia",
        last_name: "Rowe",
        email: `nia.${(sent += 1)}@mail.example`,
        contact_mobile_number: null,
        city: "",
        postcode: "",
        cv: null,
        answers: [],
        consent: true,
        diversity: { gender },
      },
    });
};
const gender = async () => {
  const { records } = await admin.call(readDiversity, { params: { id } });
  const { answers, options } = records.find(({ field }) => field === "gender") ?? { options: [] };
  const shown = options.filter(({ count }) => count !== null);
  return { answers, ...Object.fromEntries(shown.map(({ answer, count }) => [answer, count])) };
};

test("Specification §2, diversity: answers are shown when there are five, and updated after five more", async () => {
  await answered("Woman", "Woman", "Woman", "Woman");
  expect(await gender()).toEqual({ answers: null });
  await answered("Woman", "Woman", "Woman", "Man", "Man", "Non-binary");
  expect(await gender()).toEqual({ answers: 10 });
  await answered("Man", "Man", "Man", "Woman");
  expect(await gender()).toEqual({ answers: 10 });
  await answered("Non-binary");
  expect(await gender()).toEqual({ answers: 15, Woman: 8 });
});

test("the voluntary questions are returned as a form asks them", async () => {
  const { records } = await admin.call(listStandardFields);
  expect(records.map(({ field }) => field)).toEqual(Object.keys(diversityFields));
  expect(records.find(({ field }) => field === "disability")?.options).toContain(preferNotToSay);
});

test("Specification §2, diversity: a user who interviews or invites an applicant for the job does not see the counts", async () => {
  const { records } = await admin.call(listApplications, { params: { id } });
  const { helen, ...of } = { helen: users.admin.id, company_id: users.admin.company_id };
  const add = (organiser_id: number) =>
    services.system
      .insertInto("interviews")
      .values({
        ...of,
        application_id: records[0]?.id ?? 0,
        title: "First interview",
        type: "VIDEO",
        room: "",
        video_link: "",
        start_date_time: new Date("2026-11-25T10:00:00Z"),
        end_date_time: new Date("2026-11-25T11:00:00Z"),
        time_zone: "Europe/London",
        questions: "",
        adjustments: "",
        organiser_id,
        created_date_time: services.clock(),
        reminder_date_time: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const remove = () => services.system.deleteFrom("interviews").execute();
  const refused = () =>
    expect(admin.call(readDiversity, { params: { id } })).rejects.toMatchObject({ status: 403 });
  await add(helen);
  await refused();
  await remove();
  const interview = await add(users.recruiter.id);
  await gender();
  await services.system
    .insertInto("interview_panel")
    .values({ ...of, interview_id: interview.id, user_id: helen })
    .execute();
  await refused();
  await remove();
});

test("a user who rated an applicant or transferred one to another job sees the counts of neither job", async () => {
  const begin = async (who: TestBrowser) => {
    const body = { ...vacancy(users), questions: [], scorecard: [] };
    const job = await who.call(createJob, { body });
    const jobs = [{ id: job.id, version: job.version }];
    await who.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
    return job;
  };
  const app = testApi(services);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const [rated, left, reached] = [
    await begin(recruiter),
    await begin(recruiter),
    await begin(recruiter),
  ];
  const applied = async ({ id: job_id }: typeof rated, number: number) => {
    const { northgate } = companies.ids;
    const candidate = await addCandidate(services.system, northgate, "Emma Hall", {
      candidate_number: number,
    });
    return addApplication(services.system, { ...companies.jobs.nurse, id: job_id }, candidate);
  };
  const seen = ({ id: job_id }: typeof rated) =>
    admin.call(readDiversity, { params: { id: job_id } });
  const starred = await applied(rated, 7001);
  const moved = await applied(left, 7002);
  for (const job of [rated, left, reached]) await seen(job);
  await admin.call(rateApplication, {
    params: { id: starred.id },
    version: 0,
    body: { rating: 4 },
  });
  await transferAsSeen(admin, { ids: [moved.id], job_id: reached.id });
  for (const job of [rated, left, reached])
    await expect(seen(job)).rejects.toMatchObject({ status: 403 });
});

test("a user who moved an application of the job does not see the counts", async () => {
  const { records } = await admin.call(listApplications, { params: { id } });
  await moveAsSeen(admin, { ids: [records[0]?.id ?? 0], status: "SHORTLIST" });
  await expect(admin.call(readDiversity, { params: { id } })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("not shown to you"),
  });
});
