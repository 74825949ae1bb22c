import { updateAgency } from "@ats/core/agencies/contract";
import { endOwnership } from "@ats/core/agencies/ownership-contract";
import * as contract from "@ats/core/agencies/placement-contract";
import { addAgencyTerms, listAgencyTerms } from "@ats/core/agencies/terms-contract";
import * as agency from "@ats/core/agency-portal/placements-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { addCost, getCost, listCosts, updateCost } from "@ats/core/costs/contract";
import * as offers from "@ats/core/offers/contract";
import { beforeEach, expect, test } from "vitest";
import { sweepRebateWindows } from "../agencies/placements/warn-of-windows.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";

let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let admin: TestBrowser;
let recruiter: TestBrowser;
let agent: TestBrowser;
const dayMs = 86_400_000;

async function signInAll() {
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
}

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await signInAll();
  await services.system.deleteFrom("placements").execute();
  await services.system
    .updateTable("applications")
    .set({ source: "Brightstaff" })
    .where("id", "=", applicationId())
    .execute();
  await admin.call(addAgencyTerms, {
    params: companies.agencies.brightstaff,
    body: {
      valid_from: "2026-01-01",
      currency: "GBP",
      fee_bands: [{ from: 0, percentage: 2_000 }],
      rebates: [
        { month: 1, percentage: 7_500 },
        { month: 3, percentage: 2_500 },
      ],
      ownership_months: 6,
      direct_applicants: "FIRST",
    },
  });
});

const applicationId = () => companies.applications.oluwaseunAsCarer.id;
const offer = async (start_date: string | null = "2026-11-20", currency: "GBP" | "EUR" = "GBP") => {
  const drafted = await recruiter.call(offers.addOffer, {
    params: { id: applicationId() },
    body: {
      offered_salary: 3_400_000,
      currency,
      job_type: "Full time",
      start_date,
      answer_by: null,
      note: "",
    },
  });
  return recruiter.call(offers.moveOffer, {
    params: { id: drafted.id },
    version: drafted.version,
    body: { state: "MADE" },
  });
};
const accept = ({ id, version }: Pick<offers.Offer, "id" | "version">) =>
  recruiter.call(offers.moveOffer, { params: { id }, version, body: { state: "ACCEPTED" } });
const move = (status: "HIRE" | "PROCESSING") =>
  moveAsSeen(recruiter, { ids: [applicationId()], status });
const list = (query: object = {}, by: TestBrowser = admin) =>
  by.call(contract.listPlacements, { query }).then(({ records }) => records);
const placed = async (by: TestBrowser = admin) => {
  const [placement] = await list({ application_id: applicationId() }, by);
  if (!placement) throw new Error("There is no placement.");
  return placement;
};
const hire = async () => {
  await accept(await offer());
  await move("HIRE");
  return placed();
};
const fees = async () =>
  (await admin.call(listCosts, { query: { job_id: companies.jobs.carer.id } })).records;
/** Sessions end meanwhile. */
const daysPass = async (days: number) => {
  services.clock.advance(days * dayMs);
  await signInAll();
};

const leave = async (left_date: string) => {
  const { id, version } = await placed();
  return recruiter.call(contract.recordLeaver, {
    params: { id },
    version,
    body: { left_date, reason: "Moved away" },
  });
};
const invoice = async (part: object = {}) =>
  admin.call(contract.recordPlacementInvoice, {
    params: { id: (await placed()).id },
    body: {
      invoice_number: "B-1",
      date: "2026-11-20",
      net: 680_000,
      vat_rate: 2_000,
      currency: "GBP",
      ...part,
    },
  });
const claim = async () => admin.call(contract.claimRebate, { params: { id: (await placed()).id } });
const credit = async (part: object = {}) =>
  admin.call(contract.recordPlacementCredit, {
    params: { id: (await placed()).id },
    body: { number: "B-CR-1", date: "2026-11-20", net: 510_000, vat_rate: 2_000, ...part },
  });

test("a hire of an agency's candidate is a placement whose fee is the one that the offer forecast", async () => {
  expect(await hire()).toMatchObject({
    agency: { name: "Brightstaff" },
    job: { title: "Care Assistant" },
    start_date: "2026-11-20",
    has_offer: true,
    terms_from: "2026-01-01",
    state: "IN_WINDOW",
    rebate: { month: 1, percentage: 7_500, ends_on: "2026-12-19" },
    window_ends_on: "2027-02-19",
    days_left: 91,
    invoice_state: "NONE",
    money: {
      salary: { amount: 3_400_000, currency: "GBP" },
      fee: { amount: 680_000, currency: "GBP" },
      invoice: null,
    },
  });
  expect(await fees()).toMatchObject([{ net: 680_000, stage: "COMMITTED", is_forecast: false }]);
});

test("a candidate who is hired twice over is one placement and one fee", async () => {
  await hire();
  await move("PROCESSING");
  expect(await list({ application_id: applicationId() })).toEqual([]);
  expect(await fees()).toHaveLength(1);
  await move("HIRE");
  expect(await list({ application_id: applicationId() })).toHaveLength(1);
  expect(await fees()).toHaveLength(1);
});

test("an offer that is accepted after the hire gives the placement its salary, and one fee", async () => {
  await move("HIRE");
  expect(await placed()).toMatchObject({ state: "NO_START", money: { salary: null, fee: null } });
  await accept(await offer());
  expect(await placed()).toMatchObject({ state: "IN_WINDOW", money: { fee: { amount: 680_000 } } });
  expect(await fees()).toHaveLength(1);
});

test("without an offer the salary is entered, the fee follows, and it goes with the hire", async () => {
  await move("HIRE");
  const { id } = await placed();
  const set = (salary: number) =>
    admin.call(contract.setPlacementSalary, {
      params: { id },
      body: { salary, currency: "GBP" },
    });
  await expect(set(0)).rejects.toThrow("Enter a salary above zero.");
  await set(3_000_000);
  expect(await fees()).toMatchObject([{ net: 600_000 }]);
  await set(3_100_000);
  expect(await fees()).toMatchObject([{ net: 620_000, shares: [{ amount: 620_000 }] }]);
  await offer();
  expect(await fees()).toHaveLength(1);
  await move("PROCESSING");
  expect(await fees()).toMatchObject([{ net: 680_000 }]);
});

test("applicants who came without an agency make no placement", async () => {
  await moveAsSeen(recruiter, { ids: [companies.applications.annAsNurse.id], status: "HIRE" });
  expect(await list()).toEqual([]);
});

test("a hire whose agency had no right to represent them is no placement", async () => {
  await admin.call(endOwnership, {
    params: { id: companies.submission.id },
    body: { reason: "NO_RIGHT" },
  });
  await accept(await offer());
  await move("HIRE");
  expect(await list({ application_id: applicationId() })).toEqual([]);
});

test("a placement keeps its terms from being others", async () => {
  const versions = async () =>
    (await admin.call(listAgencyTerms, { params: companies.agencies.brightstaff })).versions;
  await hire();
  expect((await versions())[0]).toMatchObject({ is_fixed: true });
});

test("a hire that is undone after the invoice stays as undone, and returns with the next hire", async () => {
  await hire();
  await invoice();
  await move("PROCESSING");
  expect(await placed()).toMatchObject({ state: "UNDONE", invoice_state: "EQUAL" });
  await expect(leave("2026-11-20")).rejects.toThrow("The hire was undone");
  await move("HIRE");
  expect(await placed()).toMatchObject({ state: "IN_WINDOW", invoice_state: "EQUAL" });
});

test("the first day of work changes, but not to before the offer or after the last", async () => {
  const { id, version } = await hire();
  const start = (start_date: string, from: number) =>
    recruiter.call(contract.updatePlacement, {
      params: { id },
      version: from,
      body: { start_date },
    });
  await expect(start("2026-11-19", version)).rejects.toThrow(
    "The offer was made on 20 November 2026. Enter that day or a later one.",
  );
  const moved = await start("2026-11-30", version);
  expect(await placed()).toMatchObject({ state: "NOT_STARTED", window_ends_on: "2027-02-28" });
  await expect(start("2026-12-01", version)).rejects.toThrow("changed");
  await daysPass(20);
  await leave("2026-12-05");
  await expect(start("2026-12-06", moved.version + 1)).rejects.toThrow(
    "The person left on 5 December 2026.",
  );
});

test("an invoice that equals the fee is matched, on the cost that was there", async () => {
  await hire();
  await expect(invoice({ currency: "EUR" })).rejects.toThrow(
    "The fee is in GBP and the invoice in EUR.",
  );
  await invoice();
  expect(await placed()).toMatchObject({
    invoice_state: "EQUAL",
    money: { invoice: { number: "B-1", date: "2026-11-20", net: 680_000, difference: 0 } },
  });
  expect(await fees()).toMatchObject([{ invoice_number: "B-1", stage: "ACTUAL", vat_rate: 2_000 }]);
  await expect(invoice({ invoice_number: "B-2" })).rejects.toThrow("recorded already");
});

test("a difference is accepted or disputed with a reason", async () => {
  const { id } = await hire();
  await invoice({ net: 730_000 });
  expect(await placed()).toMatchObject({
    invoice_state: "DIFFERENT",
    money: { invoice: { difference: 50_000 } },
  });
  const answer = (reason: string) =>
    admin.call(contract.answerPlacementInvoice, {
      params: { id },
      body: { answer: "DISPUTED", reason },
    });
  await expect(answer(" ")).rejects.toThrow("Enter a reason.");
  await answer("We agreed 20 %.");
  expect(await placed()).toMatchObject({
    invoice_state: "DISPUTED",
    money: { invoice: { reason: "We agreed 20 %." } },
  });
});

test("an invoice that is recorded already is refused, until it is chosen for the placement", async () => {
  const { id } = await hire();
  await expect(invoice({ invoice_number: "bs - 1" })).rejects.toThrow(
    "This invoice is recorded already: Agency, Brightstaff, BS-1.",
  );
  const { records } = await admin.call(contract.listPlacementCosts, { params: { id } });
  expect(records).toMatchObject([{ id: companies.freeInvoice, net: 500_000 }]);
  await admin.call(contract.choosePlacementCost, {
    params: { id },
    body: { cost_id: companies.freeInvoice },
  });
  expect(await placed()).toMatchObject({
    invoice_state: "DIFFERENT",
    money: { cost_id: companies.freeInvoice, invoice: { difference: -180_000 } },
  });
  expect(await fees()).toEqual([]);
  await move("PROCESSING");
  await move("HIRE");
  expect(await fees()).toEqual([]);
});

test("a cost of another agency, one in another currency or of another placement is no invoice of it", async () => {
  const { id } = await hire();
  const choose = (cost_id: number) =>
    admin.call(contract.choosePlacementCost, { params: { id }, body: { cost_id } });
  await expect(choose(companies.costs.advert.id)).rejects.toThrow("This cost does not exist");
  const { currency: _, ...euro } = await admin.call(getCost, {
    params: { id: companies.freeInvoice },
  });
  await admin.call(updateCost, {
    params: { id: companies.freeInvoice },
    version: euro.version,
    body: { ...euro, currency: "EUR", rate: null, rate_date: null, shares: [] },
  });
  await expect(choose(companies.freeInvoice)).rejects.toThrow("The fee is in GBP");
});

test("somebody who leaves within the window brings back the part of that month", async () => {
  await hire();
  await daysPass(40);
  await expect(leave("2026-11-19")).rejects.toThrow(
    "The person started on 20 November 2026. Enter that day or a later one.",
  );
  await expect(leave("2026-12-31")).rejects.toThrow("This day is to come.");
  await leave("2026-12-19");
  expect(await placed()).toMatchObject({
    state: "LEFT",
    rebate: { month: 1, percentage: 7_500 },
    money: { rebate_due: { amount: 510_000, currency: "GBP" } },
  });
  await leave("2026-12-20");
  expect(await placed()).toMatchObject({
    rebate: { month: 3, percentage: 2_500 },
    money: { rebate_due: { amount: 170_000 } },
  });
  const { id } = await placed();
  await recruiter.call(contract.removeLeaver, { params: { id } });
  expect(await placed()).toMatchObject({ state: "IN_WINDOW", left_reason: "" });
});

test("a rebate is claimed once, mailed to the agency, and credited as money off the cost", async () => {
  await hire();
  const brightstaff = { params: companies.agencies.brightstaff };
  await admin.call(updateAgency, {
    ...brightstaff,
    version: 1,
    body: {
      name: "Brightstaff",
      contacts: [{ name: "Bea Flynn", email: "bea@brightstaff.example" }],
    },
  });
  await invoice();
  await expect(claim()).rejects.toThrow("Enter the day on which the person left first.");
  await expect(credit()).rejects.toThrow("No rebate is due");
  await daysPass(3);
  await leave("2026-11-22");
  await claim();
  await expect(claim()).rejects.toThrow("The rebate is claimed already.");
  await expect(leave("2026-11-23")).rejects.toThrow("Withdraw the claim first.");
  expect(await placed()).toMatchObject({
    state: "CLAIMED",
    claimed_by: expect.stringMatching(/\w/),
    money: { claimed: { amount: 510_000 } },
  });
  const mail = await services.system
    .selectFrom("outgoing_mail")
    .select(["to_address", "subject", "text"])
    .where("about", "=", `placement ${(await placed()).id}`)
    .execute();
  expect(mail).toMatchObject([
    { to_address: "bea@brightstaff.example", subject: expect.stringContaining("£5,100.00") },
  ]);
  expect(mail[0]?.text).not.toContain("Oluwaseun");
  await credit();
  expect(await placed()).toMatchObject({
    state: "CREDITED",
    money: { credit: { number: "B-CR-1", net: -510_000, difference: 0 } },
  });
  expect((await fees()).map(({ kind, net }) => [kind, net]).toSorted()).toEqual([
    ["COST", 680_000],
    ["CREDIT_NOTE", -510_000],
  ]);
  await expect(credit({ number: "B-CR-2" })).rejects.toThrow("recorded already");
});

test("a credit note of a part needs a reason, and one beyond the invoice is refused", async () => {
  await hire();
  await invoice();
  await daysPass(3);
  await leave("2026-11-22");
  await claim();
  await expect(credit({ net: 500_000 })).rejects.toThrow(
    "The claim is £5,100.00 and the credit note £5,000.00: £100.00 less.",
  );
  await expect(credit({ net: 680_001, reason: "Goodwill" })).rejects.toThrow(
    "£6,800.00 of it can still be credited",
  );
  await credit({ net: 500_000, reason: "Agreed by telephone" });
  expect(await placed()).toMatchObject({
    money: { credit: { difference: -10_000, reason: "Agreed by telephone" } },
  });
});

test("who leaves after the window brings nothing back, and neither do terms without a rebate", async () => {
  await hire();
  await daysPass(120);
  await leave("2027-02-20");
  expect(await placed()).toMatchObject({
    state: "LEFT",
    rebate: null,
    money: { rebate_due: null },
  });
  await expect(claim()).rejects.toThrow("The rebate window ended on 19 February 2027");
});

test("a claim is withdrawn until the agency credits it", async () => {
  await hire();
  await invoice();
  await daysPass(3);
  await leave("2026-11-22");
  await claim();
  const withdraw = async () => {
    const { id } = await placed();
    return admin.call(contract.withdrawClaim, { params: { id } });
  };
  await withdraw();
  expect(await placed()).toMatchObject({ state: "LEFT", money: { claimed: null } });
  await claim();
  await credit();
  await expect(withdraw()).rejects.toThrow("The agency has credited this claim.");
});

test("lists tell which windows end soon, which rebates to claim and which invoices are missing", async () => {
  await hire();
  const ids = async (filter: string) => (await list({ filter })).length;
  expect([await ids("ends_soon"), await ids("to_claim"), await ids("no_invoice")]).toEqual([
    0, 0, 1,
  ]);
  await daysPass(85);
  expect(await ids("ends_soon")).toBe(1);
  expect((await placed()).days_left).toBe(6);
  await leave("2027-02-12");
  expect([await ids("ends_soon"), await ids("to_claim")]).toEqual([0, 1]);
});

test("recruiter and those who record costs are warned once of a window that ends", async () => {
  await hire();
  const warned = async () => {
    await sweepRebateWindows(services);
    const mail = await services.system
      .selectFrom("outgoing_mail")
      .select(["to_address", "subject", "text"])
      .where("subject", "like", "Rebate window of%")
      .orderBy("id")
      .execute();
    for (const { text } of mail) expect(text).not.toContain("Oluwaseun");
    return mail.map(({ to_address, subject }) => [to_address, subject]);
  };
  expect(await warned()).toEqual([]);
  await daysPass(80);
  const told = await warned();
  expect(told).toContainEqual([
    "recruiter@northgate.example",
    "Rebate window of Brightstaff ends on 19 February 2027",
  ]);
  expect(told.map(([to]) => to)).toContain("admin@northgate.example");
  expect(await warned()).toEqual(told);
});

test("without the right to costs, or with costs off, a placement shows no money", async () => {
  await hire();
  await invoice();
  expect(await placed(recruiter)).toMatchObject({ invoice_state: "EQUAL", money: null });
  await expect(
    recruiter.call(contract.claimRebate, { params: { id: (await placed()).id } }),
  ).rejects.toThrow(/right|may not/i);
  const { ats_settings } = await services.system
    .selectFrom("companies")
    .select("ats_settings")
    .where("id", "=", companies.ids.northgate)
    .executeTakeFirstOrThrow();
  await services.system
    .updateTable("companies")
    .set({ ats_settings: JSON.stringify({ ...ats_settings, cost_enabled: false }) })
    .where("id", "=", companies.ids.northgate)
    .execute();
  expect((await placed()).money).toBeNull();
  await expect(claim()).rejects.toThrow("Costs are switched off");
});

const ofAgency = (by: TestBrowser, client_id = companies.ids.northgate) =>
  by.call(agency.listAgencyPlacements, { params: { client_id } }).then(({ records }) => records);

test("an agency sees its own placements: fee, invoice, window, and a leaver once the rebate is claimed", async () => {
  const { id } = await hire();
  const params = { client_id: companies.ids.northgate, id };
  expect(await ofAgency(agent)).toMatchObject([
    { id, last_name: "Adeyemi", fee: { amount: 680_000 }, state: "IN_WINDOW", invoice_number: "" },
  ]);
  await agent.call(agency.giveInvoiceNumber, { params, body: { invoice_number: "B-1" } });
  expect(await placed()).toMatchObject({
    invoice_state: "NUMBER_GIVEN",
    money: { given_invoice_number: "B-1" },
  });
  await invoice();
  await expect(
    agent.call(agency.giveInvoiceNumber, { params, body: { invoice_number: "B-9" } }),
  ).rejects.toThrow("The client has recorded your invoice.");
  await daysPass(3);
  await leave("2026-11-22");
  const [before] = await ofAgency(agent);
  expect(before).toMatchObject({ state: "IN_WINDOW", left_date: null });
  expect(JSON.stringify(before)).not.toMatch(/3400000|Moved away/);
  await claim();
  await credit();
  expect(await ofAgency(agent)).toMatchObject([
    {
      state: "CREDITED",
      left_date: "2026-11-22",
      claimed: { amount: 510_000 },
      credit: { number: "B-CR-1", amount: 510_000 },
    },
  ]);
});

test("another agency, another company and a client without a link see none of it", async () => {
  const { id, version } = await hire();
  const other = await signIn(testApi(services), "agent@carewise.example");
  expect(await ofAgency(other)).toEqual([]);
  const gone = "does not exist, or you may not see it";
  const client_id = companies.ids.northgate;
  await expect(
    other.call(agency.giveInvoiceNumber, {
      params: { client_id, id },
      body: { invoice_number: "X" },
    }),
  ).rejects.toThrow(gone);
  expect(await ofAgency(agent, companies.ids.riverside)).toEqual([]);
  await expect(ofAgency(agent, companies.ids.closed)).rejects.toThrow(gone);
  const riverside = await signIn(testApi(services), "admin@riverside.example");
  expect(await list({}, riverside)).toEqual([]);
  await expect(
    riverside.call(contract.recordLeaver, {
      params: { id },
      version,
      body: { left_date: "2026-11-20", reason: "Guess" },
    }),
  ).rejects.toThrow(gone);
  const manager = await signIn(testApi(services), "manager@northgate.example");
  await expect(list({}, manager)).rejects.toThrow("no right to");
  await expect(
    manager.call(contract.updatePlacement, {
      params: { id },
      version,
      body: { start_date: "2026-12-01" },
    }),
  ).rejects.toThrow(gone);
});

test("every step of a placement is on the record, without the person's name", async () => {
  await hire();
  await invoice();
  await daysPass(3);
  await leave("2026-11-22");
  await claim();
  await credit();
  const { records } = await admin.call(listAuditEvents, { query: { areas: ["agencies"] } });
  const types = records.map(({ type }) => type);
  for (const type of [
    "placement_made",
    "placement_invoiced",
    "placement_left",
    "rebate_claimed",
    "rebate_credited",
  ])
    expect(types).toContain(type);
  expect(JSON.stringify(records)).not.toContain("Oluwaseun");
});

test("a fee in another currency than the terms is that of the salary, and its rebate too", async () => {
  await accept(await offer("2026-11-20", "EUR"));
  await move("HIRE");
  await invoice({ currency: "EUR" });
  await daysPass(1);
  await leave("2026-11-20");
  expect(await placed()).toMatchObject({
    money: { rebate_due: { amount: 510_000, currency: "EUR" } },
  });
});

test("a cost that is removed leaves the placement without an invoice", async () => {
  await hire();
  const [fee] = await fees();
  await services.system
    .deleteFrom("cost_lines")
    .where("id", "=", fee?.id ?? 0)
    .execute();
  await invoice({ net: 680_000 });
  expect(await fees()).toMatchObject([{ invoice_number: "B-1", shares: [{ amount: 680_000 }] }]);
  await expect(
    admin.call(addCost, {
      body: {
        type: "Agency",
        supplier: "Brightstaff",
        invoice_number: "B-1",
        net: 1,
        vat_rate: 0,
        currency: "GBP",
      },
    }),
  ).rejects.toThrow("recorded already");
});
