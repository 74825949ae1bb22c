import * as agencies from "@ats/core/agencies/contract";
import * as contract from "@ats/core/agencies/link-contract";
import { addAgencyTerms } from "@ats/core/agencies/terms-contract";
import * as clients from "@ats/core/agency-portal/clients-contract";
import { getAgencyClient } from "@ats/core/agency-portal/contract";
import * as invitation from "@ats/core/agency-portal/invitation-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { login } from "@ats/core/session/contract";
import { actOnUsers } from "@ats/core/users/account-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testAgencyToken as token } from "../testing/companies/agency-invitations.ts";
import { testDatabase } from "../testing/database.ts";

let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let companies: TestCompanies;
let client: TestBrowser;
let admin: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  client = await signIn(app, "admin@northgate.example");
  admin = await signIn(app, "admin@brightstaff.example");
});

const declared = { keeps_conduct: true, keeps_off_limits: true } as const;
const account = {
  ...declared,
  company_name: "Harbour Hire",
  first_name: "Lee",
  last_name: "Park",
  password: "harbour teaspoon gravel",
};
const gone = "This invitation does not exist, or you may not see it.";
const deadLink = "This link was already used, has expired, or is incomplete.";

const newestMail = async () =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["to_address", "text", "confidential"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const mailedToken = async () =>
  /agency\/invitation\/([\w-]+)/.exec((await newestMail()).text ?? "")?.[1] ?? "";
const clientsOf = async (browser: TestBrowser, filter: "approved" | "unapproved" | "all" = "all") =>
  (await browser.call(clients.listAgencyClients, { query: { filter } })).records;
const namesOf = async (browser: TestBrowser, filter?: "approved" | "unapproved") =>
  (await clientsOf(browser, filter)).map(({ name }) => name).toSorted();
const find = (secret: string) =>
  testBrowser(app).call(invitation.findAgencyInvitation, { body: { token: secret } });
const registerBy = (secret: string, more = {}) =>
  testBrowser(app).call(invitation.registerAgency, {
    body: { ...account, ...more, token: secret },
  });

/** An agency of Northgate's with a contact of that address. */
const agencyWith = async (email: string) =>
  (
    await client.call(agencies.addAgency, {
      body: { name: `Agency of ${email}`, contacts: [{ name: "Ann Lee", email }] },
    })
  ).id;
const invite = (id: number, email: string) =>
  client.call(contract.inviteAgency, { params: { id }, body: { email } });

test("an agency's administrator accepts an invitation, and the company sees who did", async () => {
  const { accepted } = companies.agencyInvitations;
  expect(await namesOf(admin, "unapproved")).toEqual(["Orchard Group", "Orchard Group"]);
  await admin.call(clients.acceptClient, { params: accepted, body: declared });
  expect(await namesOf(admin, "approved")).toContain("Orchard Group");
  const orchard = await signIn(app, "admin@orchard.example");
  const { records } = await orchard.call(agencies.listAgencies, { query: { q: "Brightstaff" } });
  const { id } = records.find(({ name }) => name === "Brightstaff") ?? { id: 0 };
  const { link } = await orchard.call(contract.getAgencyLink, { params: { id } });
  expect(link).toMatchObject({
    state: "ACTIVE",
    account: "Brightstaff",
    answered_by: "Colm Byrne",
  });
  expect(await orchard.call(agencies.getAgency, { params: { id } })).toMatchObject({
    conduct_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    off_limits_date: null,
  });
  const log = await orchard.call(listAuditEvents, { query: { areas: ["agencies"] } });
  expect(log.records[0]).toMatchObject({ type: "agency_accepted", subject_name: "Brightstaff" });
});

test("an invitation is refused once, and the company reads so", async () => {
  const { refused } = companies.agencyInvitations;
  await admin.call(clients.refuseClient, { params: refused });
  expect(await namesOf(admin, "unapproved")).toEqual(["Orchard Group"]);
  for (const answer of [
    () => admin.call(clients.refuseClient, { params: refused }),
    () => admin.call(clients.acceptClient, { params: refused, body: declared }),
  ])
    await expect(answer()).rejects.toThrow(gone);
});

test("an agency accepts with both declarations, and works with a client through one record", async () => {
  const { accepted, refused } = companies.agencyInvitations;
  const half = { ...declared, keeps_off_limits: false as true };
  await expect(
    admin.call(clients.acceptClient, { params: accepted, body: half }),
  ).rejects.toMatchObject({ status: 400 });
  await admin.call(clients.acceptClient, { params: accepted, body: declared });
  await expect(
    admin.call(clients.acceptClient, { params: refused, body: declared }),
  ).rejects.toThrow("You work with Orchard Group already");
});

test("an agency accepts the terms that it was shown, and no others", async () => {
  const { accepted } = companies.agencyInvitations;
  const orchard = await signIn(app, "admin@orchard.example");
  const { records } = await orchard.call(agencies.listAgencies, { query: { q: "Brightstaff" } });
  const { id } = records.find(({ name }) => name === "Brightstaff") ?? { id: 0 };
  const terms = await orchard.call(addAgencyTerms, {
    params: { id },
    body: {
      valid_from: "2026-01-01",
      currency: "GBP",
      fee_bands: [{ from: 0, percentage: 1_800 }],
      ownership_months: 6,
      direct_applicants: "AGENCY",
      conditions: "Paid within 30 days",
    },
  });
  const shown = (await clientsOf(admin, "unapproved")).find((each) => each.id === accepted.id);
  expect(shown?.terms).toMatchObject({ id: terms.id, conditions: "Paid within 30 days" });
  await expect(
    admin.call(clients.acceptClient, { params: accepted, body: declared }),
  ).rejects.toThrow("Orchard Group has changed its terms. Read them again");
  await admin.call(clients.acceptClient, {
    params: accepted,
    body: { ...declared, terms_id: terms.id },
  });
  expect(await namesOf(admin, "approved")).toContain("Orchard Group");
});

test("a mailed link makes an agency's account once, and the client is there", async () => {
  const id = await agencyWith("bo@swift.example");
  await invite(id, "bo@swift.example");
  expect(await newestMail()).toMatchObject({ to_address: "bo@swift.example", confidential: true });
  const secret = await mailedToken();
  expect(await find(secret)).toMatchObject({ client: "Northgate Group", has_account: false });
  await registerBy(secret, { company_name: "Swift" });
  await expect(find(secret)).rejects.toThrow(deadLink);
  await expect(registerBy(secret, { company_name: "Swift 2" })).rejects.toThrow(deadLink);
  const browser = testBrowser(app);
  await browser.call(login, { body: { email: "bo@swift.example", password: account.password } });
  expect(await namesOf(browser)).toEqual(["Northgate Group"]);
  expect(
    (
      await browser.call(getAgencyClient, {
        params: { client_id: companies.ids.northgate },
      })
    ).name,
  ).toBe("Northgate Group");
});

test("of many registrations by one link at once, one succeeds", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => registerBy(token, { company_name: `Harbour ${at}` })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const made = await services.system
    .selectFrom("companies")
    .where("name", "like", "Harbour %")
    .select("id")
    .execute();
  expect(made).toHaveLength(1);
});

test("an account needs a good password and a name of its own", async () => {
  await expect(registerBy(token, { password: "Harbour Hire Lee Park" })).rejects.toThrow(
    "Use more than your name",
  );
  await expect(registerBy(token, { company_name: "BRIGHTSTAFF" })).rejects.toThrow(
    "Brightstaff has an account already. Ask to join it",
  );
  await registerBy(token);
});

test("who is invited asks to join the agency's account, and answers once its administrator approves", async () => {
  const { company_name: _, password: __, ...lee } = account;
  const askToJoin = (company_name: string) =>
    testBrowser(app).call(invitation.askToJoinAgency, { body: { ...lee, company_name, token } });
  await expect(askToJoin("Northgate Group")).rejects.toMatchObject({ status: 404 });
  await askToJoin("brightstaff");
  await expect(askToJoin("Brightstaff")).rejects.toThrow("has heard from you already");
  expect(await newestMail()).toMatchObject({
    to_address: "admin@brightstaff.example",
    text: expect.stringContaining("Lee Park (lee@harbour.example) asks to join"),
  });
  const asked = async () =>
    (await admin.call(listUsers, { query: { filter: "unapproved", q: "lee park" } })).records;
  const [user] = await asked();
  expect(user).toMatchObject({ state: "ASKED", userType: "Agency user" });
  expect(await find(token)).toMatchObject({ has_account: false });
  await admin.call(actOnUsers, { body: { act: "RESEND", ids: [user?.id ?? 0] } });
  expect((await asked())[0]?.state).toBe("INVITED");
  expect((await newestMail()).text).toContain("/login/reset/");
});

test("an invitation says the same of an address with and without an account", async () => {
  const known = await agencyWith("agent@brightstaff.example");
  const unknown = await agencyWith("nobody@nowhere.example");
  const answers = [
    await invite(known, "agent@brightstaff.example"),
    await invite(unknown, "nobody@nowhere.example"),
  ].map(({ link }) => ({ ...link, contact: null, invited_date_time: "", expires_date_time: "" }));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ state: "INVITED", account: null });
});

test("inviting again ends the earlier link, withdrawing ends the newer, and either is dated", async () => {
  const id = await agencyWith("bo@swift.example");
  await invite(id, "bo@swift.example");
  const first = await mailedToken();
  await expect(invite(id, "bo@swift.example")).rejects.toMatchObject({ status: 429 });
  services.clock.advance(61_000);
  await invite(id, "bo@swift.example");
  const second = await mailedToken();
  await expect(find(first)).rejects.toThrow(deadLink);
  expect((await find(second)).agency).toBe("Agency of bo@swift.example");
  const { link } = await client.call(contract.endAgencyLink, { params: { id } });
  expect(link).toMatchObject({ state: "WITHDRAWN", account: null });
  await expect(find(second)).rejects.toThrow(deadLink);
});

test("an invitation expires", async () => {
  const id = await agencyWith("agent@brightstaff.example");
  await invite(id, "agent@brightstaff.example");
  const secret = await mailedToken();
  services.clock.advance(15 * 24 * 60 * 60_000);
  const later = await signIn(app, "admin@northgate.example");
  const { link } = await later.call(contract.getAgencyLink, { params: { id } });
  expect(link?.state).toBe("EXPIRED");
  await expect(find(secret)).rejects.toThrow(deadLink);
});

test("only a contact of an agency that the company works with is invited, by an administrator", async () => {
  const { talentNorth, carewise } = companies.agencies;
  await expect(invite(carewise.id, "else@carewise.example")).rejects.toThrow("not a contact");
  await expect(invite(talentNorth.id, "else@carewise.example")).rejects.toThrow("not a contact");
  await expect(invite(carewise.id, "jo.marsh@carewise.example")).rejects.toThrow(
    "Carewise uses the portal already",
  );
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const params = { id: carewise.id };
  expect((await recruiter.call(contract.getAgencyLink, { params })).link?.state).toBe("ACTIVE");
  await expect(recruiter.call(contract.endAgencyLink, { params })).rejects.toThrow(
    "no right to update agencies",
  );
  const riverside = await signIn(app, "admin@riverside.example");
  for (const call of [contract.getAgencyLink, contract.endAgencyLink])
    await expect(riverside.call(call, { params })).rejects.toThrow("does not exist");
});

test("an ended link leaves the agency nothing of the client", async () => {
  const { brightstaff } = companies.agencies;
  expect(await namesOf(admin, "approved")).toEqual(["Northgate Group", "Riverside Council"]);
  await client.call(contract.endAgencyLink, { params: { id: brightstaff.id } });
  expect(await namesOf(admin, "approved")).toEqual(["Riverside Council"]);
  await expect(
    admin.call(getAgencyClient, { params: { client_id: companies.ids.northgate } }),
  ).rejects.toThrow("This client does not exist");
});

const closings: [string, (company_id: number) => Promise<unknown>][] = [
  [
    "the company is disabled",
    (id) =>
      services.system
        .updateTable("companies")
        .set({ disabled: true })
        .where("id", "=", id)
        .execute(),
  ],
  [
    "agencies are switched off",
    (id) =>
      sql`update companies set ats_settings = ats_settings || '{"agency_enabled": false}'
        where id = ${id}`.execute(services.system),
  ],
];

test.each(closings)("neither a client nor an invitation is left when %s", async (_, close) => {
  const { accepted } = companies.agencyInvitations;
  const { northgate, orchard, riverside } = companies.ids;
  for (const id of [northgate, orchard, riverside]) await close(id);
  expect(await namesOf(admin)).toEqual([]);
  await expect(
    admin.call(clients.acceptClient, { params: accepted, body: declared }),
  ).rejects.toThrow(gone);
  await expect(find(token)).rejects.toThrow(deadLink);
  await expect(registerBy(token)).rejects.toThrow(deadLink);
});

test("an invitation is for the agency of its address: another one neither sees nor answers it", async () => {
  const { accepted } = companies.agencyInvitations;
  const others = await signIn(app, "agent@carewise.example");
  expect(await namesOf(others)).toEqual(["Northgate Group"]);
  await services.system
    .updateTable("users")
    .set({ user_type: "Agency admin user" })
    .where("email", "=", "agent@carewise.example")
    .execute();
  for (const id of [accepted.id, 1, 999_999])
    await expect(
      others.call(clients.acceptClient, { params: { id }, body: declared }),
    ).rejects.toThrow(gone);
  const zara = await signIn(app, "agent@brightstaff.example");
  await expect(
    zara.call(clients.acceptClient, { params: accepted, body: declared }),
  ).rejects.toThrow("no right to answer clients");
});

test("somebody who has not registered with an agency brings it no invitation", async () => {
  await services.system
    .updateTable("users")
    .set({ registered_date_time: null })
    .where("email", "=", "agent@brightstaff.example")
    .execute();
  expect(await namesOf(admin, "unapproved")).toEqual([]);
});
