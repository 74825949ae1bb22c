import type { Northgate } from "./northgate.ts";
import { testNow } from "../records.ts";

/** An advert that is invoiced, with its document, and half a rebate on it. */
export async function makeCosts({ db, ids, users, nurse }: Northgate) {
  const line = {
    company_id: ids.northgate,
    kind: "COST",
    credits_line_id: null,
    type: "Advert",
    is_internal: false,
    supplier: "Indeed",
    po_number: "PO-7",
    invoice_number: "INV-1",
    net: 30_000,
    vat_rate: 2_000,
    currency: "GBP",
    rate: null,
    rate_date: null,
    home_net: 30_000,
    expected_date: "2026-11-02",
    incurred_date: "2026-11-02",
    paid_date: null,
    note: "",
    campaign: "",
    dept: "",
    source: "",
    split_by: "EVENLY",
    job_count: 1,
    document_key: null,
    document_name: null,
    document_type: null,
    created_by: users.admin.id,
    created_date_time: testNow,
  } as const;
  const advert = await db
    .insertInto("cost_lines")
    .values({
      ...line,
      document_key: "1/costs/invoice.pdf",
      document_name: "Invoice.pdf",
      document_type: "application/pdf",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("cost_shares")
    .values({
      company_id: ids.northgate,
      line_id: advert.id,
      job_id: nurse.id,
      amount: 30_000,
      home_amount: 30_000,
      position: 0,
    })
    .execute();
  const unpaid = await db
    .insertInto("cost_lines")
    .values({ ...line, invoice_number: "", po_number: "", incurred_date: null, job_count: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { costs: { advert, unpaid } };
}
