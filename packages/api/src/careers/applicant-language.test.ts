import { getApplication, listApplications } from "@ats/core/applications/contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { apply, resumeApplication, saveApplication } from "@ats/core/careers/contract";
import { remindEnvelope, sendEnvelope, writeEnvelope } from "@ats/core/documents/contract";
import { signDocument } from "@ats/core/documents/signing-contract";
import { bookInterview, inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import {
  scheduleInterview,
  updateInterview,
  updateInterviewStatus,
} from "@ats/core/interviews/contract";
import { type Language, languageSchema } from "@ats/core/languages/language";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { applicantTexts } from "@ats/core/mail/applicant-texts";
import { beforeAll, expect, test } from "vitest";
import { remindOfInterviews } from "../interviews/reminders.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf, invitationOf } from "../testing/interview.ts";
import { vacancy } from "../testing/vacancy.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let visitor: TestBrowser;
let job: { id: number; title: string; job_number: number };
let params: { company: string; job_number: number };

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  visitor = testBrowser(app, "198.51.100.9");
  const body = { ...vacancy(companies.users), questions: [] };
  job = await recruiter.call(createJob, { body });
  const jobs = [{ id: job.id, version: 1 }];
  await recruiter.call(updateJobStatus, { body: { jobs, status: "ACTIVE" } });
  params = { company: "northgate-group", job_number: job.job_number };
});

const form = (email: string, language?: Language) =>
  formOfGrace({ email, city: "Leeds", ...(language && { language }) });

const mailsTo = (email: string) =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "text", "attachments"])
    .where("to_address", "=", email)
    .orderBy("id")
    .execute();
const linkIn = async (email: string) =>
  new URL(/https?:\S+/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[0] ?? "");
const tokenIn = async (email: string) => (await linkIn(email)).pathname.split("/")[2] as string;

async function applyAs(email: string, language?: Language) {
  await visitor.call(apply, { params, body: form(email, language) });
  const { records } = await recruiter.call(listApplications, { params: { id: job.id } });
  return records.find((each) => each.email === email)?.id as number;
}

async function invite(id: number) {
  const body = { ids: [id], invitation: invitationOf(companies.users) };
  await recruiter.call(inviteSeveralToBook, { body });
}

/** A mail that has not gone out would be replaced by the next about the same. */
const deliver = () =>
  services.system
    .updateTable("outgoing_mail")
    .set({ status: "sent" })
    .where("status", "=", "queued")
    .execute();

async function arrangeInterview(id: number) {
  const { input } = interviewOf(companies.users);
  const made = await recruiter.call(scheduleInterview, {
    params: { id },
    body: { ...input, invite: true },
  });
  const at = { params: { id: made.id } };
  await deliver();
  const { version } = await recruiter.call(updateInterview, {
    ...at,
    version: made.version,
    body: { ...input, video_link: "https://meet.example/other" },
  });
  await deliver();
  const body = { status: "CANCELLED" as const, reason: "The job is filled." };
  await recruiter.call(updateInterviewStatus, { ...at, version, body });
}

async function signOffer(id: number, email: string) {
  const body = { kind: "OFFER" as const, title: "Offer", text: "<p>37 hours</p>" };
  const { id: envelope } = await recruiter.call(writeEnvelope, { params: { id }, body });
  const at = { params: { id: envelope } };
  await recruiter.call(sendEnvelope, { ...at, version: 1, body: { days: 14 } });
  await recruiter.call(remindEnvelope, at);
  const signature = { type: "typed" as const, text: "Grace Lister" };
  const token = await tokenIn(email);
  await visitor.call(signDocument, { body: { token, signature, confirmed: true } });
}

const subjectsIn = (language: Language) => {
  const { applied, appliedBefore, interview, booking, signing } = applicantTexts[language];
  const { invited, moved, cancelled, booked, reminded } = interview.subjects;
  return [
    applied.subject(job.title),
    appliedBefore.subject(job.title),
    ...[invited, moved, cancelled].map((each) => `${each}: ${job.title}`),
    booking.subject(job.title),
    `${booked}: ${job.title}`,
    signing.subject("Offer"),
    signing.reminder("Offer"),
    signing.signed("Offer"),
    `${reminded}: ${job.title}`,
  ];
};

test("every mail to an applicant is in the language of their application, English by default", async () => {
  const people: Record<Language, string> = { en: "en@mail.example", cy: "cy@mail.example" };
  for (const [email, language, start_date_time] of [
    [people.en, undefined, "2026-11-26T10:00:00Z"],
    [people.cy, "cy", "2026-11-26T11:00:00Z"],
  ] as const) {
    const id = await applyAs(email, language);
    await visitor.call(apply, { params, body: form(email, language) });
    await arrangeInterview(id);
    await invite(id);
    expect((await linkIn(email)).searchParams.get("lang")).toBe(language ?? null);
    const token = await tokenIn(email);
    await visitor.call(bookInterview, { body: { token, start_date_time } });
    await signOffer(id, email);
    expect((await linkIn(email)).searchParams.get("lang")).toBe(language ?? null);
  }
  services.clock.advance(Date.parse("2026-11-25T11:30:00Z") - services.clock().getTime());
  await remindOfInterviews(services);
  for (const language of languageSchema.options) {
    const mails = await mailsTo(people[language]);
    expect(mails.map(({ subject }) => subject)).toEqual(subjectsIn(language));
    const greeting = applicantTexts[language].greeting("Grace");
    for (const { text } of mails) expect(text).toContain(greeting.replace(",", ""));
  }
  const texts = (await mailsTo(people.cy)).map(({ text }) => text);
  expect(texts.join("\n")).not.toMatch(/Hello|your |November|December/);
  expect(texts[2]).toContain(
    "Pryd: Mer, 25 Tach 2026, 10:00 tan 11:00 (Europe/London)\nSut: Galwad fideo\n",
  );
  expect(texts[7]).toContain("Mae’n gweithio tan 4 Rhagfyr 2026.");
});

test("a saved application goes on in its language", async () => {
  const email = "later@mail.example";
  await visitor.call(saveApplication, { params, body: form(email, "cy") });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(`Gorffennwch eich cais am swydd ${job.title}`);
  expect(mail?.text).toMatch(/ac mae’n gweithio tan \d+ (Tachwedd|Rhagfyr) 2026\./);
  const { searchParams } = await linkIn(email);
  expect(searchParams.get("lang")).toBe("cy");
  const body = { token: searchParams.get("resume") ?? "" };
  expect(await visitor.call(resumeApplication, { params, body })).toMatchObject({ language: "cy" });
});

test("an applicant changes the language of their mails where they book", async () => {
  const email = "changing@mail.example";
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const id = await applyAs(email, "cy");
  const { candidate_id } = await recruiter.call(getApplication, { params: { id } });
  const languageOf = async () =>
    (await recruiter.call(getCandidate, { params: { id: candidate_id } })).language;
  expect(await languageOf()).toBe("cy");
  await invite(id);
  await visitor.call(bookInterview, {
    body: {
      token: await tokenIn(email),
      start_date_time: "2026-11-27T10:00:00Z",
      language: "en",
    },
  });
  expect(await languageOf()).toBe("en");
  expect((await mailsTo(email)).at(-1)?.subject).toBe(`Your interview: ${job.title}`);
});
