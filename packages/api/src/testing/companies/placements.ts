import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { testNow } from "../records.ts";
import type { Northgate } from "./northgate.ts";

interface Place extends Northgate {
  agencies: { brightstaff: { id: number }; carewise: { id: number } };
  applications: { oluwaseunAsCarer: { id: number }; annAsCarer: { id: number } };
}

/**
 * Placements: one whose invoice is awaited, one of somebody who left after an invoice above the fee,
 * and one whose rebate is claimed. An invoice of an agency has no placement yet.
 */
export async function makePlacements(place: Place) {
  const { db, ids, users, annAsNurse, nurse, agencies, applications } = place;
  const company_id = ids.northgate;
  const invoice = async (supplier: string, invoice_number: string, net: number) => {
    const line = await db
      .insertInto("cost_lines")
      .values({
        company_id,
        kind: "COST",
        credits_line_id: null,
        type: "Agency",
        is_internal: false,
        supplier,
        po_number: "",
        invoice_number,
        net,
        vat_rate: 2_000,
        currency: "GBP",
        rate: null,
        rate_date: null,
        home_net: net,
        expected_date: "2026-10-05",
        incurred_date: "2026-10-05",
        paid_date: null,
        note: "",
        campaign: "",
        dept: "",
        source: supplier,
        split_by: "EVENLY",
        job_count: 1,
        document_key: null,
        document_name: null,
        document_type: null,
        created_by: users.admin.id,
        created_date_time: testNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("cost_shares")
      .values({
        company_id,
        line_id: line.id,
        job_id: nurse.id,
        amount: net,
        home_amount: net,
        position: 0,
      })
      .execute();
    return line.id;
  };
  const terms = await db
    .insertInto("agency_terms")
    .values({
      company_id,
      agency_id: agencies.carewise.id,
      valid_from: "2024-01-01",
      valid_until: "2024-12-31",
      currency: "GBP",
      fee_bands: JSON.stringify([{ from: 0, percentage: 1_800, fee: null }]),
      rebates: JSON.stringify([
        { month: 1, percentage: 7_500 },
        { month: 3, percentage: 2_500 },
      ]),
      ownership_months: 6,
      direct_applicants: "FIRST",
      conditions: "",
      warn_days: 30,
      created_by: null,
      created_date_time: testNow,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const add = (more: Partial<Insertable<Tables["placements"]>>) =>
    db
      .insertInto("placements")
      .values({
        company_id,
        agency_id: agencies.carewise.id,
        application_id: annAsNurse.id,
        offer_id: null,
        terms_id: terms.id,
        offered_date: "2026-09-01",
        start_date: "2026-10-01",
        salary: 3_000_000,
        currency: "GBP",
        fee: 540_000,
        fee_currency: "GBP",
        rebate_until: "2026-12-31",
        cost_line_id: null,
        created_date_time: testNow,
        ...more,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const left = { left_date: "2026-10-30", left_reason: "Another offer" };
  return {
    freeInvoice: await invoice("Brightstaff", "BS-1", 500_000),
    placements: {
      awaited: await add({
        agency_id: agencies.brightstaff.id,
        application_id: applications.oluwaseunAsCarer.id,
        terms_id: null,
        salary: null,
        currency: null,
        fee: null,
        fee_currency: null,
        rebate_until: null,
      }),
      left: await add({
        ...left,
        application_id: applications.annAsCarer.id,
        cost_line_id: await invoice("Carewise", "CW-1", 590_000),
      }),
      claimed: await add({
        ...left,
        cost_line_id: await invoice("Carewise", "CW-2", 540_000),
        claim_amount: 405_000,
        claimed_by: users.admin.id,
        claimed_date_time: testNow,
      }),
    },
  };
}

/** Removes the placements and their costs, for tests that count costs. */
export async function removePlacements(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("placements").execute();
  await db
    .deleteFrom("cost_lines")
    .where("invoice_number", "in", ["BS-1", "CW-1", "CW-2"])
    .execute();
}
