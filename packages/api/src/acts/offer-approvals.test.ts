import * as contract from "@ats/core/approvals/contract";
import { addApprovalChain } from "@ats/core/approvals/chains-contract";
import { getPortalRequest } from "@ats/core/approvals/portal-contract";
import type { StoredCondition } from "@ats/core/approvals/stored-chain";
import {
  addOffer,
  changeOffer,
  listOffers,
  moveOffer,
  type Offer,
  type OfferInput,
} from "@ats/core/offers/contract";
import type { Role } from "@ats/core/rights/rights";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { chainStep } from "../testing/chain-step.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { erase } from "../testing/erasure.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addUser } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let admin: TestBrowser;
let finance: TestBrowser;
let director: TestBrowser;
let ids: Record<"finance" | "director", number>;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const { northgate } = companies.ids;
  await db
    .updateTable("companies")
    .set({ system_flags: JSON.stringify({ approval_process: true }) })
    .where("id", "=", northgate)
    .execute();
  const role = "Hiring manager user";
  const [one, two] = [
    await addUser(db, northgate, "Fay Moss", role, "finance@northgate.example"),
    // An approver needs no right of their own.
    await addUser(db, northgate, "Dev Rao", "Visitor" as Role, "director@northgate.example"),
  ];
  ids = { finance: one.id, director: two.id };
  app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
  finance = await signIn(app, "finance@northgate.example");
  director = await signIn(app, "director@northgate.example");
  await addChain();
});

const above: StoredCondition = {
  field: "offered_salary",
  is: "at_least",
  value: 4_000_000,
  currency: "GBP",
};

/** Offers from £40,000: finance, which reads the start date, and then the director. */
const addChain = () =>
  db
    .insertInto("approval_chains")
    .values({
      company_id: companies.ids.northgate,
      kind: "offer",
      name: "Dear offers",
      position: 1,
      is_on: true,
      scope: JSON.stringify([above]),
      steps: JSON.stringify([
        chainStep("Finance", 1, ids.finance, { reads: ["start_date"] }),
        chainStep("Director", 2, ids.director),
      ]),
      created_by: null,
      created_date_time: new Date(),
    })
    .execute();

const application = () => companies.applications.oluwaseunAsCarer;
const terms: OfferInput = {
  offered_salary: 4_500_000,
  currency: "GBP",
  job_type: "Full time",
  start_date: "2027-01-04",
  answer_by: null,
  note: "",
};
const draft = (body = terms) =>
  recruiter.call(addOffer, { params: { id: application().id }, body });
const move = (
  { id, version }: Pick<Offer, "id" | "version">,
  state: "MADE" | "WITHDRAWN",
  reason?: string,
) => recruiter.call(moveOffer, { params: { id }, version, body: { state, reason } });
const change = ({ id, version }: Offer, more: Partial<OfferInput>) =>
  recruiter.call(changeOffer, { params: { id }, version, body: { ...terms, ...more } });
async function sent() {
  const offer = await draft();
  expect(await move(offer, "MADE")).toMatchObject({ state: "DRAFT" });
  return offer;
}
const request = ({ id }: { id: number }, who = recruiter) =>
  who.call(contract.getOfferRequisition, { params: { id } });
const decide = async (
  who: TestBrowser,
  offer: { id: number },
  decision: contract.RequisitionDecision = "approve",
  comment?: string,
) => {
  const { id, version } = await request(offer, who);
  const body = { requests: [{ id: id as number, version }], decision, comment };
  return (await who.call(contract.decideRequisitions, { body })).records[0];
};
const states = async (offer: { id: number }) =>
  (await request(offer)).steps.map(({ name, state }) => `${name} ${state}`);
const mailTo = (name: string) =>
  db
    .selectFrom("outgoing_mail")
    .where("to_address", "=", `${name}@northgate.example`)
    .orderBy("id", "desc")
    .select(["subject", "text"])
    .executeTakeFirst();

test("an offer that a chain takes waits for its approvers, and is made once they approve", async () => {
  const offer = await sent();
  expect(await states(offer)).toEqual(["Finance waiting", "Director later"]);
  expect((await mailTo("finance"))?.text).toContain(
    "Tom Ashdown sent the offer for Care Assistant (job 1002) for approval.",
  );
  await expect(move(offer, "MADE")).rejects.toThrow("This offer waits for approval.");
  await decide(finance, offer);
  expect(await decide(director, offer)).toMatchObject({ kind: "offer", state: "approved" });
  expect(await mailTo("recruiter")).toMatchObject({
    subject: "Approved: offer for Care Assistant",
  });
  expect(await move(offer, "MADE")).toMatchObject({ state: "MADE" });
  expect((await request(offer)).versions).toMatchObject([{ number: 1, holds: true }]);
});

test("an offer that no chain takes is made at once, as without the approval process", async () => {
  const cheap = await draft({ ...terms, offered_salary: 2_500_000 });
  expect(await request(cheap)).toMatchObject({ is_needed: false, steps: [] });
  expect(await move(cheap, "MADE")).toMatchObject({ state: "MADE" });
});

test("a rejected offer is a draft with the comment, and can be changed and sent again", async () => {
  const offer = await sent();
  await decide(finance, offer, "reject", "Too much for this band.");
  const { state, events } = await request(offer);
  expect(state).toBe("draft");
  expect(events[0]).toMatchObject({ type: "rejected", comment: "Too much for this band." });
  expect((await mailTo("recruiter"))?.text).toContain("Too much for this band.");
  const changed = await change(offer, { offered_salary: 4_200_000 });
  await move(changed, "MADE");
  expect(await states(offer)).toEqual(["Finance waiting", "Director later"]);
  expect((await request(offer)).offered_salary).toBe(4_200_000);
});

test("a change of terms asks again only the steps that read it", async () => {
  const offer = await sent();
  await decide(finance, offer);
  await decide(director, offer);
  const later = await change(offer, { start_date: "2027-02-01" });
  expect(await states(offer)).toEqual(["Finance waiting", "Director approved"]);
  expect((await request(offer)).changes).toEqual([
    { field: "start_date", before: "2027-01-04", after: "2027-02-01" },
  ]);
  const dearer = await change(later, { offered_salary: 5_000_000 });
  expect(await states(offer)).toEqual(["Finance waiting", "Director later"]);
  await change(dearer, { offered_salary: 3_000_000 });
  expect((await request(offer)).state).toBe("withdrawn");
});

test("a withdrawn offer and one whose application is rejected wait for nobody", async () => {
  const first = await sent();
  await move(first, "WITHDRAWN", "The post is gone.");
  expect((await request(first)).state).toBe("withdrawn");
  const second = await sent();
  const reason = "Not successful at interview";
  await moveAsSeen(recruiter, { ids: [application().id], status: "REJECTED", reason });
  expect((await request(second)).state).toBe("withdrawn");
  const { records } = await finance.call(contract.listRequisitions, { query: { tab: "mine" } });
  expect(records.filter(({ kind }) => kind === "offer")).toEqual([]);
});

test("an approver without a role for the job decides about terms, and reads no name", async () => {
  const offer = await sent();
  await decide(finance, offer);
  expect(await request(offer, director)).toMatchObject({
    applicant: null,
    title: "Care Assistant",
    offered_salary: 4_500_000,
  });
  const { records } = await director.call(contract.listRequisitions, { query: {} });
  expect(records).toMatchObject([{ kind: "offer", subject_id: offer.id, applicant: null }]);
  await expect(
    director.call(listOffers, { params: { id: application().id } }),
  ).rejects.toMatchObject({ status: 403 });
});

test("an anonymised applicant has no name in the request, its line, mail or link", async () => {
  await db
    .updateTable("applications")
    .set({ anonymised: true })
    .where("id", "=", application().id)
    .execute();
  const offer = await sent();
  const line = (await finance.call(contract.listRequisitions, { query: {} })).records;
  const page = await request(offer, finance);
  expect(page.applicant).toMatchObject({ anonymised_row: true, first_name: null });
  const mail = await mailTo("finance");
  const token = /portal\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const link = await testBrowser(app).call(getPortalRequest, { params: { token } });
  expect(link).toMatchObject({ kind: "offer", offered_salary: 4_500_000 });
  expect(JSON.stringify([line, page, mail, link])).not.toMatch(/Oluwaseun|Adeyemi/i);
  expect((await request(offer, admin)).applicant?.first_name).toMatch(/^Oluwaseun/);
});

test("a role that hides salaries hides the offered one from an approver, changes included", async () => {
  const { northgate } = companies.ids;
  const { id: role_id } = await db
    .insertInto("roles")
    .values({
      company_id: northgate,
      name: "Reader",
      rights: ["VIEW_JOBS"],
      scope: "company",
      hidden_groups: ["salary"],
      created_by: null,
      created_date_time: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("users")
    .set({ role_id, user_type: "Reader" })
    .where("id", "=", ids.finance)
    .execute();
  const offer = await sent();
  await change(offer, { offered_salary: 4_800_000 });
  const reader = await signIn(app, "finance@northgate.example");
  const page = await request(offer, reader);
  expect(page.offered_salary).toBeNull();
  expect(JSON.stringify(page)).not.toMatch(/4[58]0{5}|4[58],000/);
});

test("another company finds no request, and a colleague without the application none either", async () => {
  const offer = await sent();
  const other = await signIn(app, "admin@riverside.example");
  await expect(request(offer, other)).rejects.toMatchObject({ status: 404 });
  await decide(finance, offer);
  const { northgate } = companies.ids;
  await addUser(db, northgate, "Nia Cole", "Visitor" as Role, "nia@northgate.example");
  const nia = await signIn(app, "nia@northgate.example");
  await expect(request(offer, nia)).rejects.toMatchObject({ status: 404 });
});

test("erasing the person erases the offer and what was said about it", async () => {
  const offer = await sent();
  await erase(admin, companies.candidates.oluwaseun.id);
  const left = await db
    .selectFrom("requisitions")
    .where("offer_id", "=", offer.id)
    .select("id")
    .execute();
  expect(left).toEqual([]);
});

test("a chain's conditions name only fields of its kind, and it keeps its kind", async () => {
  const chain = { name: "Offers", scope: [], steps: [chainStep("Finance", 1, ids.finance)] };
  const openings: StoredCondition = { field: "openings", is: "at_least", value: 2 };
  const add = (scope: StoredCondition[]) =>
    admin.call(addApprovalChain, { body: { ...chain, kind: "offer", scope } });
  await expect(add([openings])).rejects.toThrow("These requests have no such field.");
  expect(await add([above])).toMatchObject({ kind: "offer", scope: [above] });
});
