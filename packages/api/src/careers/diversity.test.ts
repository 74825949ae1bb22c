import { listApplications, updateApplicationStatus } from "@ats/core/applications/contract";
import { readDiversity } from "@ats/core/careers/diversity-contract";
import { apply } from "@ats/core/careers/contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";

let admin: TestBrowser;
let visitor: TestBrowser;
let params: { company: string; job_number: number };
let id: number;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  const { users } = await testCompanies(services.system);
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

test("how applicants answered is shown from five on, and changes by five answers at a time", async () => {
  await answered("Woman", "Woman", "Woman", "Woman");
  expect(await gender()).toEqual({ answers: null });
  await answered("Woman", "Woman", "Woman", "Man", "Man", "Non-binary");
  expect(await gender()).toEqual({ answers: 10 });
  await answered("Man", "Man", "Man", "Woman");
  expect(await gender()).toEqual({ answers: 10 });
  await answered("Non-binary");
  expect(await gender()).toEqual({ answers: 15, Woman: 8 });
});

test("who decides on applications for the job is not shown the counts, by team or by deed", async () => {
  const { records } = await admin.call(listApplications, { params: { id } });
  await admin.call(updateApplicationStatus, {
    body: { ids: [records[0]?.id ?? 0], status: "SHORTLIST" },
  });
  await expect(admin.call(readDiversity, { params: { id } })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("not shown to who decides"),
  });
});
