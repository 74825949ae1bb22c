import type { AgencySettings } from "@ats/core/agencies/agency-settings";
import * as contract from "@ats/core/agency-portal/interviews-contract";
import { listSubmissions } from "@ats/core/agency-portal/submission-contract";
import { listActivity } from "@ats/core/applications/contract";
import {
  listApplicationInterviews,
  scheduleInterview,
  updateInterview,
  updateInterviewStatus,
} from "@ats/core/interviews/contract";
import type { CandidateAnswer } from "@ats/core/interviews/interview";
import { listNotifications } from "@ats/core/notifications/contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { beforeEach, expect, test } from "vitest";
import { mailAgencies } from "../agency-portal/mail-agencies.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let agent: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.system.deleteFrom("outgoing_mail").execute();
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
});

const of = () => ({ client_id: companies.ids.northgate, id: companies.endingSubmission.id });
const application = () => ({ id: companies.applications.annAsCarer.id });
const start_date_time = "2027-01-19T10:00:00Z";

const read = (by = agent) => by.call(contract.listSubmissionInterviews, { params: of() });
const answer = (given: CandidateAnswer, text = "", more: object = {}, by = agent) =>
  by.call(contract.answerInterview, {
    params: { ...of(), interview_id: companies.ofSubmission.interview, ...more },
    body: { answer: given, text, start_date_time },
  });
const book = (time = "2026-12-01T10:00:00Z", by = agent) =>
  by.call(contract.bookSubmissionInterview, {
    params: { ...of(), invitation_id: companies.ofSubmission.invitation },
    body: { start_date_time: time },
  });
const declineTimes = (by = agent) =>
  by.call(contract.declineOfferedTimes, {
    params: { ...of(), invitation_id: companies.ofSubmission.other },
    body: { text: "Only after six." },
  });
const history = async () =>
  (await recruiter.call(listActivity, { params: application(), query: {} })).records;
const waiting = async () => {
  const { records } = await agent.call(listSubmissions, {
    params: { client_id: companies.ids.northgate },
    query: { filter: "all" },
  });
  return records.find(({ id }) => id === companies.endingSubmission.id)?.interviews_waiting;
};
const mailsTo = async (email: string) =>
  (
    await services.system
      .selectFrom("outgoing_mail")
      .select("text")
      .where("to_address", "=", email)
      .execute()
  ).map(({ text }) => text);

const set = async (settings: Partial<AgencySettings>) => {
  const admin = await signIn(app, "admin@northgate.example");
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "agency_settings",
      value: JSON.stringify({ shown_progress: "milestones", ...settings }),
    },
  });
};

test("an agency sees the interviews of its candidate as the candidate's invitation tells them", async () => {
  expect(await read()).toMatchObject({
    interviews: [
      {
        title: "Day on the ward",
        room: "Ward 3",
        time_zone: "Europe/London",
        panel: ["Priya Raman"],
        candidate_answer: null,
        can_answer: true,
      },
    ],
    invitations: [{ title: "Second interview", minutes: 60 }, {}],
  });
  expect(JSON.stringify(await read())).not.toMatch(
    /why they left|chair with arms|questions|adjustments|organiser|application_id|"uid"|Staff Nurse|Oluwaseun/,
  );
  expect(await waiting()).toBe(3);
});

test("an answer is on the record as the agency's for the candidate, and reaches the organiser", async () => {
  await answer("CONFIRMED");
  expect((await history())[0]).toMatchObject({
    type: "interview_confirmed",
    actor: null,
    agency: "Brightstaff",
    value_after: "Tue, 19 Jan 2027, 10:00 to 11:00 (Europe/London)",
  });
  expect(
    (await recruiter.call(listApplicationInterviews, { params: application() })).records,
  ).toMatchObject([{ candidate_answer: "CONFIRMED" }]);
  const { records } = await recruiter.call(listNotifications, {
    params: { channelId: companies.users.recruiter.id },
    query: {},
  });
  expect(records[0]?.message.text).toBe(
    "Brightstaff, for Ann Bell, has confirmed the interview for job 1002",
  );
  expect(await mailsTo("recruiter@northgate.example")).toEqual([]);
  expect(await waiting()).toBe(2);
});

test("to decline or to ask for another time needs words, which the organiser is told of", async () => {
  await expect(answer("DECLINED")).rejects.toThrow("Say why the candidate declines.");
  await expect(answer("ANOTHER_TIME")).rejects.toThrow("Say when the candidate is free");
  await answer("ANOTHER_TIME", "Only after six.");
  await answer("DECLINED", "Ann took another job.");
  expect((await history()).slice(0, 2)).toMatchObject([
    { type: "interview_declined", reason: "Ann took another job.", agency: "Brightstaff" },
    { type: "times_declined", reason: "Only after six.", agency: "Brightstaff" },
  ]);
  const mails = (await mailsTo("recruiter@northgate.example")).join();
  expect(mails).toContain("Written for the candidate by: Brightstaff");
  expect(mails).not.toMatch(/Ann|after six/);
});

test("the hiring side reads an anonymised candidate's answer without the words", async () => {
  await answer("DECLINED", "Ann took another job.");
  await services.system
    .updateTable("job_members")
    .set({ job_id: companies.jobs.carer.id })
    .where("user_id", "=", companies.users.manager.id)
    .execute();
  const manager = await signIn(app, "manager@northgate.example");
  const { records } = await manager.call(listActivity, { params: application(), query: {} });
  expect(records[0]).toMatchObject({ type: "interview_declined", reason: null });
  expect(JSON.stringify(records)).not.toContain("Ann took");
});

test("an agency books one of the free times for its candidate, who is emailed", async () => {
  await expect(book("2026-12-01T03:00:00Z")).rejects.toThrow("That time has just been taken.");
  await book();
  const { interviews, invitations } = await read();
  expect(interviews[0]).toMatchObject({
    start_date_time: "2026-12-01T10:00:00.000Z",
    candidate_answer: "CONFIRMED",
  });
  expect(invitations).toHaveLength(1);
  expect((await history())[0]).toMatchObject({
    type: "interview_scheduled",
    agency: "Brightstaff",
  });
  await expect(book()).rejects.toThrow("This invitation does not exist, or you may not see it.");
});

test("an agency says that no offered time suits", async () => {
  await declineTimes();
  expect((await history())[0]).toMatchObject({ type: "times_declined", value_after: null });
  expect((await read()).invitations).toHaveLength(2);
});

test("an answer to a time that has changed meanwhile is refused, and a new time waits again", async () => {
  await answer("CONFIRMED");
  const { interview } = companies.ofSubmission;
  const { input } = interviewOf(companies.users, 12);
  const { adjustments: _, ...change } = input;
  await recruiter.call(updateInterview, {
    params: { id: interview },
    version: 1,
    body: { ...change, panel: [companies.users.admin.id], reason: "The ward is full." },
  });
  await expect(answer("CONFIRMED")).rejects.toThrow("The time of this interview has changed.");
  const { interviews } = await read();
  expect(interviews).toMatchObject([{ candidate_answer: null, can_answer: true }]);
  expect(JSON.stringify(interviews)).not.toContain("ward is full");
});

test("an interview that has begun, or of a candidate out of process, is not answered", async () => {
  await services.system
    .updateTable("applications")
    .set({ status: "REJECTED" })
    .where("id", "=", application().id)
    .execute();
  expect((await read()).interviews).toMatchObject([{ can_answer: false }]);
  await expect(answer("CONFIRMED")).rejects.toThrow("can no longer be answered here");
});

test("another agency, an unlinked one and guessed ids find nothing", async () => {
  const gone = "This candidate does not exist, or you may not see it.";
  const other = await signIn(app, "agent@carewise.example");
  await expect(read(other)).rejects.toThrow(gone);
  await expect(answer("CONFIRMED", "", {}, other)).rejects.toThrow(gone);
  await expect(book(undefined, other)).rejects.toThrow(gone);
  await expect(declineTimes(other)).rejects.toThrow(gone);
  const unlinked = await signIn(app, "agent@quickhire.example");
  await expect(read(unlinked)).rejects.toThrow("This client does not exist");
  await expect(book(undefined, unlinked)).rejects.toThrow("This client does not exist");
  const { id } = companies.submission;
  await expect(answer("CONFIRMED", "", { id })).rejects.toThrow(
    "This interview does not exist, or you may not see it.",
  );
  await expect(answer("CONFIRMED", "", { interview_id: companies.interview.id })).rejects.toThrow(
    "This interview does not exist, or you may not see it.",
  );
  await expect(
    agent.call(contract.bookSubmissionInterview, {
      params: { ...of(), invitation_id: companies.invitations.open.id },
      body: { start_date_time: "2026-11-24T09:00:00Z" },
    }),
  ).rejects.toThrow("This invitation does not exist, or you may not see it.");
});

test("a candidate who is no longer the agency's shows it no interview", async () => {
  await services.system
    .updateTable("agency_submissions")
    .set({ end_reason: "NO_RIGHT" })
    .where("id", "=", companies.endingSubmission.id)
    .execute();
  expect(await read()).toEqual({ interviews: [], invitations: [] });
  await expect(answer("CONFIRMED")).rejects.toThrow("This interview does not exist");
});

test("interviews of a job to which the candidate was transferred do not show", async () => {
  await services.system
    .updateTable("agency_submissions")
    .set({ job_id: companies.jobs.nurse.id })
    .where("id", "=", companies.endingSubmission.id)
    .execute();
  expect(await read()).toEqual({ interviews: [], invitations: [] });
});

test("where agencies see the outcome alone, only interviews that they can answer show", async () => {
  await set({ shown_progress: "outcome" });
  expect((await read()).interviews).toHaveLength(1);
  await services.system
    .updateTable("interviews")
    .set({ status: "CANCELLED" })
    .where("id", "=", companies.ofSubmission.interview)
    .execute();
  expect((await read()).interviews).toEqual([]);
});

test("where agencies do not answer interviews, they see them by the policy and answer none", async () => {
  await set({ answers_interviews: false });
  expect((await read()).interviews).toMatchObject([{ can_answer: false }]);
  expect(await waiting()).toBe(0);
  await expect(answer("CONFIRMED")).rejects.toThrow("can no longer be answered here");
  await set({ shown_progress: "outcome", answers_interviews: false });
  expect(await read()).toEqual({ interviews: [], invitations: [] });
  await expect(book()).rejects.toThrow("This invitation does not exist");
});

const schedule = () =>
  recruiter.call(scheduleInterview, {
    params: application(),
    body: interviewOf(companies.users).input,
  });

async function mailLater(): Promise<string[]> {
  services.clock.advance(2 * 60_000);
  await mailAgencies(services);
  return mailsTo("agent@brightstaff.example");
}

test("the agency is emailed that an interview waits, with a link to the candidate", async () => {
  await schedule();
  const [mail, ...more] = await mailLater();
  expect(mail).toContain("Ann Bell, Care Assistant: an interview waits for your answer.");
  expect(mail).toContain(
    `/agency/candidate/details/${companies.endingSubmission.id}?client=${companies.ids.northgate}`,
  );
  expect(mail).not.toMatch(/Second interview|meet\.example|nights/);
  expect(more).toEqual([]);
  await answer("CONFIRMED");
  expect(await mailLater()).toHaveLength(1);
});

test("an agency that answers interviews hears that one is cancelled, where it sees the outcome alone", async () => {
  await set({ shown_progress: "outcome" });
  await answer("CONFIRMED");
  await recruiter.call(updateInterviewStatus, {
    params: { id: companies.ofSubmission.interview },
    version: 1,
    body: { status: "CANCELLED", reason: "Sentinel reason" },
  });
  await services.system.deleteFrom("booking_invitations").execute();
  const [mail] = await mailLater();
  expect(mail).toContain("Ann Bell, Care Assistant: an interview has changed.");
  expect(mail).not.toContain("Sentinel");
});

test("where interviews do not show, their changes neither mail nor refresh the agency", async () => {
  await set({ shown_progress: "outcome", answers_interviews: false });
  const events: unknown[] = [];
  services.live.subscribe((event) => "changed_client_id" in event && events.push(event));
  await schedule();
  expect(await mailLater()).toEqual([]);
  expect(events).toEqual([]);
});
