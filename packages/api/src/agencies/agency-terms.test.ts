import { listAgencies } from "@ats/core/agencies/contract";
import * as contract from "@ats/core/agencies/terms-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";
import { sweepTerms } from "./warn-of-terms.ts";

let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let admin: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const body = {
  valid_from: "2026-01-01",
  currency: "GBP" as const,
  fee_bands: [{ from: 0, percentage: 2_000 }],
  ownership_months: 6,
  direct_applicants: "FIRST" as const,
};
const carewise = () => ({ id: companies.agencies.carewise.id });
const talentNorth = () => ({ id: companies.agencies.talentNorth.id });
const add = (part: object, params = talentNorth()) =>
  admin.call(contract.addAgencyTerms, { params, body: { ...body, ...part } });
const daysOf = async (params: { id: number }) =>
  (await admin.call(contract.listAgencyTerms, { params })).versions.map(
    ({ valid_from, valid_until, stage }) => [valid_from, valid_until, stage],
  );

/** A fee that was forecast by the terms. */
const restFeeOn = (agency_terms_id: number) =>
  services.system
    .updateTable("cost_lines")
    .set({ agency_terms_id })
    .where("id", "=", companies.costs.advert.id)
    .execute();

test("terms that begin later end the open ones on the day before", async () => {
  await add({});
  await add({ valid_from: "2027-04-01" });
  expect(await daysOf(talentNorth())).toEqual([
    ["2027-04-01", null, "LATER"],
    ["2026-01-01", "2027-03-31", "IN_FORCE"],
  ]);
});

test("no two versions share a day, also when both are added at once", async () => {
  await expect(add({ valid_from: "2025-06-01" }, carewise())).rejects.toThrow(
    "Other terms begin on 1 January 2026. End these on 31 December 2025 or before.",
  );
  const { inForce } = companies.agencyTerms;
  await expect(
    admin.call(contract.updateAgencyTerms, {
      params: inForce,
      body: { ...body, valid_until: "2027-01-01" },
      version: 1,
    }),
  ).rejects.toThrow("Other terms begin on 1 January 2027.");
  const results = await Promise.allSettled([add({}), add({})]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("terms can be corrected until fees rest on them, and then only end later", async () => {
  const params = companies.agencyTerms.inForce;
  const terms = { ...body, valid_until: "2026-12-31" };
  const change = (part: object, version: number) =>
    admin.call(contract.updateAgencyTerms, { params, body: { ...terms, ...part }, version });
  expect(await change({}, 1)).toMatchObject({ fee_bands: [{ percentage: 2_000 }], version: 2 });
  await restFeeOn(params.id);
  await expect(change({ ownership_months: 12 }, 2)).rejects.toThrow(
    "Fees or candidates rest on these terms, so only their last day and the warning can change.",
  );
  await expect(change({ valid_until: "2026-02-01" }, 2)).rejects.toThrow("end today or later");
  expect(await change({ valid_until: "2026-12-15" }, 2)).toMatchObject({
    valid_until: "2026-12-15",
    is_fixed: true,
  });
  await expect(add({ valid_from: "2026-03-01" }, carewise())).rejects.toThrow(
    "Fees or candidates rest on the terms since 1 January 2026. Let these begin after today.",
  );
  await expect(admin.call(contract.removeAgencyTerms, { params, version: 3 })).rejects.toThrow(
    "Set their last day to end them.",
  );
});

test("the signed terms are kept as a file, and every change is on the record", async () => {
  const params = companies.agencyTerms.inForce;
  const attach = () =>
    admin.call(contract.attachTermsDocument, {
      params,
      query: { name: "Terms.pdf" },
      body: testCv(),
    });
  await attach();
  const file = await admin.call(contract.getTermsDocument, { params });
  expect(await file.text()).toBe(await testCv().text());
  await restFeeOn(params.id);
  await expect(attach()).rejects.toThrow("their document stays");
  const { records } = await admin.call(listAuditEvents, { query: { areas: ["agencies"] } });
  expect(records[0]).toMatchObject({ type: "agency_terms_changed", subject_name: "Carewise" });
});

test("those who change agencies are warned once before terms end that none follow", async () => {
  const sent = async () => {
    await sweepTerms(services);
    return services.system
      .selectFrom("outgoing_mail")
      .select(["to_address", "subject"])
      .where("about", "=", `terms of agency ${carewise().id}`)
      .execute();
  };
  const { inForce, later } = companies.agencyTerms;
  const end = (valid_until: string, version: number) =>
    admin.call(contract.updateAgencyTerms, {
      params: inForce,
      body: { ...body, valid_until, warn_days: 20 },
      version,
    });
  const today = (await admin.call(contract.listAgencyTerms, { params: carewise() })).today;
  const inDays = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  await end(inDays(12), 1);
  const leftOf = async () =>
    (await admin.call(listAgencies, {})).records.find(({ name }) => name === "Carewise")
      ?.terms_days_left;
  expect(await leftOf()).toBe(12);
  await admin.call(contract.removeAgencyTerms, { params: later, version: 1 });
  expect(await leftOf()).toBe(12);
  const [mail, ...others] = await sent();
  expect(mail).toMatchObject({
    to_address: "admin@northgate.example",
    subject: expect.stringContaining("Terms with Carewise end on "),
  });
  expect(await sent()).toHaveLength(1 + others.length);
  await add({ valid_from: inDays(13) }, carewise());
  expect(await leftOf()).toBeNull();
});

test("a recruiter reads terms and changes none; another company sees nothing of them", async () => {
  const app = testApi(services);
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const read = (reader: TestBrowser) =>
    reader.call(contract.listAgencyTerms, { params: carewise() });
  expect((await read(recruiter)).versions).toHaveLength(3);
  await expect(
    recruiter.call(contract.addAgencyTerms, { params: carewise(), body }),
  ).rejects.toThrow("no right to update agencies");
  await expect(read(await signIn(app, "admin@riverside.example"))).rejects.toThrow(
    "does not exist",
  );
});
