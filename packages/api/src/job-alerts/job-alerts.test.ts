import { emailKey } from "@ats/core/validation/email";
import { careersPath } from "@ats/core/careers/address";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { beforeEach, expect, test } from "vitest";
import type { NamedMail } from "../kernel/ports/mailer.ts";
import { deliverMail } from "../mail/outbox.ts";
import { signIn, testApi, testPages, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { publishTo } from "../testing/publish-to.ts";
import { testOrigin } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";
import { mailAlerts } from "./mail-alerts.ts";
import { sweepAlerts } from "./sweep-alerts.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const ada = "ada@mail.example";
const list = careersPath("northgate-group");

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let pages: ReturnType<typeof testPages>;
let sent: NamedMail[];
beforeEach(async () => {
  sent = [];
  const mailer = { send: async (mail: NamedMail) => void sent.push(mail) };
  services = Object.assign(testServices(await testDatabase()), { mailer });
  companies = await testCompanies(services.system);
  pages = testPages(services);
});

async function publish(changes: Partial<ReturnType<typeof vacancy>> = {}): Promise<number> {
  // A session ends while days pass.
  const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  services.clock.advance(1_000);
  const body = { ...vacancy(companies.users), ...changes };
  const { id, version, job_number } = await recruiter.call(createJob, { body });
  await recruiter.call(updateJobStatus, { body: { jobs: [{ id, version }], status: "ACTIVE" } });
  return job_number;
}

async function read(path: string, init: RequestInit = {}) {
  const answer = await pages.request(new URL(path, testOrigin).href, init);
  return { status: answer.status, text: await answer.text() };
}

/** Sends a form as a browser does. */
const post = (path: string, form: Record<string, string>, origin = testOrigin) =>
  read(path, { method: "POST", body: new URLSearchParams(form), headers: { origin } });

/** Fills in the form on the list that this search shows. */
async function ask(
  search: Parameters<typeof careersPath>[2] = {},
  form: Record<string, string> = {},
) {
  const { text } = await read(careersPath("northgate-group", undefined, search));
  const [, action = ""] = /<form method="post" action="([^"]+)">/.exec(text) ?? [];
  return post(action.replaceAll("&amp;", "&"), { email: ada, frequency: "DAILY", ...form });
}

/** Runs the mail on two instances at once, then sends it. */
async function mails() {
  await Promise.all([mailAlerts(services), mailAlerts(services)]);
  await deliverMail(services);
  return sent.splice(0);
}

const pathIn = (text = "") => {
  const [url = ""] = /https:\S+\/alerts\/\S+/.exec(text) ?? [];
  return url.replace(testOrigin, "");
};

/** Asks for an alert and confirms it by the link in the mail. */
async function subscribe(...asked: Parameters<typeof ask>) {
  await ask(...asked);
  const [mail] = await mails();
  return read(pathIn(mail?.text), { method: "POST" });
}

const alerts = () =>
  services.system.selectFrom("job_alerts").select(["email", "search", "frequency"]).execute();
const mailsKept = () =>
  services.system
    .selectFrom("outgoing_mail")
    .select("subject")
    .where("to_address", "=", ada)
    .execute();

test("who confirms by the mailed link gets new vacancies of their search once, until they unsubscribe", async () => {
  await publish({ title: "Night porter" });
  const asked = await ask({ q: "night", location: "Leeds", source: "Indeed" });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain("Check your email");
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ to: ada, subject: "Confirm your job alert for Northgate Group" });
  expect(first?.text).toContain("The link works until 26 November 2026.");
  const link = pathIn(first?.text);

  // A mail scanner opens links; nothing comes of it.
  const opened = await read(link);
  expect(opened.text).toContain(
    "New vacancies at Northgate Group that match: “night”, Leeds. Every working day.</p>",
  );
  expect(opened.text).toContain("<button>Confirm</button>");
  await publish({ title: "Night nurse, Ward 1" });
  services.clock.advance(3 * day);
  expect(await mails()).toEqual([]);

  expect((await read(link, { method: "POST" })).text).toContain("Your job alert is on");
  expect((await read(link)).text).toContain("Your job alert is on");
  const nurse = await publish({ title: "Night nurse, Ward 2" });
  await publish({ title: "Night nurse, Hull", location: "Hull" });
  await publish({ title: "Day nurse" });
  expect(await mails()).toEqual([]);
  services.clock.advance(day);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.to).toBe(ada);
  expect(mail?.html).toBeUndefined();
  expect(mail?.subject).toBe("2 new vacancies at Northgate Group");
  const url = mail?.unsubscribe_url ?? "";
  expect(mail?.text.split("\n\n")).toEqual([
    "New vacancies at Northgate Group that match: “night”, Leeds",
    `- Night nurse, Ward 2\n  Northgate Care · Leeds · Part time · £28,000 to £32,000 a year\n  ${testOrigin}${list}/${nurse}?source=Job+alert&lang=en`,
    expect.stringMatching(/^- Night nurse, Ward 1\n/),
    `Unsubscribe and delete your address: ${url}`,
  ]);

  services.clock.advance(day);
  expect(await mails()).toEqual([]);

  const stop = url.replace(testOrigin, "");
  expect((await read(stop)).text).toContain("<button>Unsubscribe</button>");
  expect(await alerts()).toHaveLength(1);
  // As a mail program does, from nowhere.
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await read(stop, { method: "POST", body })).status).toBe(200);
  expect((await read(stop)).text).toContain("You are unsubscribed");
  expect(await alerts()).toEqual([]);
  expect(await mailsKept()).toEqual([]);
  await publish({ title: "Night nurse, Ward 3" });
  services.clock.advance(day);
  expect(await mails()).toEqual([]);
});

test("a weekly alert comes on the first working day of the week, in the language of the visitor", async () => {
  await subscribe({ lang: "cy" }, { frequency: "WEEKLY" });
  await publish({ title: "Night nurse" });
  // Monday 23 November at seven, and at nine.
  services.clock.advance(3 * day - 2 * hour);
  expect(await mails()).toEqual([]);
  services.clock.advance(2 * hour);
  expect(await mails()).toMatchObject([
    {
      subject: "1 swydd wag newydd yn Northgate Group",
      text: expect.stringContaining("Dad-danysgrifio a dileu eich cyfeiriad: "),
    },
  ]);
  await publish({ title: "Night porter" });
  services.clock.advance(6 * day);
  expect(await mails()).toEqual([]);
  services.clock.advance(day);
  expect(await mails()).toHaveLength(1);
});

test("what is not confirmed within seven days is deleted with its mail, and its link has expired", async () => {
  await ask();
  const [mail] = await mails();
  const link = pathIn(mail?.text);
  services.clock.advance(7 * day - 1);
  await sweepAlerts(services);
  expect((await read(link)).status).toBe(200);
  services.clock.advance(1);
  for (const method of ["POST", "GET"]) {
    const late = await read(link, { method });
    expect(late.status).toBe(404);
    expect(late.text).toContain("This link does not work");
  }
  await sweepAlerts(services);
  expect(await alerts()).toEqual([]);
  expect(await mailsKept()).toEqual([]);

  await subscribe();
  services.clock.advance(30 * day);
  await sweepAlerts(services);
  expect(await alerts()).toHaveLength(1);
});

test("a link that was changed, or is for something else, does nothing", async () => {
  await ask();
  await ask({}, { email: "bob@mail.example" });
  const [toAda, toBob] = (await mails()).map(({ text }) => pathIn(text));
  const ids = [toAda, toBob].map((path = "") => /\/(\d+\.\d+)\//.exec(path)?.[1] ?? "");
  const [of = "", other = ""] = ids;
  for (const changed of [
    toAda?.replace(of, other),
    toAda?.replace("/confirm/", "/unsubscribe/"),
    toAda?.replace("?", "x?"),
    `${list}/alerts/confirm/${of}/x`,
  ])
    expect((await read(changed ?? "", { method: "POST" })).status, changed).toBe(404);
  expect(await alerts()).toHaveLength(2);
  await publish();
  services.clock.advance(7 * day - 1);
  expect(await mails()).toEqual([]);
});

test("the answer does not tell whether an address is known, and a stranger changes nobody's alert", async () => {
  const unknown = await ask({ q: "night" });
  const [mail] = await mails();
  await read(pathIn(mail?.text), { method: "POST" });
  const known = await ask({ q: "night" }, { email: ada.toUpperCase(), frequency: "WEEKLY" });
  expect(known).toEqual(unknown);
  await publish();
  services.clock.advance(3 * day);
  const [again, daily] = (await mails()).toSorted((a, b) => (a.subject > b.subject ? -1 : 1));
  expect(daily?.to).toBe(ada);

  // Confirmed, it takes the place of the other for the same search.
  await read(pathIn(again?.text), { method: "POST" });
  expect(await alerts()).toEqual([
    { email: ada.toUpperCase(), frequency: "WEEKLY", search: { q: "night" } },
  ]);
});

test("an alert is about one company, and nothing is mailed while that has no careers page", async () => {
  await subscribe();
  const riverside = await read(careersPath("riverside-council"));
  expect(riverside.text).toContain("All new vacancies at Riverside Council");
  await publish();
  const { northgate } = companies.ids;
  services.clock.advance(3 * day);
  await publishTo(services, northgate, ["internal"]);
  expect(await mails()).toEqual([]);
  await publishTo(services, northgate, ["careers_page"]);
  expect(await mails()).toEqual([]);
  services.clock.advance(day);
  expect(await mails()).toMatchObject([{ subject: "1 new vacancy at Northgate Group" }]);
});

test("a form from another site, with a wrong address or to somebody mailed too often is refused", async () => {
  const form = { email: ada, frequency: "DAILY" };
  for (const origin of ["https://evil.example", "null"])
    expect((await post(`${list}/alerts`, form, origin)).status).toBe(403);
  const wrong = await ask({ q: "night" }, { email: '"><b>me', frequency: "WEEKLY" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('value="&quot;&gt;&lt;b&gt;me"');
  expect(wrong.text).toContain("Enter an email address");
  expect(wrong.text).toContain('<option value="WEEKLY" selected>');
  expect(wrong.text).toContain(`action="${list}/alerts?q=night"`);
  expect((await post(`${list}/alerts`, { ...form, email: "x".repeat(20_000) })).status).toBe(413);
  expect((await post("/careers/nobody/alerts", form)).status).toBe(404);
  expect(await alerts()).toEqual([]);

  for (let count = 0; count < 20; count++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  expect(await alerts()).toHaveLength(20);
  const others = Array.from({ length: 40 }, (_, at) => `person${at}@mail.example`);
  const answers = [];
  for (const email of others) answers.push((await ask({}, { email })).status);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});

test("words that a stranger types are text on the pages, one line in an alert, and not in the first mail", async () => {
  const q = "night <b>x</b>\r\nBcc: {days}nurse\u202E";
  const shown = await read(careersPath("northgate-group", undefined, { q }));
  await ask({ q });
  const [first] = await mails();
  expect(JSON.stringify(first)).not.toContain("Bcc");
  const link = pathIn(first?.text);
  for (const { text } of [shown, await read(link)]) {
    expect(text).not.toContain("<b>");
    expect(text).toContain("match: “night &lt;b&gt;x&lt;/b&gt; Bcc: {days}nurse”");
  }
  await read(link, { method: "POST" });
  await publish({ title: "Night nurse (Bcc x, b, 7 days)" });
  services.clock.advance(3 * day);
  const [mail] = await mails();
  expect(mail?.html).toBeUndefined();
  expect(mail?.text.split("\n\n")[0]).toBe(
    "New vacancies at Northgate Group that match: “night <b>x</b> Bcc: {days}nurse”",
  );
});

test("internal vacancies are not mailed, so their list has no form", async () => {
  const { internal_key } = await services.system
    .selectFrom("companies")
    .select("internal_key")
    .where("id", "=", companies.ids.northgate)
    .executeTakeFirstOrThrow();
  const { status, text } = await read(
    careersPath("northgate-group", undefined, { internal: internal_key }),
  );
  expect(status).toBe(200);
  expect(text).not.toContain("by email");
});

test("a candidate's export has their alerts, and erasing the candidate deletes them", async () => {
  const { id } = companies.candidates.ann;
  await services.system
    .updateTable("candidates")
    .set({ email: ada, email_key: emailKey(ada) })
    .where("company_id", "=", companies.ids.northgate)
    .where("id", "=", id)
    .execute();
  await subscribe({ q: "night" }, { email: "Ada@mail.example" });
  await subscribe({}, { email: "bob@mail.example" });
  const admin = await signIn(testApi(services), "admin@northgate.example");
  const exported = await (await admin.call(exportCandidate, { params: { id } })).text();
  expect(exported).toContain(
    '"email": "Ada@mail.example",\n      "search": {\n        "q": "night"',
  );
  expect(exported).not.toContain("bob@mail.example");
  await erase(admin, id);
  expect((await alerts()).map(({ email }) => email)).toEqual(["bob@mail.example"]);
});
