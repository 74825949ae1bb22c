import type { Tables } from "@ats/api/database/tables";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import { lastDayOfMonths, rebateOf, rebateOn, windowEnd } from "@ats/core/agencies/placement";
import { feeOf } from "@ats/core/agencies/terms";
import { addDays } from "@ats/core/days/days";
import { type Insertable, type Kysely, sql } from "kysely";
import type { DemoData } from "./data.ts";
import type { DemoSize } from "./generate.ts";
import { addOwnerships, submissionOf } from "./submissions.ts";

type Line = Insertable<Tables["cost_lines"]>;

interface Course {
  /** Days since the start; null for a window that ends in six days. */
  since: number | null;
  /** The agency's invoice above its fee, in pence; absent without an invoice. */
  above?: number;
  /** Days since the person left. */
  left?: number;
  is_claimed?: boolean;
  is_credited?: boolean;
}

/** Courses of placements, the most telling first. */
const courses: readonly Course[] = [
  { since: null, above: 0 },
  { since: 40, above: 0, left: 12 },
  { since: 21, above: 50_000 },
  { since: 75, above: 0, left: 30, is_claimed: true },
  { since: -18 },
  { since: 90, above: 0, left: 60, is_claimed: true, is_credited: true },
  { since: 25 },
  { since: 180, above: 0 },
];

/** Makes hires of agencies' candidates placements, in each state that one can have. */
export async function addPlacements(
  db: Kysely<Tables>,
  { companies, users }: Pick<DemoData, "companies" | "users">,
  { today: now, size }: { today: Date; size: DemoSize },
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const admin = users.find(({ email }) => email === "admin@northgate.example");
  const today = now.toISOString().slice(0, 10);
  const hires = await submittedHires(db, company_id, size === "large" ? 400 : 8);
  const versions = await db
    .selectFrom("agency_terms")
    .select(["id", "agency_id", "currency", "fee_bands", "rebates"])
    .select(sql<string>`valid_from::text`.as("valid_from"))
    .select(sql<string | null>`valid_until::text`.as("valid_until"))
    .where("company_id", "=", company_id)
    .execute();
  const addCost = async (
    { agency, job_id }: Awaited<ReturnType<typeof submittedHires>>[number],
    cost: Pick<Line, "kind" | "credits_line_id" | "net" | "invoice_number" | "incurred_date">,
    day: string,
    agency_terms_id: number,
  ) => {
    const { id } = await db
      .insertInto("cost_lines")
      .values({
        ...cost,
        company_id,
        agency_terms_id,
        type: "Agency",
        is_internal: false,
        supplier: agency,
        po_number: "",
        vat_rate: cost.invoice_number ? 2_000 : 0,
        currency: "GBP",
        rate: null,
        rate_date: null,
        home_net: cost.net,
        expected_date: day,
        paid_date: null,
        note: "",
        campaign: "",
        dept: "",
        source: agency,
        split_by: "EVENLY",
        job_count: 1,
        document_key: null,
        document_name: null,
        document_type: null,
        created_by: admin?.id ?? null,
        created_date_time: new Date(`${addDays(day, -30)}T09:00:00Z`),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("cost_shares")
      .values({
        company_id,
        line_id: id,
        job_id,
        amount: cost.net,
        home_amount: cost.net,
        position: 0,
      })
      .execute();
    return id;
  };
  const rows = [];
  for (const [at, hire] of hires.entries()) {
    const course = courses[at % courses.length] as Course;
    const ofAgency = versions.filter(({ agency_id }) => agency_id === hire.agency_id);
    const lastMonth = ofAgency.find(({ valid_until }) => !valid_until)?.rebates.at(-1)?.month ?? 1;
    const start_date =
      course.since === null ? startOfWindow(today, lastMonth) : addDays(today, -course.since);
    const offered_date = addDays(start_date, -30);
    const terms = ofAgency.find(
      ({ valid_from, valid_until }) =>
        valid_from <= offered_date && (!valid_until || valid_until >= offered_date),
    );
    if (!terms) continue;
    const salary = { amount: 2_700_000 + (at % 7) * 150_000, currency: "GBP" };
    const fee = feeOf(terms, salary);
    const left_date = course.left === undefined ? null : addDays(today, -course.left);
    const rebate = left_date ? rebateOn(start_date, left_date, terms.rebates) : undefined;
    const isClaimed = rebate !== undefined && course.is_claimed === true;
    const claim_amount = isClaimed ? rebateOf(fee, rebate).amount : null;
    const number = `${hire.agency.slice(0, 2).toUpperCase()}-${4_100 + at}`;
    const invoiced = course.above !== undefined;
    const cost_line_id = await addCost(
      hire,
      {
        kind: "COST",
        credits_line_id: null,
        net: fee.amount + (course.above ?? 0),
        invoice_number: invoiced ? number : "",
        incurred_date: invoiced ? addDays(start_date, 5) : null,
      },
      start_date,
      terms.id,
    );
    const isCredited = isClaimed && course.is_credited === true;
    const credit_line_id = isCredited
      ? await addCost(
          hire,
          {
            kind: "CREDIT_NOTE",
            credits_line_id: cost_line_id,
            net: -(claim_amount ?? 0),
            invoice_number: `${number}-CR`,
            incurred_date: addDays(today, -20),
          },
          addDays(today, -20),
          terms.id,
        )
      : null;
    rows.push({
      company_id,
      agency_id: hire.agency_id,
      application_id: hire.application_id,
      terms_id: terms.id,
      offered_date,
      start_date,
      salary: salary.amount,
      currency: salary.currency,
      fee: fee.amount,
      fee_currency: fee.currency,
      rebate_until: windowEnd(start_date, terms.rebates),
      cost_line_id,
      given_invoice_number: "",
      left_date,
      left_reason: left_date ? "Took another job" : "",
      claim_amount,
      claimed_by: isClaimed ? (admin?.id ?? null) : null,
      claimed_date_time: isClaimed ? new Date(now.getTime() - 25 * 86_400_000) : null,
      credit_line_id,
      created_date_time: new Date(`${addDays(start_date, -20)}T09:00:00Z`),
    });
  }
  await insertRows(db, "placements", rows);
}

/** Makes the newest hires those of candidates whom agencies submitted. */
async function submittedHires(db: Kysely<Tables>, company_id: number, limit: number) {
  const agencies = await db
    .selectFrom("agencies")
    .select(["id", "name"])
    .where("company_id", "=", company_id)
    .where("name", "in", ["Brightstaff", "Carewise"])
    .orderBy("name")
    .execute();
  const [brightstaff, carewise] = agencies;
  if (!brightstaff || !carewise) return [];
  const applications = await db
    .selectFrom("applications as a")
    .innerJoin("candidates as c", (on) =>
      on.onRef("c.company_id", "=", "a.company_id").onRef("c.id", "=", "a.candidate_id"),
    )
    .leftJoin("candidate_cvs as f", (on) =>
      on.onRef("f.company_id", "=", "a.company_id").onRef("f.cv_key", "=", "a.cv_key"),
    )
    .select(["a.id as application_id", "a.job_id", "a.created_date_time", "f.id as cv_id"])
    .select(["c.first_name", "c.last_name", "c.email", "c.contact_mobile_number"])
    .select(["c.city", "c.postcode"])
    .where("a.company_id", "=", company_id)
    .where("a.status", "=", "HIRE")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("agency_submissions as s")
            .select("s.id")
            .whereRef("s.company_id", "=", "a.company_id")
            .whereRef("s.application_id", "=", "a.id"),
        ),
      ),
    )
    .orderBy(sql`a.source = 'Brightstaff'`, "desc")
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id")
    .limit(limit)
    .execute();
  const hires = applications.map((application, at) => {
    const { id: agency_id, name: agency } = at % 4 === 3 ? carewise : brightstaff;
    return { ...application, agency_id, agency };
  });
  for (const [agency, own] of Map.groupBy(hires, (hire) => hire.agency))
    await db
      .updateTable("applications")
      .set({ source: agency })
      .where("company_id", "=", company_id)
      .where(
        "id",
        "in",
        own.map(({ application_id }) => application_id),
      )
      .where(sql<boolean>`source is distinct from ${agency}`)
      .execute();
  await insertRows(
    db,
    "agency_submissions",
    await Promise.all(
      hires.map((hire) => {
        const { agency: _, ...submitted } = hire;
        return submissionOf(db, company_id, submitted);
      }),
    ),
  );
  await addOwnerships(db, company_id);
  return hires;
}

/** The start of a window of some months that ends in six days. */
function startOfWindow(today: string, months: number): string {
  const end = addDays(today, 6);
  let start = addDays(end, -31 * months - 2);
  while (lastDayOfMonths(start, months) < end) start = addDays(start, 1);
  return start;
}
