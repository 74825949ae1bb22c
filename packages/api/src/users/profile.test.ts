import { listNotifications } from "@ats/core/notifications/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { photoMaxBytes } from "@ats/core/users/profile";
import {
  getPhoto,
  getUser,
  removePhoto,
  saveNotificationChoices,
  savePhoto,
  updateUser,
} from "@ats/core/users/profile-contract";
import { beforeEach, expect, test } from "vitest";
import { removeDropped } from "../files/dropped-files.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { testPhoto } from "../testing/records.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let browser: TestBrowser;
let params: { id: number };
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  browser = await signIn(app, "recruiter@northgate.example");
  params = { id: companies.users.recruiter.id };
});

const details = { first_name: "Thomas", last_name: "Ashdown", telephone: "+447400123456" };

test("Specification §7, PUT /api/users/{id}: a user saves their own details, and is called so at once", async () => {
  const { users } = await browser.call(getUser, { params });
  const saved = await browser.call(updateUser, {
    params,
    body: details,
    version: users.version,
  });
  expect(saved.users).toEqual({ ...users, ...details, version: users.version + 1 });
  const settings = await browser.call(getUserSettings, { params });
  expect(settings.users).toMatchObject({ name: "Thomas Ashdown", telephone: "+447400123456" });
});

test("quality R2: an edit that began from an older version is refused, and nothing is overwritten", async () => {
  const edit = (first_name: string, version: number) =>
    browser.call(updateUser, {
      params,
      body: { ...details, first_name },
      version,
    });
  await edit("Thomas", 1);
  await expect(edit("Tommy", 1)).rejects.toMatchObject({
    status: 412,
    message: expect.stringContaining("changed elsewhere"),
  });
  const { users } = await browser.call(getUser, { params });
  expect(users.first_name).toBe("Thomas");
  await expect(browser.call(updateUser, { params, body: details })).rejects.toMatchObject({
    status: 428,
  });
});

test("Quality R2: of ten edits at once, one is taken", async () => {
  const edits = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      browser.call(updateUser, { params, body: details, version: 1 }),
    ),
  );
  expect(edits.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("quality S6: a photo comes back as it was sent, as an attachment that is never anything else", async () => {
  const { users } = await browser.call(savePhoto, { params, body: testPhoto() });
  expect(users.profile_url).toMatch(/^\/api\/users\/\d+\/photo\?v=[\w-]{8}$/);
  const response = await browser.send(users.profile_url ?? "");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^attachment; filename="photo\.png"/),
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(await response.bytes()).toEqual(await testPhoto().bytes());
  const settings = await browser.call(getUserSettings, { params });
  expect(settings.users.profile_url).toBe(users.profile_url);
});

test("quality S6: a photo is known by its content, and is at most 5 MB", async () => {
  const send = (content: BlobPart, type = "image/png") =>
    browser.call(savePhoto, { params, body: new File([content], "me.png", { type }) });
  await expect(send("<svg onload='alert(1)'/>")).rejects.toMatchObject({
    status: 400,
    message: "This file is not a PNG, JPEG or WebP picture. Choose another.",
  });
  await expect(send(await testPhoto().bytes(), "image/svg+xml")).rejects.toMatchObject({
    status: 400,
    message: "Choose a PNG, JPEG or WebP picture.",
  });
  await expect(send(new Uint8Array(photoMaxBytes + 1))).rejects.toMatchObject({
    status: 413,
    message: "The picture is larger than 5 MB. Choose a smaller one.",
  });
  await expect(browser.call(getPhoto, { params })).rejects.toMatchObject({ status: 404 });
});

test("Quality S6: a photo is its company's to see, and gone once it is replaced or removed", async () => {
  const kept: string[] = [];
  const { put, remove } = services.files;
  services.files.put = async (key, bytes) => {
    kept.push(key);
    return put(key, bytes);
  };
  services.files.remove = async (key) => {
    kept.splice(kept.indexOf(key), 1);
    return remove(key);
  };
  await browser.call(savePhoto, { params, body: testPhoto() });
  await browser.call(savePhoto, { params, body: testPhoto() });
  expect(kept).toHaveLength(1);
  const colleague = await signIn(app, "manager@northgate.example");
  await expect(colleague.call(getPhoto, { params })).resolves.toBeDefined();
  const stranger = await signIn(app, "admin@riverside.example");
  await expect(stranger.call(getPhoto, { params })).rejects.toMatchObject({ status: 404 });
  const { users } = await browser.call(removePhoto, { params });
  expect(users.profile_url).toBeNull();
  expect(kept).toEqual([]);
});

test("Quality S6: a photo is replaced where the old file cannot be removed now, and that is tried again", async () => {
  const { remove } = services.files;
  const removed: string[] = [];
  services.files.remove = async () => {
    throw new Error("The disk does not answer.");
  };
  await browser.call(savePhoto, { params, body: testPhoto() });
  await browser.call(savePhoto, { params, body: testPhoto() });
  services.files.remove = async (key) => {
    removed.push(key);
    return remove(key);
  };
  await removeDropped(services, companies.ids.northgate);
  expect(removed).toHaveLength(1);
});

test("Specification §3, sendNotification: who wants no notifications gets none", async () => {
  const manager = await signIn(app, "manager@northgate.example");
  const move = (status: "SHORTLIST" | "INTERVIEW") =>
    moveAsSeen(manager, { ids: [companies.applications.annAsNurse.id], status });
  const count = async () =>
    (await browser.call(listNotifications, { params: { channelId: params.id } })).total;
  const before = await count();
  await browser.call(saveNotificationChoices, {
    body: { sendNotification: false, notification_sound: false },
  });
  await move("SHORTLIST");
  expect(await count()).toBe(before);
  const { users } = await browser.call(getUserSettings, { params });
  expect(users).toMatchObject({ sendNotification: false, notification_sound: false });
  await browser.call(saveNotificationChoices, {
    body: { sendNotification: true, notification_sound: true },
  });
  await move("INTERVIEW");
  expect(await count()).toBe(before + 1);
});
