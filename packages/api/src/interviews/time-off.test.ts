import { getBooking } from "@ats/core/interviews/booking-contract";
import {
  checkInterview,
  listInterviews,
  saveInterviewSettings,
  suggestInterview,
} from "@ats/core/interviews/contract";
import { shortGapText } from "@ats/core/interviews/conflicts";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import * as contract from "@ats/core/interviews/time-off-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let manager: TestBrowser;
let candidate: TestBrowser;
beforeEach(async () => {
  const db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  candidate = testBrowser(app);
});

const ofManager = () => ({ params: { id: companies.users.manager.id } });
const suggested = async () => {
  const params = { id: companies.applications.annAsNurse.id };
  const query = { panel: [companies.users.manager.id] };
  const { times } = await recruiter.call(suggestInterview, { params, query });
  return times.map((time) => time.slice(0, 16));
};
const offered = async () => {
  const { token } = companies.invitations.open;
  const { slots } = await candidate.call(getBooking, { body: { token } });
  return slots.map((time) => time.slice(0, 16));
};
const days = (times: readonly string[]) => new Set(times.map((time) => time.slice(0, 10)));

test("an interviewer's time off is offered neither to colleagues nor to candidates, and named when an interview is arranged in it", async () => {
  const body = { first_date: "2026-11-25", last_date: "2026-11-26" };
  const { id } = await manager.call(contract.addTimeOff, { ...ofManager(), body });
  for (const day of Object.values(body)) expect(days(await suggested())).not.toContain(day);
  expect([...days(await offered())]).toEqual(["2026-11-24"]);
  const check = () =>
    recruiter.call(checkInterview, {
      query: {
        ...interviewOf(companies.users).times,
        application_id: companies.applications.annAsNurse.id,
        panel: companies.users.manager.id,
      },
    });
  expect((await check()).absences).toEqual([
    { user_id: companies.users.manager.id, name: "Priya Raman", ...body },
  ]);
  await manager.call(contract.removeTimeOff, {
    params: { ...ofManager().params, time_off_id: id },
  });
  expect((await check()).absences).toEqual([]);
  expect(days(await offered())).toContain("2026-11-25");
});

test("users keep their own time off; an administrator keeps a colleague's, and others do not see it", async () => {
  const body = { first_date: "2026-12-01", last_date: "2026-12-01" };
  const added = await admin.call(contract.addTimeOff, { ...ofManager(), body });
  const own = await manager.call(contract.listTimeOff, ofManager());
  expect(own.records).toEqual([added]);
  const { timeOff, users } = companies;
  const ofRecruiter = { id: users.recruiter.id };
  await expect(recruiter.call(contract.listTimeOff, ofManager())).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    manager.call(contract.removeTimeOff, { params: { ...ofRecruiter, time_off_id: timeOff.id } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    admin.call(contract.addTimeOff, { ...ofManager(), body: { ...body, last_date: "2026-11-30" } }),
  ).rejects.toMatchObject({ status: 400 });
});

test("the calendar has a user's own time off, and the team's", async () => {
  const body = { first_date: "2026-11-25", last_date: "2026-11-27" };
  await manager.call(contract.addTimeOff, { ...ofManager(), body });
  const week = { from: "2026-11-23T00:00:00Z", to: "2026-11-30T00:00:00Z" };
  const namesIn = async (browser: TestBrowser, show: "mine" | "team", days = week) => {
    const { time_off } = await browser.call(listInterviews, { query: { ...days, show } });
    return time_off.map(({ name, ...days }) => ({ name, days: [days.first_date, days.last_date] }));
  };
  const managers = { name: "Priya Raman", days: Object.values(body) };
  expect(await namesIn(manager, "mine")).toEqual([managers]);
  expect(await namesIn(recruiter, "team")).toContainEqual(managers);
  expect(await namesIn(recruiter, "mine")).not.toContainEqual(managers);
  const before = { ...week, to: "2026-11-24T00:00:00Z" };
  expect(await namesIn(manager, "team", before)).not.toContainEqual(managers);
});

test("an interviewer has the company's minutes before and after each interview, and an interview arranged in them warns", async () => {
  const settings = { ...defaultInterviewSettings, buffer_before: 10, buffer_after: 20 };
  await admin.call(saveInterviewSettings, { version: 0, body: settings });
  // The hiring manager is in an interview from ten to eleven on the 24th.
  const times = await suggested();
  expect(times.filter((time) => /24T(0[89]|1[012])/.test(time))).toEqual([
    "2026-11-24T11:30",
    "2026-11-24T12:00",
    "2026-11-24T12:30",
  ]);
  expect(await offered()).not.toContain("2026-11-24T11:00");
  const gapsOf = async (from: string, to: string) => {
    const { conflicts, short_gaps } = await recruiter.call(checkInterview, {
      query: {
        start_date_time: `2026-11-24T${from}:00Z`,
        end_date_time: `2026-11-24T${to}:00Z`,
        time_zone: "Europe/London",
        application_id: companies.applications.annAsNurse.id,
        panel: companies.users.manager.id,
      },
    });
    return [conflicts.length, short_gaps.map((gap) => shortGapText(gap, "Europe/London"))];
  };
  const warning =
    "Priya Raman is in another interview on Tue, 24 Nov 2026, 10:00 to 11:00 (Europe/London), less than 30 minutes away.";
  expect(await gapsOf("11:00", "11:30")).toEqual([0, [warning]]);
  expect(await gapsOf("09:00", "09:45")).toEqual([0, [warning]]);
  expect(await gapsOf("11:30", "12:00")).toEqual([0, []]);
  expect(await gapsOf("10:30", "11:30")).toEqual([2, []]);
});
