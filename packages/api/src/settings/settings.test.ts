import { careersPath } from "@ats/core/careers/address";
import { defaultCheckSettings } from "@ats/core/checks/right-to-work";
import { choosableFields } from "@ats/core/anonymisation/fields";
import { noSeo } from "@ats/core/settings/seo";
import {
  listEnvironmentVersions,
  getGlobalSettings,
  saveGlobalSettings,
} from "@ats/core/settings/global-contract";
import { isAnnouncementShown, untilAnnouncementChanges } from "@ats/core/settings/announcement";
import {
  getCompanySettings,
  previewSetting,
  saveSeo,
  saveSpecificSetting,
} from "@ats/core/settings/company-contract";
import { getEnvironment } from "@ats/core/settings/contract";
import { listSettingChanges } from "@ats/core/settings/history-contract";
import { dismissAnnouncement, getUserSettings } from "@ats/core/users/contract";
import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { careersPages } from "../careers/careers-pages.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate, addUser } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let support: TestBrowser;
let recruiter: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  support = await signIn(app, "support@ats.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
  service = await signIn(app, "service@ats.example");
});
let agent: TestBrowser;
let service: TestBrowser;

const announce = async (who: TestBrowser, message: string, enabled = true) =>
  (
    await who.call(saveGlobalSettings, {
      body: { settings: { announcement: { enabled, message } } },
    })
  ).settings.announcement;
const announcementFor = async (who: TestBrowser) =>
  (await who.call(getGlobalSettings)).settings.announcement;
const settingsOf = async (who: TestBrowser, id: number) =>
  (await who.call(getUserSettings, { params: { id } })).users;

test("the operator's staff mark the environment by name and words, which everyone sees, and the announcement stays", async () => {
  const { uuid } = await announce(service, "Closed on Sunday");
  const environment = { name: "test" as const, text: "Rehearsal of <b>January</b>" };
  const { settings } = await service.call(saveGlobalSettings, {
    body: { settings: { environment } },
  });
  expect(settings).toMatchObject({
    announcement: { uuid },
    environment: { name: "test", text: "Rehearsal of January" },
  });
  expect((await recruiter.call(getGlobalSettings)).settings.environment).toBeUndefined();
  const { records } = await testBrowser(testApi(services)).call(getEnvironment);
  expect(records).toEqual(
    expect.arrayContaining([
      { key: "environment", val: "test" },
      { key: "environment_text", val: "Rehearsal of January" },
    ]),
  );
  await service.call(saveGlobalSettings, {
    body: { settings: { environment: { name: null, text: "" } } },
  });
});

describe("Specification §4, Announcement", () => {
  test("reaches every company, agencies too, until each user dismisses it", async () => {
    const { id } = companies.users.recruiter;
    const { uuid } = await announce(service, "Closed on <b>Sunday</b> &amp; Monday");
    for (const who of [recruiter, agent])
      expect(await announcementFor(who)).toMatchObject({
        is_current: true,
        uuid,
        message: "Closed on Sunday & Monday",
      });

    await recruiter.call(dismissAnnouncement, { body: { announcement_id: uuid } });
    const dismissed = (await settingsOf(recruiter, id)).global_settings_preferences;
    expect(dismissed).toEqual({ last_dismissed_announcement: uuid });
    const { last_dismissed_announcement } = (await settingsOf(agent, companies.users.agent.id))
      .global_settings_preferences;
    expect(last_dismissed_announcement).toBeNull();
    const now = await announcementFor(recruiter);
    expect(isAnnouncementShown(now, uuid)).toBe(false);
    expect(isAnnouncementShown(now, last_dismissed_announcement)).toBe(true);
  });

  test("is new once its message changes, and the same while it is only turned off and on", async () => {
    const first = await announce(support, "Closed on Sunday");
    await announce(support, "Closed on Sunday", false);
    expect((await announce(support, "Closed on Sunday")).uuid).toBe(first.uuid);
    expect((await announce(support, "Closed on Monday")).uuid).not.toBe(first.uuid);
  });

  test("is read by its writers alone before it is shown", async () => {
    await announce(support, "We were bought", false);
    expect(await announcementFor(service)).toMatchObject({ message: "We were bought" });
    expect(await announcementFor(recruiter)).toMatchObject({ enabled: false, message: "" });
  });

  test("is shown from its beginning to its end, and its editors alone read it before", async () => {
    const from = services.clock().getTime() + 60_000;
    const [from_date_time = "", until_date_time = ""] = [from, from + 60_000].map((time) =>
      new Date(time).toISOString(),
    );
    const draft = { enabled: true, message: "Closed at noon", from_date_time, until_date_time };
    const body = (announcement: typeof draft) => ({ body: { settings: { announcement } } });
    const { settings } = await service.call(saveGlobalSettings, body(draft));
    expect(settings.announcement).toMatchObject({ message: "Closed at noon", is_current: false });
    const early = await announcementFor(recruiter);
    expect(early).toMatchObject({ message: "", is_current: false });
    expect(untilAnnouncementChanges(early, services.clock())).toBe(60_000);
    services.clock.advance(60_000);
    const current = await announcementFor(recruiter);
    expect(current).toMatchObject({ message: "Closed at noon", is_current: true });
    services.clock.advance(60_000);
    const late = await announcementFor(recruiter);
    expect(late).toMatchObject({ message: "", is_current: false });
    expect(untilAnnouncementChanges(late, services.clock())).toBeUndefined();
    const backwards = {
      ...draft,
      from_date_time: until_date_time,
      until_date_time: from_date_time,
    };
    await expect(service.call(saveGlobalSettings, body(backwards))).rejects.toThrow(
      "Choose an end that is after the start.",
    );
  });

  test("says something when it is shown", async () => {
    await expect(announce(support, "<b> </b>")).rejects.toMatchObject({
      status: 400,
      message: "Enter the announcement before you show it.",
    });
  });

  test("is not written by who has the role's name in a customer's company", async () => {
    const { northgate } = companies.ids;
    const email = "support@northgate.example";
    await addUser(services.system, northgate, "Sam Poser", "Technical support user", email);
    await expect(announce(await signIn(testApi(services), email), "Hello")).rejects.toMatchObject({
      status: 403,
    });
  });

  test("Specification §6: only technical support and client service write it", async () => {
    const admin = await signIn(testApi(services), "admin@northgate.example");
    for (const who of [recruiter, admin, agent])
      await expect(announce(who, "Hello")).rejects.toMatchObject({ status: 403 });
  });
});

describe("Specification §3, tech_user_note", () => {
  const save = (who: TestBrowser, value: unknown) =>
    who.call(saveSpecificSetting, {
      body: { field: "ats_settings", property: "tech_user_note", value: JSON.stringify(value) },
    });
  const noteOf = async (who: TestBrowser, id: number) =>
    (await settingsOf(who, id)).ats_settings.tech_user_note;

  test("is kept with who wrote it and when, whatever the call says of that", async () => {
    await save(support, {
      user_name: "Somebody else",
      user_email: "else@ats.example",
      updated_date_time: "01-01-2001 00:00",
      user_note: "<p>Rang <strong>Helen</strong></p>",
    });
    expect(await noteOf(support, companies.users.support.id)).toEqual({
      user_name: "Owen Pritchard",
      user_email: "support@ats.example",
      updated_date_time: "20-11-2026 09:00",
      user_note: "<p>Rang <strong>Helen</strong></p>",
    });
  });

  test("is cleaned before it is kept", async () => {
    await save(support, { user_note: `<p onclick="a()">Hi<script>a()</script></p>` });
    expect(await noteOf(support, companies.users.support.id)).toMatchObject({
      user_note: "<p>Hi</p>",
    });
  });

  test("leaves the company's other settings as they are", async () => {
    const { tech_user_note: _, ...before } = (await settingsOf(support, companies.users.support.id))
      .ats_settings;
    await save(support, { user_note: "<p>Hi</p>" });
    const { tech_user_note: note, ...after } = (
      await settingsOf(support, companies.users.support.id)
    ).ats_settings;
    expect(note).toBeDefined();
    expect(after).toEqual(before);
  });

  test("Specification §6: never leaves to who is not technical support", async () => {
    await save(support, { user_note: "<p>Late with payments</p>" });
    const users = await settingsOf(service, companies.users.service.id);
    expect(JSON.stringify(users)).not.toContain("Late with payments");
    await expect(save(service, { user_note: "Hi" })).rejects.toMatchObject({
      status: 403,
      message: "Your role has no right to internal notes. Ask your administrator for it.",
    });
  });

  test.each([
    ["field", { field: "system_flags", property: "approval_process", value: "true" }],
    ["property", { field: "ats_settings", property: "disabled", value: "false" }],
    ["property of an object", { field: "ats_settings", property: "constructor", value: "{}" }],
    ["value", { field: "ats_settings", property: "tech_user_note", value: "{" }],
    ["shape", { field: "ats_settings", property: "tech_user_note", value: "{}" }],
  ])("Specification §7: the call refuses an unknown %s", async (_, body) => {
    const response = await support.send("/api/companies/settings/specific", {
      method: "PUT",
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await settingsOf(support, companies.users.support.id)).toMatchObject({
      ats_settings: { disabled: false },
    });
  });
});

describe("Specification §3, anonymisation and highlights of a company", () => {
  let admin: TestBrowser;
  beforeEach(async () => {
    admin = await signIn(testApi(services), "admin@northgate.example");
  });
  const save = (who: TestBrowser, property: string, value: unknown, before?: unknown) =>
    who.call(saveSpecificSetting, {
      body: {
        field: "ats_settings",
        property: property as "applicant_highlighting_settings",
        value: JSON.stringify(value),
        ...(before !== undefined && { before: JSON.stringify(before) }),
      },
    });
  const saved = async () =>
    (await settingsOf(recruiter, companies.users.recruiter.id)).ats_settings;
  const referral = {
    map_to: "source",
    option_ids_list: [{ id: "1", label: "Employee referral" }],
    icon: "star",
    highlight_name: "Referral",
    user_types: ["Recruiter user"],
  } as const;

  test("are saved by who administers the company, and read by everybody of it", async () => {
    const anonymising = {
      is_enabled: true,
      is_legacy: false,
      is_auto_enabled_for_new_jobs: true,
    };
    await save(admin, "anonymize_appl_data_settings", anonymising);
    await save(admin, "applicant_highlighting_enabled", true);
    await save(admin, "applicant_highlighting_settings", [referral]);
    expect(await saved()).toMatchObject({
      anonymize_appl_data_settings: anonymising,
      applicant_highlighting_enabled: true,
      applicant_highlighting_settings: [referral],
    });
  });

  test("say which fields a choice shows or hides, with what repeats them, before it is saved", async () => {
    const effectsOf = async (hidden_fields: string[]) => {
      const value = JSON.stringify({
        is_enabled: true,
        is_legacy: false,
        is_auto_enabled_for_new_jobs: false,
        hidden_fields,
      });
      const property = "anonymize_appl_data_settings" as const;
      const body = { field: "ats_settings", property, value } as const;
      return (await admin.call(previewSetting, { body })).effects;
    };
    const every = [...choosableFields];
    expect(await effectsOf(every)).toEqual([]);
    expect(await effectsOf(every.filter((field) => field !== "email"))).toEqual([
      expect.stringMatching(/will see email of \d open applications on anonymised jobs\.$/),
    ]);
    expect(await effectsOf(["last_name"])).toEqual([expect.not.stringMatching(/CV|last name/)]);
    expect(await effectsOf(["source"])).toEqual([expect.stringMatching(/and CV and files of/)]);
  });

  test("are nothing that a recruiter changes", async () => {
    await expect(save(recruiter, "applicant_highlighting_enabled", true)).rejects.toMatchObject({
      status: 403,
    });
  });

  test("that somebody else saved meanwhile are not overwritten unseen", async () => {
    const property = "applicant_highlighting_settings";
    await save(admin, property, [referral], []);
    const another = { ...referral, highlight_name: "Knows us" };
    await expect(save(admin, property, [another], [])).rejects.toMatchObject({ status: 412 });
    await save(admin, property, [referral, another], [referral]);
    const { applicant_highlighting_settings } = await saved();
    expect(applicant_highlighting_settings).toEqual([referral, another]);
  });

  test.each([
    ["Name the highlight.", [{ ...referral, highlight_name: " " }]],
    ["Add at least one value.", [{ ...referral, option_ids_list: [] }]],
    ["Choose who sees the highlight.", [{ ...referral, user_types: [] }]],
    ["Another highlight has this name.", [referral, { ...referral, highlight_name: "referral" }]],
  ])("are refused with what to do: %s", async (message, settings) => {
    await expect(save(admin, "applicant_highlighting_settings", settings)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });
});

describe("A company's settings, from one registry", () => {
  let admin: TestBrowser;
  beforeEach(async () => {
    admin = await signIn(testApi(services), "admin@northgate.example");
  });
  const settingsNow = async () =>
    (await admin.call(getCompanySettings, { params: { id: companies.ids.northgate } })).settings;
  const save = (value: object, before?: unknown) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "company_details",
        value: JSON.stringify(value),
        ...(before !== undefined && { before: JSON.stringify(before) }),
      },
    });

  test("each has its first value until it is saved, wherever it is stored", async () => {
    const before = await settingsNow();
    expect(before).toMatchObject({
      company_details: { town: "", country: "GB", language: "en" },
      interview_settings: { time_zone: "Europe/London" },
      retention_settings: { is_on: true, months: 12 },
      iframeSettings: { isIframe: false, iframeUrl: null },
    });
    expect(before).not.toHaveProperty("tech_user_note");
    await save({ town: "Leeds" }, before.company_details);
    await admin.call(saveSpecificSetting, {
      body: {
        field: "retention_settings",
        property: "retention_settings",
        value: JSON.stringify({ is_on: true, months: 24 }),
      },
    });
    expect(await settingsNow()).toMatchObject({
      company_details: { town: "Leeds", country: "GB" },
      retention_settings: { is_on: true, months: 24 },
    });
    await expect(save({ town: "York" }, before.company_details)).rejects.toMatchObject({
      status: 412,
    });
  });

  test("are nothing of another company, and nothing that a recruiter reads", async () => {
    const of = (who: TestBrowser, id: number) => who.call(getCompanySettings, { params: { id } });
    await expect(of(admin, companies.ids.riverside)).rejects.toMatchObject({ status: 404 });
    await expect(of(recruiter, companies.ids.northgate)).rejects.toMatchObject({ status: 403 });
  });
});

test("weeks begin with the usual day of the company's country, or with the one it chose; a change is undone", async () => {
  const admin = await signIn(testApi(services), "admin@northgate.example");
  const { id } = companies.users.recruiter;
  const firstDay = async () =>
    (await recruiter.call(getUserSettings, { params: { id } })).users.ats_settings
      .first_day_of_week;
  const save = (value: object) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "company_settings",
        property: "company_details",
        value: JSON.stringify(value),
      },
    });
  expect(await firstDay()).toBe(1);
  await save({ country: "US" });
  expect(await firstDay()).toBe(0);
  await save({ country: "US", first_day_of_week: "saturday" });
  expect(await firstDay()).toBe(6);
  const [latest] = (await admin.call(listSettingChanges, { query: {} })).records;
  expect(latest).toMatchObject({
    changes: [{ field: "first_day_of_week", before: "country", after: "saturday" }],
  });
  await save(latest?.undo?.value as object);
  expect(await firstDay()).toBe(0);
  await expect(save({ first_day_of_week: "noon" })).rejects.toThrow("Choose a day.");
});

test("search engines and shared links show the vacancies as the company writes", async () => {
  const admin = await signIn(testApi(services), "admin@northgate.example");
  const seo = {
    title: "Work in care in Leeds",
    description: "Join 900 colleagues.",
    share_picture: "https://northgate.example/team.jpg",
  };
  await admin.call(saveSeo, { body: { ...seo, before: noSeo } });
  await admin.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "company_details",
      value: JSON.stringify({ language: "cy" }),
    },
  });
  const pages = new Hono().route("/careers", careersPages(services));
  const text = await (await pages.request(careersPath("northgate-group"))).text();
  expect(text).toContain(`<title>${seo.title}</title>`);
  expect(text).toContain(`<meta name="description" content="${seo.description}">`);
  expect(text).toContain(`<meta property="og:image" content="${seo.share_picture}">`);
  expect(text).toContain('<html lang="cy');
  await expect(admin.call(saveSeo, { body: { ...noSeo, before: noSeo } })).rejects.toMatchObject({
    status: 412,
  });
});

describe("The history of settings", () => {
  let admin: TestBrowser;
  beforeEach(async () => {
    admin = await signIn(testApi(services), "admin@northgate.example");
  });
  const keep = (months: number, before?: unknown) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "retention_settings",
        property: "retention_settings",
        value: JSON.stringify({ is_on: true, months }),
        ...(before !== undefined && { before: JSON.stringify(before) }),
      },
    });
  const history = async () => (await admin.call(listSettingChanges, { query: {} })).records;

  test("says who changed a setting from what to what, and undoes one change by another", async () => {
    await keep(24);
    await keep(36);
    const [latest, first] = await history();
    expect(latest).toMatchObject({
      key: "retention_settings",
      actor_name: "Helen Whitworth",
      changes: [{ field: "months", before: 24, after: 36 }],
      undo: { before: { months: 36 }, value: { is_on: true, months: 24 } },
      undo_problem: null,
    });
    expect(first).toMatchObject({
      undo: null,
      undo_problem: "It was changed again since. Undo the later change first.",
    });
    await keep(24, latest?.undo?.before);
    await expect(keep(24, latest?.undo?.before)).rejects.toMatchObject({ status: 412 });
    const [undone] = await history();
    expect(undone).toMatchObject({ changes: [{ field: "months", before: 36, after: 24 }] });
  });

  test("shows nobody technical support's note", async () => {
    await support.call(saveSpecificSetting, {
      body: {
        field: "ats_settings",
        property: "tech_user_note",
        value: JSON.stringify({ user_note: "<p>Late</p>" }),
      },
    });
    const { records } = await support.call(listSettingChanges, { query: {} });
    expect(records).toEqual([]);
  });

  test("a change of others' work is counted before it is saved", async () => {
    const effectsOf = async (property: "retention_settings", value: object) =>
      (
        await admin.call(previewSetting, {
          body: { field: property, property, value: JSON.stringify(value) },
        })
      ).effects;
    expect(await effectsOf("retention_settings", { is_on: true, months: 12 })).toEqual([]);
    await addCandidate(services.system, companies.ids.northgate, "Grace Hill", {
      candidate_number: 7001,
      created_date_time: "2024-01-01T00:00:00Z",
    });
    await keep(36);
    expect(await effectsOf("retention_settings", { is_on: true, months: 12 })).toEqual([
      "1 more candidate will be flagged for erasure.",
    ]);
  });

  test("a shorter notice of follow-ups says how many people leave the list before it is saved", async () => {
    const day = 24 * 60 * 60_000;
    await services.system
      .insertInto("right_to_work")
      .values({
        company_id: companies.ids.northgate,
        application_id: companies.applications.annAsNurse.id,
        due_date: new Date(services.clock().getTime() + 40 * day).toISOString().slice(0, 10),
      })
      .execute();
    const { effects } = await admin.call(previewSetting, {
      body: {
        field: "check_settings",
        property: "check_settings",
        value: JSON.stringify({ ...defaultCheckSettings, due_days: 14, unhired_days: 1 }),
      },
    });
    expect(effects).toContain("1 person fewer will be listed as due for a follow-up.");
  });
});

test("the environment's banner keeps each value with who set it, and takes an earlier one back", async () => {
  const mark = (name: "demo" | "test" | null, text: string) =>
    support.call(saveGlobalSettings, { body: { settings: { environment: { name, text } } } });
  await mark("test", "Break it");
  await mark("demo", "Break it");
  const versions = async () => (await support.call(listEnvironmentVersions)).records;
  const [now, earlier] = await versions();
  expect(now).toMatchObject({ name: "demo", text: "Break it", is_current: true });
  expect(earlier).toMatchObject({ name: "test", text: "Break it", is_current: false });
  expect(earlier?.actor_name).not.toBe("");
  await mark("test", "Break it");
  expect((await versions()).map(({ name }) => name)).toEqual(["test", "demo", "test"]);
  await expect(recruiter.call(listEnvironmentVersions)).rejects.toMatchObject({ status: 403 });
});
