import { listAuditEvents } from "@ats/core/audit/contract";
import { getRetention } from "@ats/core/candidates/retention-contract";
import { getClient } from "@ats/core/clients/contract";
import {
  copySettings,
  listClientDifferences,
  setClientSetting,
} from "@ats/core/clients/settings-contract";
import { previewSetting, saveSpecificSetting } from "@ats/core/settings/company-contract";
import {
  followParent,
  listInheritance,
  lockSetting,
  previewLock,
} from "@ats/core/settings/inheritance-contract";
import type { SettingKey } from "@ats/core/settings/registry";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate, addUser } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let parent: TestBrowser;
let client: TestBrowser;
let homes: number;
let lets: number;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  ({ homes, lets } = companies.ids);
  const app = testApi(services);
  await addUser(services.system, homes, "Nia Rees", "Recruiter admin user", "nia@homes.example");
  parent = await signIn(app, "admin@orchard.example");
  client = await signIn(app, "nia@homes.example");
  await services.system.deleteFrom("setting_locks").execute();
});

const key = "retention_settings";
const months = (count: number) => ({ is_on: true, months: count });
const keep = (who: TestBrowser, count: number) =>
  who.call(saveSpecificSetting, {
    body: { field: key, property: key, value: JSON.stringify(months(count)) },
  });
const monthsOf = async (who: TestBrowser) => (await who.call(getRetention, {})).months;
const standingOf = async (who: TestBrowser) =>
  (await who.call(listInheritance, {})).settings.find((each) => each.key === key);
const lock = (is_locked: boolean) =>
  parent.call(lockSetting, { params: { key }, body: { is_locked } });
const atClient = async () =>
  (await parent.call(getClient, { params: { id: homes } })).settings.find(
    (each) => each.key === key,
  );

test("a client follows its parent, has its own, is locked, and returns", async () => {
  await addCandidate(services.system, homes, "Ada Nott", {
    candidate_number: 1,
    flagged_date_time: "2026-11-01T00:00:00Z",
  });
  await keep(parent, 18);
  expect(await monthsOf(client)).toBe(18);
  expect(await standingOf(client)).toMatchObject({ standing: "inherited", own: null, lock: null });
  const { flagged_date_time } = await services.system
    .selectFrom("candidates")
    .where("company_id", "=", homes)
    .select("flagged_date_time")
    .executeTakeFirstOrThrow();
  expect(flagged_date_time).toBeNull();

  await keep(client, 24);
  await keep(parent, 12);
  expect(await monthsOf(client)).toBe(24);
  expect(await standingOf(client)).toMatchObject({
    standing: "overridden",
    own: { name: "Nia Rees", acting_for: null },
  });
  expect(await standingOf(parent)).toMatchObject({ standing: null, overriding: ["Orchard Homes"] });

  const { effects } = await parent.call(previewLock, {
    params: { key },
    body: { is_locked: true },
  });
  expect(effects).toContain("This also changes Orchard Homes.");
  await lock(true);
  expect(await monthsOf(client)).toBe(12);
  expect(await standingOf(client)).toMatchObject({
    standing: "locked",
    lock: { name: "Olive Grant" },
  });
  await expect(keep(client, 36)).rejects.toMatchObject({
    status: 409,
    message: "Your parent company has locked this setting. Ask them to change or unlock it.",
  });

  await lock(false);
  expect(await monthsOf(client)).toBe(24);
  await client.call(followParent, { params: { id: homes, key } });
  expect(await monthsOf(client)).toBe(12);
  expect(await standingOf(client)).toMatchObject({ standing: "inherited", own: null });
});

test("each change in a client names its author and the parent company they act for", async () => {
  await keep(parent, 18);
  await lock(true);
  const { records } = await client.call(listAuditEvents, { query: {} });
  const author = {
    actor_name: "Olive Grant",
    acting_for: "Orchard Group",
    session_kind: "master",
  };
  expect(records.slice(0, 2)).toMatchObject([
    { type: "setting_locked", ...author },
    { type: "retention_changed", ...author, changes: [{ field: "months", before: 12, after: 18 }] },
  ]);
});

test("before a parent's setting is saved, it says which clients change and which stay", async () => {
  await addCandidate(services.system, lets, "Ada Nott", {
    candidate_number: 1,
    created_date_time: "2025-08-01T00:00:00Z",
  });
  await keep(parent, 36);
  await keep(client, 24);
  const { effects } = await parent.call(previewSetting, {
    body: { field: key, property: key, value: JSON.stringify(months(12)) },
  });
  expect(effects).toEqual([
    "This also changes Orchard Lets.",
    "Orchard Homes has its own and stays as it is.",
    "Orchard Lets: 1 more candidate will be flagged for erasure.",
  ]);
  expect(await monthsOf(client)).toBe(24);
});

test("a change of the parent and a client's own stand side by side until the client's is confirmed", async () => {
  await keep(parent, 18);
  await keep(client, 24);
  await keep(parent, 12);
  expect(await atClient()).toMatchObject({
    value: months(24),
    parent_value: months(12),
    own: { parent_before: months(18), name: "Nia Rees" },
  });
  const difference = (await parent.call(listClientDifferences, {})).records.find(
    (each) => each.key === key,
  );
  expect(difference).toMatchObject({
    id: homes,
    fields: [{ field: "months", before: 18, parent: 12, client: 24, changed_by: "both" }],
  });
  const set = (before: number, value: number) =>
    parent.call(setClientSetting, {
      params: { id: homes, key },
      body: { before: JSON.stringify(months(before)), value: JSON.stringify(months(value)) },
    });
  await expect(set(18, 24)).rejects.toMatchObject({ status: 412 });
  await set(24, 24);
  expect(await atClient()).toMatchObject({
    own: { parent_before: months(12), name: "Olive Grant", acting_for: "Orchard Group" },
  });
  await parent.call(followParent, { params: { id: homes, key } });
  expect(await atClient()).toMatchObject({ standing: "inherited", value: months(12) });
  await expect(set(12, 0)).rejects.toMatchObject({ status: 400 });
});

describe("A copy of settings", () => {
  const copy = (from: number, to: number[], dry_run: boolean, keys: SettingKey[] = [key]) =>
    parent.call(copySettings, { body: { from, to, keys: keys as (typeof key)[], dry_run } });

  test("changes nothing while it is tried, and then what it showed", async () => {
    await keep(client, 24);
    const changed = {
      id: lets,
      name: "Orchard Lets",
      key,
      outcome: "changes",
      changes: [{ field: "months", before: 12, after: 24 }],
    };
    expect((await copy(homes, [lets], true)).records).toEqual([changed]);
    expect((await copy(homes, [lets], false)).records).toEqual([changed]);
    expect((await copy(homes, [lets], true)).records).toMatchObject([{ outcome: "same" }]);
  });

  test("from the parent lets a client follow it, and a locked setting stays", async () => {
    const { orchard } = companies.ids;
    await keep(client, 24);
    await copy(orchard, [homes, lets], false);
    expect(await atClient()).toMatchObject({ standing: "inherited" });
    await lock(true);
    expect((await copy(homes, [lets], false)).records).toMatchObject([{ outcome: "locked" }]);
  });
});

describe("The boundary of a group", () => {
  test("a client and an unrelated company change no other company", async () => {
    const stranger = await signIn(testApi(services), "admin@riverside.example");
    const { orchard } = companies.ids;
    const value = JSON.stringify(months(24));
    for (const who of [client, stranger])
      for (const id of [homes, lets, orchard]) {
        if (who === client && id === homes) continue;
        const params = { id, key } as const;
        const refused = { status: 404 };
        await expect(who.call(getClient, { params: { id } })).rejects.toMatchObject(refused);
        await expect(
          who.call(setClientSetting, { params, body: { value, before: value } }),
        ).rejects.toMatchObject(refused);
        await expect(who.call(followParent, { params })).rejects.toMatchObject(refused);
        const body = { from: id, to: [homes], keys: [key], dry_run: false };
        await expect(who.call(copySettings, { body: body as never })).rejects.toMatchObject(
          refused,
        );
      }
  });

  test("a client's administrator learns nothing of the parent's other clients", async () => {
    await keep(client, 24);
    const { settings } = await client.call(listInheritance, {});
    expect(settings.every(({ overriding }) => overriding.length === 0)).toBe(true);
    expect((await client.call(listClientDifferences, {})).records).toEqual([]);
    await expect(
      client.call(lockSetting, { params: { key }, body: { is_locked: true } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test("who may not change a setting at home does not change it in a client", async () => {
    await addUser(
      services.system,
      companies.ids.orchard,
      "Gus Dey",
      "Recruiter user",
      "desk@orchard.example",
    );
    const recruiter = await signIn(testApi(services), "desk@orchard.example");
    await expect(recruiter.call(getClient, { params: { id: homes } })).rejects.toMatchObject({
      status: 403,
    });
    const { orchard } = companies.ids;
    const { id } = await services.system
      .insertInto("roles")
      .values({
        company_id: orchard,
        name: "Group desk",
        rights: ["VIEW_CLIENT", "VIEW_SETTINGS"],
        scope: "company",
        hidden_groups: [],
        created_by: null,
        created_date_time: services.clock(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await services.system
      .updateTable("users")
      .set({ role_id: id, user_type: "Group desk" })
      .where("email", "=", "desk@orchard.example")
      .execute();
    const desk = await signIn(testApi(services), "desk@orchard.example");
    const { settings } = await desk.call(getClient, { params: { id: homes } });
    expect(settings.map((each) => each.key)).toContain("seo");
    expect(settings.map((each) => each.key)).not.toContain(key);
    const params = { id: homes, key } as const;
    await expect(desk.call(followParent, { params })).rejects.toMatchObject({ status: 403 });
  });
});
