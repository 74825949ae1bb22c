import {
  addAgencyTerms,
  listAgencyTerms,
  updateAgencyTerms,
} from "@ats/core/agencies/terms-contract";
import { getAgencyFee } from "@ats/core/costs/agency-fee-contract";
import * as contract from "@ats/core/costs/contract";
import * as offers from "@ats/core/offers/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  await services.system
    .updateTable("applications")
    .set({ source: "talent  NORTH" })
    .where("id", "=", companies.applications.oluwaseunAsCarer.id)
    .execute();
  await admin.call(addAgencyTerms, {
    params: companies.agencies.talentNorth,
    body: {
      valid_from: "2026-01-01",
      currency: "GBP",
      fee_bands: [{ from: 0, percentage: 2_000 }],
      ownership_months: 6,
      direct_applicants: "FIRST",
    },
  });
});

const params = () => ({ id: companies.applications.oluwaseunAsCarer.id });
const draft = () =>
  recruiter.call(offers.addOffer, {
    params: params(),
    body: {
      offered_salary: 3_400_000,
      currency: "GBP",
      job_type: "Full time",
      start_date: "2027-01-04",
      answer_by: null,
      note: "",
    },
  });
const move = (
  { id, version }: Pick<offers.Offer, "id" | "version">,
  state: "MADE" | "ACCEPTED" | "DECLINED" | "WITHDRAWN",
) =>
  recruiter.call(offers.moveOffer, {
    params: { id },
    version,
    body: { state, ...(state === "DECLINED" || state === "WITHDRAWN" ? { reason: "No" } : {}) },
  });
const fees = async () =>
  (await admin.call(contract.listCosts, { query: { job_id: companies.jobs.carer.id } })).records;

const fee = {
  supplier: "Talent North",
  type: "Agency",
  net: 680_000,
  home_net: 680_000,
  stage: "COMMITTED",
  day: "2027-01-04",
};

test("an offer to an agency's applicant commits the job to the fee, and an accepted one expects it", async () => {
  const drafted = await draft();
  expect(await fees()).toEqual([]);
  const made = await move(drafted, "MADE");
  expect(await fees()).toMatchObject([
    { ...fee, is_forecast: true, shares: [{ amount: 680_000 }] },
  ]);
  await move(made, "ACCEPTED");
  expect(await fees()).toMatchObject([{ ...fee, is_forecast: false }]);
});

test("the fee is by the terms of the day of the offer, which it keeps from being others", async () => {
  await move(await draft(), "MADE");
  const { versions } = await admin.call(listAgencyTerms, {
    params: companies.agencies.talentNorth,
  });
  const [terms] = versions;
  if (!terms) throw new Error("Talent North has terms.");
  expect(terms.is_fixed).toBe(true);
  const { id, stage: _, is_fixed: __, document_name: ___, version, ...body } = terms;
  await admin.call(updateAgencyTerms, {
    params: { id },
    body: { ...body, valid_until: "2026-12-31" },
    version,
  });
  await admin.call(addAgencyTerms, {
    params: companies.agencies.talentNorth,
    body: { ...body, valid_from: "2027-01-01", fee_bands: [{ from: 0, percentage: 2_500 }] },
  });
  const [forecast] = await fees();
  expect(forecast).toMatchObject(fee);
});

test("the fee goes with an offer that is declined or withdrawn, or whose applicant is rejected", async () => {
  await move(await move(await draft(), "MADE"), "DECLINED");
  expect(await fees()).toEqual([]);
  await move(await move(await draft(), "MADE"), "WITHDRAWN");
  expect(await fees()).toEqual([]);
  await move(await draft(), "MADE");
  expect(await fees()).toHaveLength(1);
  await moveAsSeen(recruiter, {
    ids: [params().id],
    status: "REJECTED",
    reason: "Not successful at interview",
  });
  expect(await fees()).toEqual([]);
});

test("a fee that the agency has invoiced stays when the offer is withdrawn", async () => {
  const accepted = await move(await move(await draft(), "MADE"), "ACCEPTED");
  await services.system
    .updateTable("cost_lines")
    .set({ invoice_number: "TN-1" })
    .where("offer_id", "=", accepted.id)
    .execute();
  await move(accepted, "WITHDRAWN");
  expect(await fees()).toMatchObject([{ invoice_number: "TN-1", stage: "ACTUAL" }]);
});

test("applicants of other sources, and companies without costs, have no fee", async () => {
  const set = (source: string) =>
    services.system
      .updateTable("applications")
      .set({ source })
      .where("id", "=", params().id)
      .execute();
  await set("Indeed");
  await move(await move(await draft(), "MADE"), "DECLINED");
  expect(await fees()).toEqual([]);
});

test("the fee is shown on the offer, but not to who may not see where the applicant came from", async () => {
  const { id } = await draft();
  const feeFor = (reader: TestBrowser) => reader.call(getAgencyFee, { query: { offer_id: id } });
  const forecast = { agency: "Talent North", amount: 680_000, currency: "GBP" };
  expect(await feeFor(admin)).toEqual({ fee: forecast });
  await services.system
    .updateTable("applications")
    .set({ hides_person: true })
    .where("id", "=", params().id)
    .execute();
  const role = await services.system
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name: "Finance",
      rights: ["VIEW_JOBS", "VIEW_COST", "UPDATE_APPLICATIONS"],
      scope: "company",
      hidden_groups: [],
      created_by: companies.users.admin.id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.system
    .updateTable("users")
    .set({ role_id: role.id, user_type: "Finance" })
    .where("id", "=", companies.users.recruiter.id)
    .execute();
  const finance = await signIn(testApi(services), companies.users.recruiter.email);
  expect(await feeFor(finance)).toEqual({ fee: null });
});
