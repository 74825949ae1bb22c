import { listSavedViews, saveView } from "@ats/core/lists/saved-view-contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { addCandidate, testNow } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  admin = await signIn(testApi(testServices(db)), "admin@northgate.example");
});

/** Adds a candidate with this address. */
const somebody = (email: string) =>
  addCandidate(db, companies.ids.northgate, "Thomas Ashdown", { candidate_number: 1060, email });

const mail = (to: string, subject: string, about: object = {}) =>
  queueMail(db, companies.ids.northgate, { to, subject, text: "" }, testNow, about);
const subjects = async () =>
  (await db.selectFrom("outgoing_mail").select("subject").execute()).map(({ subject }) => subject);

test("an erased candidate who is also a colleague keeps the mail of the colleague", async () => {
  const colleague = "Recruiter@Northgate.example";
  const { id } = await somebody(colleague);
  const { oluwaseunAsCarer } = companies.applications;
  const about = { application_id: oluwaseunAsCarer.id };
  await mail(colleague, "Your password was changed");
  await mail(colleague, "Interview cancelled", { ...about, to_colleague: true });
  await mail(colleague, "Thank you for applying", about);
  await erase(admin, id);
  const left = await subjects();
  expect(left).toEqual(
    expect.arrayContaining(["Your password was changed", "Interview cancelled"]),
  );
  expect(left).not.toContain("Thank you for applying");
});

test("an erased candidate who is not a colleague keeps no mail at their address", async () => {
  const { id } = await somebody("thomas@mail.example");
  await mail("Thomas@mail.example", "Your link");
  await erase(admin, id);
  expect(await subjects()).not.toContain("Your link");
});

test("Specification §1, erasure: saved views lose search terms that name an erased candidate, and keep all others", async () => {
  const recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
  const { id } = await addCandidate(db, companies.ids.northgate, "Thomas Ashdown", {
    candidate_number: 1060,
    email: "thomas@mail.example",
    contact_mobile_number: "+447700900321",
  });
  const search = ["THOMAS@mail.example ", "+44 7700 900321", "thomas ashdown", "Ashdown", "nurse"];
  const view = { filter: "all", sc: "name", so: "asc" as const };
  const terms = search.map((term) => ({ field: "all", term }));
  await recruiter.call(saveView, {
    body: { list: "candidates", name: "Mine", state: { ...view, search: terms } },
  });
  await erase(admin, id);
  const { records } = await recruiter.call(listSavedViews, {});
  expect(records.find(({ name }) => name === "Mine")?.state).toEqual({
    ...view,
    search: terms.slice(3),
  });
});
