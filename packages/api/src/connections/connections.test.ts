import {
  getGoogleMeet,
  listConnections,
  openMeeting,
  removeGoogleMeet,
  saveGoogleMeet,
} from "@ats/core/connections/contract";
import { getInterviewOptions } from "@ats/core/interviews/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestApi, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testKeyFile, testMeetings } from "../testing/meetings.ts";

let services: ReturnType<typeof testServices>;
let app: TestApi;
let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  services.meetings = testMeetings("manager@northgate.example");
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
});

const connect = (organiser: string, key_file = testKeyFile) =>
  admin.call(saveGoogleMeet, { body: { key_file, organiser } });

test("Specification §8: an organiser who is no user of the company is refused", async () => {
  await expect(connect("admin@riverside.example")).rejects.toThrow(/^User not found$/);
});

test("Specification §8: an organiser whom Google does not know is refused", async () => {
  await expect(connect("manager@northgate.example")).rejects.toThrow(
    /^Error while fetching user details$/,
  );
});

test("Specification §8: a key that Google does not accept is not stored", async () => {
  services.meetings = { ...testMeetings(), verify: () => Promise.reject(new Error("Down")) };
  await expect(connect("admin@northgate.example")).rejects.toThrow(
    /^Error while saving Google Meet credentials$/,
  );
  expect((await admin.call(getGoogleMeet)).connection?.connected_by).toBe("Testing");
});

test("a file that is no key of a service account is refused with a way out", async () => {
  for (const file of ["{", "[]", "{}", testKeyFile.replace("BEGIN PRIVATE", "BEGIN PUBLIC")])
    await expect(connect("admin@northgate.example", file)).rejects.toThrow(
      "Choose the JSON file that Google Cloud made.",
    );
});

test("a connected Google Meet makes links for interviews until it is disconnected", async () => {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const offers = async () => (await recruiter.call(getInterviewOptions)).google_meet;
  await connect("Recruiter@Northgate.example");
  expect(await offers()).toBe(true);
  expect(await recruiter.call(openMeeting)).toEqual({
    video_link: "https://meet.google.com/abc-defg-hij",
  });

  await admin.call(removeGoogleMeet);
  expect(await offers()).toBe(false);
  await expect(recruiter.call(openMeeting)).rejects.toMatchObject({ status: 409 });
});

test("the key leaves the server neither in an answer nor in the audit log", async () => {
  const saved = await connect("admin@northgate.example");
  const events = await services.system.selectFrom("audit_events").selectAll().execute();
  expect(events.map(({ type }) => type)).toContain("google_meet_connected");
  for (const shown of [saved, await admin.call(getGoogleMeet), events])
    expect(JSON.stringify(shown)).not.toContain("PRIVATE KEY");
});

test("connections name what is set up, by whom, and when it was last used", async () => {
  await connect("admin@northgate.example");
  const { records } = await admin.call(listConnections);
  const called = (id: string) => records.find((connection) => connection.id === id);
  expect(called("googleMeet")).toMatchObject({
    is_on: true,
    name: "admin@northgate.example",
    set_up_by: "Helen Whitworth",
    section: "googleMeet",
  });
  expect(called("mailServer")).toMatchObject({ is_on: false });
  expect(called(`token-${companies.apiTokens.northgate.id}`)).toMatchObject({
    kind: "provisioning",
    last_used_date_time: null,
  });
});
