import type { Placement } from "@ats/core/agencies/placement-contract";
import { listPlacements } from "@ats/core/agencies/placement-contract";
import type { PlacementFilter, placementSortColumns } from "@ats/core/agencies/list-columns";
import { windowWarnDays } from "@ats/core/agencies/placement";
import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { applicantNames } from "../../applications/applicant-name.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
} from "../../applications/presenter.ts";
import { hasCosts } from "../../costs/need-costs.ts";
import { notFound } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { orderBy } from "../../lists/list-query.ts";
import { companyToday } from "../company-today.ts";
import { implementAgencies } from "../need-agencies.ts";
import {
  moneyOf,
  placementColumns,
  type PlacementRow,
  placementTables,
  standingOf,
} from "./placement-row.ts";

type Reading = Pick<Call, "actor" | "db" | "services">;

/** A reader from whom the source of anonymised applicants is hidden may not learn their agency. */
const isShown = (actor: Reading["actor"]): RawBuilder<SqlBool> =>
  hiddenFields(actor, true).includes("source") ? sql`not a.anonymised` : sql`true`;

/** SQL of the filters; `today` is the company's day. */
const inFilter = (filter: PlacementFilter, today: string): RawBuilder<SqlBool> =>
  ({
    all: sql<SqlBool>`true`,
    ends_soon: sql<SqlBool>`p.left_date is null and p.undone_date_time is null
      and p.start_date <= ${today}::date and p.claimed_date_time is null
      and p.rebate_until between ${today}::date and ${today}::date + ${windowWarnDays}::int`,
    to_claim: sql<SqlBool>`p.left_date <= p.rebate_until and p.claimed_date_time is null
      and p.undone_date_time is null`,
    no_invoice: sql<SqlBool>`p.undone_date_time is null and coalesce(c.invoice_number, '') = ''`,
  })[filter];

const sortKeys: Record<(typeof placementSortColumns)[number], RawBuilder<unknown>> = {
  start_date: sql`p.start_date`,
  rebate_until: sql`p.rebate_until`,
};

export const list = implementAgencies(listPlacements, async (call) => {
  const { actor, db, query, services } = call;
  const { filter, agency_id, application_id, sc, so, page_no, per_page } = query;
  const today = await companyToday(db, actor.company_id, services.clock());
  const conditions = [
    sql<SqlBool>`p.company_id = ${actor.company_id}`,
    isShown(actor),
    inFilter(filter, today),
    ...(agency_id === undefined ? [] : [sql<SqlBool>`p.agency_id = ${agency_id}`]),
    ...(application_id === undefined ? [] : [sql<SqlBool>`p.application_id = ${application_id}`]),
  ];
  const from = sql`${placementTables} where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<PlacementRow>`select ${placementColumns} from ${from}
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
  return { records: await present(call, rows, today), total: counted.rows[0]?.total ?? 0 };
});

/** Reads a placement and locks it for a change that began from a version. */
export async function lockPlacement(
  call: Reading & { version?: number | undefined },
  id: number,
): Promise<PlacementRow> {
  const { actor, db } = call;
  const { company_id } = actor;
  await db
    .selectFrom("placements")
    .select("id")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .forUpdate()
    .execute();
  const { rows } = await sql<PlacementRow>`select ${placementColumns} from ${placementTables}
    where p.company_id = ${company_id} and p.id = ${id} and ${isShown(actor)}`.execute(db);
  const [row] = rows;
  if (!row || !can(actor, "VIEW_AGENCIES")) throw notFound("placement");
  return row;
}

async function present(call: Reading, rows: readonly PlacementRow[], today: string) {
  const { actor, db } = call;
  const ids = rows.map(({ application_id }) => application_id);
  const { rows: applications } = await sql<ApplicationRow>`select ${applicationColumns}
    from ${applicationTables} where a.id = any(${ids}::bigint[])`.execute(db);
  const nameOf = await applicantNames(db, actor, applications);
  const names = new Map(applications.map((row) => [row.id, nameOf(row)]));
  const seesMoney =
    can(actor, "VIEW_COST") && !actor.access.hidden.includes("salary") && (await hasCosts(call));
  return rows.map((row) => {
    const {
      fee: _,
      claimed: __,
      difference: ___,
      rebate_due: ____,
      ...standing
    } = standingOf(row, today);
    return {
      id: row.id,
      agency: { id: row.agency_id, name: row.agency },
      application_id: row.application_id,
      applicant_name: names.get(row.application_id) ?? "",
      job: { id: row.job_id, title: row.job_title, job_number: row.job_number },
      offered_date: row.offered_date,
      start_date: row.start_date,
      has_offer: row.offer_id !== null,
      terms_from: row.terms_from,
      ...standing,
      left_date: row.left_date,
      left_reason: row.left_reason,
      claimed_date_time: row.claimed_date_time,
      claimed_by: row.claimed_by,
      money: seesMoney ? presentMoney(row, today) : null,
      version: row.version,
    };
  });
}

function presentMoney(row: PlacementRow, today: string): NonNullable<Placement["money"]> {
  const { fee, difference, rebate_due, claimed } = standingOf(row, today);
  const { line, credit } = row;
  return {
    salary: moneyOf(row.salary, row.currency),
    fee,
    cost_id: line?.id ?? null,
    given_invoice_number: row.given_invoice_number,
    invoice: line?.invoice_number
      ? {
          number: line.invoice_number,
          date: line.date,
          net: line.net,
          vat_rate: line.vat_rate,
          currency: line.currency,
          document_name: line.document_name,
          difference,
          reason: row.invoice_reason,
        }
      : null,
    rebate_due,
    claimed,
    credit: credit && {
      cost_id: credit.id,
      number: credit.invoice_number,
      net: credit.net,
      difference: -credit.net - (row.claim_amount ?? 0),
      reason: row.credit_reason,
    },
  };
}
