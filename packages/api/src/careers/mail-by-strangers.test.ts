import { apply, saveApplication } from "@ats/core/careers/contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { beforeAll, expect, test } from "vitest";
import { publicWrites } from "../kernel/public-write-limits.ts";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

const most = publicWrites.perAddress.mail;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: TestApi;
let params: { company: string; job_number: number };
let question_id: string;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const asked = vacancy(companies.users);
  const job = await recruiter.call(createJob, { body: asked });
  const jobs = [{ id: job.id, version: job.version }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  params = { company: "northgate-group", job_number: job.job_number };
  question_id = asked.questions[0]?.id ?? "";
});

const form = (email: string, first_name = "Grace") => ({
  app_uuid: crypto.randomUUID(),
  first_name,
  last_name: "Lister",
  email,
  contact_mobile_number: null,
  city: "Leeds",
  postcode: "",
  cv: null,
  answers: [{ question_id, answer: ["Yes"] }],
  consent: true as const,
});
let strangers = 0;
/** A visitor from a network of their own. */
const stranger = () => testBrowser(app, `10.0.0.${strangers++}`);
const save = (email: string, first_name?: string) =>
  stranger().call(saveApplication, { params, body: form(email, first_name) });
const mailsTo = async (address: string) =>
  (
    await services.system
      .selectFrom("outgoing_mail")
      .select("id")
      .where("to_address", "=", address)
      .execute()
  ).length;

test("Quality S8: strangers of whatever addresses have a person sent twenty mails an hour, known to the company or not", async () => {
  const known = "known@mail.example";
  await addCandidate(services.system, companies.ids.northgate, "Grace Lister", {
    candidate_number: 9_001,
    email: known,
  });
  const answers = async (email: string) => {
    const all: unknown[] = [];
    for (let i = 0; i <= most; i++)
      all.push(
        await save(email).then(
          () => 200,
          ({ status, message }) => [status, message],
        ),
      );
    return all;
  };
  const refused = [
    429,
    "Too many emails were sent to this address. Look for an earlier one, or wait an hour and try again.",
  ];
  const unknown = "unknown@mail.example";
  for (const email of [known, unknown]) {
    expect(await answers(email)).toEqual([...Array(most).fill(200), refused]);
    expect(await mailsTo(email)).toBe(most);
  }
});

test("Quality S8: who has been sent too many mails can still apply, and gets no further one", async () => {
  const email = "known@mail.example";
  const before = await mailsTo(email);
  const body = { ...form(email), diversity: {} };
  await expect(stranger().call(apply, { params, body })).resolves.toEqual({
    app_uuid: body.app_uuid,
  });
  expect(await mailsTo(email)).toBe(before);
  services.clock.advance(61 * 60_000);
  await expect(save("unknown@mail.example")).resolves.toBeDefined();
});

test("Quality S8: a form whose name has a link is refused, and mails nobody", async () => {
  const email = "victim@mail.example";
  await expect(save(email, "Win at evil.com")).rejects.toMatchObject({
    status: 400,
    message: "Leave web and email addresses out of the name, and put a space after a full stop.",
  });
  expect(await mailsTo(email)).toBe(0);
});
