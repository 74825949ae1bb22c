import { invoiceStateOf, placementOn } from "@ats/core/agencies/placement";
import type { AgencyPlacement } from "@ats/core/agency-portal/placements-contract";
import * as contract from "@ats/core/agency-portal/placements-contract";
import type { agencyPlacementSortColumns } from "@ats/core/agency-portal/list-columns";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { companyToday } from "../agencies/company-today.ts";
import {
  moneyOf,
  placementColumns,
  type PlacementRow,
  placementTables,
  standingOf,
} from "../agencies/placements/placement-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { orderBy } from "../lists/list-query.ts";
import { type Client, implementForClient } from "./for-client.ts";

type Row = PlacementRow & { submission_id: number; first_name: string; last_name: string };

/** The agency's own placements at a client. Every read of them begins here. */
const ownPlacements = ({ company_id, agency_id }: Client) => sql`${placementTables}
  join agency_submissions s on s.company_id = p.company_id and s.application_id = p.application_id
    and s.agency_id = p.agency_id
  where p.company_id = ${company_id} and p.agency_id = ${agency_id}`;

const columns = sql`${placementColumns}, s.id as submission_id, s.first_name, s.last_name`;

const sortKeys: Record<(typeof agencyPlacementSortColumns)[number], RawBuilder<unknown>> = {
  start_date: sql`p.start_date`,
  name: sql`a.sort_name`,
};

export const listPlacements = implementForClient(contract.listAgencyPlacements, async (call) => {
  const { client, db, query, services } = call;
  const { submission_id, sc, so, page_no, per_page } = query;
  const today = await companyToday(db, client.company_id, services.clock());
  const from = sql`${ownPlacements(client)} and ${
    submission_id === undefined ? sql<SqlBool>`true` : sql<SqlBool>`s.id = ${submission_id}`
  }`;
  const { rows } = await sql<Row>`select ${columns} from ${from}
    order by ${orderBy(
      [
        [sortKeys[sc], "asc"],
        [sql`p.id`, "asc"],
      ],
      so,
    )}
    limit ${per_page} offset ${page_no * per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    db,
  );
  return { records: rows.map((row) => shown(row, today)), total: counted.rows[0]?.total ?? 0 };
});

/** A placement as its agency sees it: a leaver once the rebate is claimed, and no salary. */
function shown(row: Row, today: string) {
  const isClaimed = row.claimed_date_time !== null;
  const { claimed, difference } = standingOf(row, today);
  const left_date = isClaimed ? row.left_date : null;
  const standing = placementOn(
    {
      start_date: row.start_date,
      left_date,
      is_claimed: isClaimed,
      is_credited: row.credit !== null,
      is_undone: row.is_undone,
      rebates: row.rebates ?? [],
    },
    today,
  );
  const number = row.line?.invoice_number ?? "";
  return {
    id: row.id,
    submission_id: row.submission_id,
    job_title: row.job_title,
    first_name: row.first_name,
    last_name: row.last_name,
    start_date: row.start_date,
    fee: moneyOf(row.fee, row.fee_currency),
    ...standing,
    invoice_state: invoiceStateOf({
      number,
      given_number: row.given_invoice_number,
      difference,
      answer: row.invoice_answer,
    }),
    invoice_number: number || row.given_invoice_number,
    left_date,
    claimed,
    claimed_date_time: row.claimed_date_time,
    credit: creditOf(row),
  };
}

const creditOf = ({ credit, line }: Row): AgencyPlacement["credit"] =>
  credit && line
    ? { number: credit.invoice_number, amount: -credit.net, currency: line.currency }
    : null;

export const giveInvoiceNumber = implementForClient(contract.giveInvoiceNumber, async (call) => {
  const { body, client, db, params } = call;
  await db
    .selectFrom("placements")
    .select("id")
    .where("company_id", "=", client.company_id)
    .where("id", "=", params.id)
    .where("agency_id", "=", client.agency_id)
    .forUpdate()
    .execute();
  const { rows } = await sql<Row>`select ${columns}
    from ${ownPlacements(client)} and p.id = ${params.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("placement");
  if (row.is_undone)
    throw new HttpError(409, "The hire was undone, so there is no fee to invoice.");
  if (row.line?.invoice_number)
    throw new HttpError(409, "The client has recorded your invoice. Ask them to correct it.");
  const { invoice_number } = body;
  await db
    .updateTable("placements")
    .set({ given_invoice_number: invoice_number })
    .where("company_id", "=", client.company_id)
    .where("id", "=", row.id)
    .execute();
  await recordAudit(call, {
    type: "invoice_number_given",
    subject: { id: row.id, name: row.job_title },
    changes: [
      { field: "invoice_number", before: row.given_invoice_number || null, after: invoice_number },
    ],
  });
  return { invoice_number };
});
