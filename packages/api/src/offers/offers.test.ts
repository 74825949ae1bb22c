import { listActivity } from "@ats/core/applications/contract";
import * as contract from "@ats/core/offers/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const application = () => ({ id: companies.applications.oluwaseunAsCarer.id });

const terms: contract.OfferInput = {
  offered_salary: 3_400_000,
  currency: "GBP",
  job_type: "Full time",
  start_date: "2027-01-04",
  answer_by: "2026-12-04",
  note: "",
};

const draft = (body = terms) => recruiter.call(contract.addOffer, { params: application(), body });

const move = (
  { id, version }: Pick<contract.Offer, "id" | "version">,
  state: "MADE" | "ACCEPTED" | "DECLINED" | "WITHDRAWN",
  reason?: string,
) => recruiter.call(contract.moveOffer, { params: { id }, version, body: { state, reason } });

test("an offer is drafted, changed, made and accepted, and the record tells each", async () => {
  const drafted = await draft();
  expect(drafted).toMatchObject({ state: "DRAFT", created_by: "Tom Ashdown", ...terms });
  const changed = await recruiter.call(contract.changeOffer, {
    params: { id: drafted.id },
    version: drafted.version,
    body: { ...terms, offered_salary: 3_500_000 },
  });
  const made = await move(changed, "MADE");
  expect(made).toMatchObject({ state: "MADE", offered_salary: 3_500_000, ended_date_time: null });
  expect(made.made_date_time).not.toBeNull();
  const accepted = await move(made, "ACCEPTED");
  expect(accepted.ended_date_time).not.toBeNull();
  const { records } = await recruiter.call(listActivity, { params: application() });
  expect(records.map(({ type }) => type).slice(0, 3)).toEqual([
    "offer_accepted",
    "offer_made",
    "offer_drafted",
  ]);
});

test("an application has one open offer, and another one once it was declined", async () => {
  const made = await move(await draft(), "MADE");
  await expect(draft()).rejects.toThrow("has an open offer already");
  await expect(move(made, "DECLINED")).rejects.toMatchObject({ status: 400 });
  await move(made, "DECLINED", "Salary or benefits");
  await draft({ ...terms, offered_salary: 3_600_000 });
  const { records } = await recruiter.call(contract.listOffers, { params: application() });
  expect(records.map(({ state, reason }) => [state, reason])).toEqual([
    ["DRAFT", null],
    ["DECLINED", "Salary or benefits"],
  ]);
});

test("two people who answer for the candidate at once: the second is told", async () => {
  const made = await move(await draft(), "MADE");
  await move(made, "ACCEPTED");
  await expect(move(made, "DECLINED", "No reply")).rejects.toMatchObject({ status: 412 });
});

test("an offer that was made is not changed any more", async () => {
  const made = await move(await draft(), "MADE");
  const change = recruiter.call(contract.changeOffer, {
    params: { id: made.id },
    version: made.version,
    body: terms,
  });
  await expect(change).rejects.toThrow("Only a draft can be changed");
});

test("an application that is rejected loses its open offer, and none is made to it", async () => {
  const made = await move(await draft(), "MADE");
  const reason = "Not successful at interview";
  await moveAsSeen(recruiter, { ids: [application().id], status: "REJECTED", reason });
  const { records } = await recruiter.call(contract.listOffers, { params: application() });
  expect(records).toMatchObject([
    { id: made.id, state: "WITHDRAWN", reason: `Rejected: ${reason}` },
  ]);
  await expect(draft()).rejects.toThrow("This application is rejected.");
});

test("another company's people find no offer", async () => {
  const { id, version } = await draft();
  const other = await signIn(app, "admin@riverside.example");
  const listed = other.call(contract.listOffers, { params: application() });
  await expect(listed).rejects.toMatchObject({ status: 404 });
  const moved = other.call(contract.moveOffer, {
    params: { id },
    version,
    body: { state: "MADE" },
  });
  await expect(moved).rejects.toMatchObject({ status: 404 });
});
