import { cancelMessages, listOutgoingMail, retryMessages } from "@ats/core/mail/contract";
import type { Updateable } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestApi, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { newSecret } from "../kernel/secret.ts";
import { visibleTo } from "./handlers.ts";
import { queueMail, queueMessages } from "./outbox.ts";
import type { OutgoingMailTable } from "./tables.ts";

let app: TestApi;
let ids: number[];
let northgate: number;
let services: ReturnType<typeof testServices>;
beforeAll(async () => {
  services = testServices(await testDatabase());
  const { ids: companies } = await testCompanies(services.system);
  ({ northgate } = companies);
  const { riverside } = companies;
  await services.system.deleteFrom("outgoing_mail").execute();
  const queue = async (company_id: number, subject: string) => {
    const id = await queueMail(
      services.system,
      company_id,
      { to: "ann@mail.example", subject, text: "Good day." },
      services.clock(),
    );
    services.clock.advance(1_000);
    return id;
  };
  ids = [];
  for (const subject of ["First", "Second", "Third"]) ids.push(await queue(northgate, subject));
  await queue(riverside, "Another company's");
  app = testApi(services);
});

const set = (id: number, row: Updateable<OutgoingMailTable>) =>
  services.system.updateTable("outgoing_mail").set(row).where("id", "=", id).execute();

test("Specification §1, outbox: an administrator reads the company's outbox, newest first, page by page", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const first = await admin.call(listOutgoingMail, { query: { per_page: 2 } });
  expect(first).toMatchObject({ total: 3, delivers: false });
  expect(first.records.map(({ subject }) => subject)).toEqual(["Third", "Second"]);
  expect(first.records[0]).toMatchObject({
    to_address: "ann@mail.example",
    text: "Good day.",
    status: "queued",
  });
  const second = await admin.call(listOutgoingMail, { query: { per_page: 2, page_no: 1 } });
  expect(second.records.map(({ subject }) => subject)).toEqual(["First"]);
});

test("who gets a copy is listed with it", async () => {
  const copies = { cc: ["priya@northgate.example"], bcc: ["archive@northgate.example"] };
  await set(ids[0] as number, copies);
  const admin = await signIn(app, "admin@northgate.example");
  const { records } = await admin.call(listOutgoingMail, {});
  expect(records.at(-1)).toMatchObject(copies);
  expect(records[0]).toMatchObject({ cc: [], bcc: [] });
});

test("a recruiter reads what is about applications, and may not touch the rest", async () => {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  expect(await recruiter.call(listOutgoingMail)).toMatchObject({ total: 0 });
  const [id = 0] = ids;
  const cancelling = recruiter.call(cancelMessages, { body: { ids: [id] } });
  await expect(cancelling).rejects.toMatchObject({ status: 404 });
});

test("Specification §1, outbox: a message that waits is taken back once; one that has failed is sent again", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const [first = 0, second = 0] = ids;
  const cancelled = await admin.call(cancelMessages, { body: { ids: [first] } });
  expect(cancelled.records).toMatchObject([{ id: first, updated: true, status: "cancelled" }]);
  expect((await admin.call(cancelMessages, { body: { ids: [first] } })).records).toMatchObject([
    { updated: false, message: "It is already cancelled." },
  ]);
  await set(second, { status: "failed", attempts: 6 });
  const { records } = await admin.call(retryMessages, { body: { ids: [first, second] } });
  expect(records.map(({ updated }) => updated)).toEqual([false, true]);
  expect(await admin.call(listOutgoingMail, { query: { status: "queued" } })).toMatchObject({
    total: 2,
  });
});

test("all that have failed are sent again at once, but for what has a gap", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const [first = 0, second = 0] = ids;
  await set(first, { status: "failed", attempts: 0 });
  await set(second, { status: "failed", attempts: 30 });
  const { records } = await admin.call(retryMessages, { body: { ids: "all" } });
  expect(records).toMatchObject([{ id: second, updated: true, status: "queued" }]);
  expect(await admin.call(retryMessages, { body: { ids: "all" } })).toEqual({ records: [] });
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await set(second, { status: "failed" });
  expect(await recruiter.call(retryMessages, { body: { ids: "all" } })).toEqual({ records: [] });
  await set(first, { status: "cancelled" });
  await set(second, { status: "queued" });
});

test("what is being handed over cannot be taken back", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const [, , third = 0] = ids;
  await set(third, { claimed_date_time: services.clock() });
  const { records } = await admin.call(cancelMessages, { body: { ids: [third] } });
  expect(records).toMatchObject([
    { updated: false, status: "queued", message: "It is being sent right now." },
  ]);
});

test("a link that is as good as a password is never read in the outbox, with a mail server or without", async () => {
  const [first = 0] = ids;
  await set(first, { confidential: true });
  const read = async (api: TestApi) => {
    const admin = await signIn(api, "admin@northgate.example");
    const { records } = await admin.call(listOutgoingMail);
    return records.map(({ text }) => text);
  };
  expect(await read(app)).toEqual(["Good day.", "Good day.", ""]);
  const delivering = testApi({ ...services, mailer: { send: async () => {} } });
  expect(await read(delivering)).toEqual(["Good day.", "Good day.", ""]);
  await set(first, { confidential: false });
});

test("a message with a secret address is confidential, even where its sender did not say so", async () => {
  const text = (path: string) => `Open https://ats.example${path} to go on.`;
  const queued = async (path: string) => {
    const mail = { to: "ann@mail.example", subject: "A link", text: text(path) };
    const id = await queueMail(services.system, northgate, mail, services.clock());
    const row = services.system.selectFrom("outgoing_mail").selectAll().where("id", "=", id);
    const { confidential } = await row.executeTakeFirstOrThrow();
    await services.system.deleteFrom("outgoing_mail").where("id", "=", id).execute();
    return confidential;
  };
  expect(await queued(`/login/reset/${newSecret()}`)).toBe(true);
  expect(await queued(`/booking?token=${newSecret()}`)).toBe(true);
  expect(await queued(`/booking#${newSecret()}`)).toBe(true);
  expect(await queued("/job/7/application")).toBe(false);
  expect(await queued(`/file/${crypto.randomUUID()}`)).toBe(false);
});

test("it says whether a mail server is set up", async () => {
  const delivering = testApi({ ...services, mailer: { send: async () => {} } });
  const admin = await signIn(delivering, "admin@northgate.example");
  expect(await admin.call(listOutgoingMail)).toMatchObject({ delivers: true });
});

describe("Specification §1: the outbox is searched", () => {
  let companies: TestCompanies;
  let admin: TestBrowser;
  let other: ReturnType<typeof testServices>;
  beforeAll(async () => {
    other = testServices(await testDatabase());
    companies = await testCompanies(other.system);
    await other.system.deleteFrom("outgoing_mail").execute();
    const { annAsNurse, oluwaseunAsCarer } = companies.applications;
    const { northgate, riverside } = companies.ids;
    const write = (
      company_id: number,
      row: Pick<OutgoingMailTable, "to_address" | "subject"> & Updateable<OutgoingMailTable>,
    ) =>
      queueMessages(other.system, [
        {
          company_id,
          text: "Good day.",
          created_date_time: other.clock(),
          next_attempt_date_time: other.clock(),
          ...row,
        },
      ]);
    await write(northgate, {
      to_address: "ann.bell@mail.example",
      subject: "Your interview: Staff Nurse",
      application_id: annAsNurse.id,
    });
    await write(northgate, {
      to_address: "+447700900555",
      subject: "",
      channel: "sms",
      application_id: annAsNurse.id,
    });
    await write(northgate, {
      to_address: "recruiter@northgate.example",
      subject: "Ann Bell has answered",
      application_id: annAsNurse.id,
      to_colleague: true,
    });
    await write(northgate, {
      to_address: "oluwaseun.adeyemi@mail.example",
      subject: "Café O'Brien, Oluwaseun",
      application_id: oluwaseunAsCarer.id,
    });
    await write(northgate, { to_address: "Nora@Bücher.example", subject: "Welcome" });
    await write(riverside, { to_address: "ann.bell@mail.example", subject: "Interview" });
    admin = await signIn(testApi(other), "admin@northgate.example");
  });
  const found = async (...s: string[]) =>
    (await admin.call(listOutgoingMail, { query: { s, so: "asc" } })).records.map(
      ({ to_address }) => to_address,
    );

  test.each([
    ["recipient:bell", ["ann.bell@mail.example", "+447700900555"]],
    ["recipient:Bell Ann", ["ann.bell@mail.example", "+447700900555"]],
    ["recipient:ANN.BELL@mail", ["ann.bell@mail.example", "+447700900555"]],
    ["recipient:+4477009005", ["+447700900555"]],
    ["recipient:nora@BÜCHER.example", ["Nora@Bücher.example"]],
    ["recipient:nora@xn--bcher-kva.example", ["Nora@Bücher.example"]],
    ["recipient:ashdown", ["recruiter@northgate.example"]],
    ["recipient:xylophone", []],
    ["recipient:%", []],
    ["subject:nurse inter", ["ann.bell@mail.example"]],
    ["subject:cafe obrien", ["oluwaseun.adeyemi@mail.example"]],
    ["subject:urse", []],
    ["subject:':* | &", []],
  ])("by %s", async (s, addresses) => {
    expect((await found(s)).toSorted()).toEqual(addresses.toSorted());
  });

  test("by several terms, all of which hold", async () => {
    expect(await found("recipient:bell", "subject:interview")).toEqual(["ann.bell@mail.example"]);
    expect(await found("recipient:bell", "subject:cafe")).toEqual([]);
  });

  test("quality S2: to a reader from whom a candidate is anonymised nothing that they were told is there, until they are revealed", async () => {
    const { id: user_id } = companies.users.manager;
    const application_id = companies.applications.oluwaseunAsCarer.id;
    const seen = async () => {
      const rows = await other.system
        .selectFrom("outgoing_mail as m")
        .select("to_address")
        .where(visibleTo({ user_id, rights: ["VIEW_TEMPLATES"] }))
        .execute();
      return rows.map(({ to_address }) => to_address);
    };
    const address = "oluwaseun.adeyemi@mail.example";
    expect(await seen()).toEqual([]);
    await other.system
      .insertInto("reveals")
      .values({
        company_id: companies.ids.northgate,
        application_id,
        user_id,
        reason: "To ring them",
        revealed_date_time: other.clock(),
      })
      .execute();
    expect(await seen()).toEqual([address]);
  });
});
