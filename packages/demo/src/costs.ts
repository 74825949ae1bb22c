import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { CostKind } from "@ats/core/costs/cost";
import { convert } from "@ats/core/costs/money";
import { splitAmount } from "@ats/core/costs/split";
import { type Kysely, sql } from "kysely";
import { type DemoData, dayMs } from "./data.ts";
import type { DemoSize } from "./generate.ts";

/** Costs of Northgate Group. */
const volumes: Record<DemoSize, number> = { tiny: 24, small: 160, large: 20_000 };

const home = "GBP";

interface DemoCost {
  kind?: CostKind;
  /** Place of the cost that a credit is for. */
  credits?: number;
  type: string;
  is_internal?: boolean;
  supplier?: string;
  po_number?: string;
  invoice_number?: string;
  net: number;
  vat_rate?: number;
  currency?: string;
  rate?: number;
  /** Days since it was incurred, paid or, if neither, expected; negative in the future. */
  incurred?: number;
  paid?: number;
  expected?: number;
  note?: string;
  campaign?: string;
  dept?: string;
  source?: string;
  /** Places of its jobs among the company's. */
  jobs?: number[];
}

/** One of each that is worth a look. */
const telling: DemoCost[] = [
  {
    type: "Advert",
    supplier: "Indeed",
    po_number: "PO-2041",
    invoice_number: "IND-20447",
    net: 100_000,
    incurred: 21,
    paid: 4,
    source: "Indeed",
    jobs: [0, 1, 2],
    note: "Sponsored adverts for three jobs, one invoice.",
  },
  {
    type: "Agency",
    supplier: "Brightstaff",
    po_number: "PO-1988",
    invoice_number: "BS-311",
    net: 645_000,
    incurred: 62,
    paid: 40,
    jobs: [1],
    note: "15 % of the first year's salary.",
  },
  {
    kind: "REBATE",
    credits: 1,
    type: "Agency",
    supplier: "Brightstaff",
    net: -322_500,
    incurred: 6,
    jobs: [1],
    note: "Left in the second month: half of the fee comes back.",
  },
  {
    type: "Advert",
    supplier: "Reed",
    invoice_number: "R-88120",
    net: 42_000,
    incurred: 33,
    jobs: [3],
    source: "Reed",
  },
  {
    kind: "CREDIT_NOTE",
    credits: 3,
    type: "Advert",
    supplier: "Reed",
    invoice_number: "R-CN-512",
    net: -12_000,
    incurred: 12,
    jobs: [3],
    note: "The advert was offline for four days.",
  },
  {
    type: "Advert",
    supplier: "LinkedIn Ireland",
    invoice_number: "LNK-7781",
    net: 89_000,
    vat_rate: 0,
    currency: "EUR",
    rate: 0.8412,
    incurred: 16,
    source: "LinkedIn",
    jobs: [4, 5],
  },
  {
    type: "Advert",
    supplier: "StepStone",
    po_number: "PO-2060",
    net: 120_000,
    vat_rate: 0,
    currency: "EUR",
    expected: -9,
    jobs: [5],
    note: "The invoice brings the exchange rate.",
  },
  {
    type: "Assessment",
    supplier: "Harbour Assessments",
    po_number: "PO-2066",
    net: 230_000,
    expected: -14,
    jobs: [0, 2, 4],
  },
  { type: "Signing", is_internal: true, net: 150_000, vat_rate: 0, expected: -20, jobs: [2] },
  {
    type: "Travel",
    is_internal: true,
    net: 18_460,
    vat_rate: 0,
    incurred: 9,
    paid: 2,
    jobs: [0],
    note: "Second interviews in York.",
  },
  {
    type: "Advert",
    supplier: "University of Leeds",
    invoice_number: "UL-2290",
    net: 64_000,
    incurred: 28,
    dept: "Nursing",
    campaign: "Careers fairs",
    source: "University fair",
  },
  {
    type: "Relocation",
    supplier: "Pickwick Removals",
    invoice_number: "PR-104",
    net: 98_500,
    incurred: 18,
    paid: 18,
    jobs: [3],
  },
];

const usual = [
  {
    type: "Advert",
    suppliers: ["Indeed", "Reed", "Totaljobs", "LinkedIn"],
    from: 9_000,
    to: 90_000,
  },
  {
    type: "Agency",
    suppliers: ["Brightstaff", "Carewise", "Talent North"],
    from: 180_000,
    to: 900_000,
  },
  { type: "Assessment", suppliers: ["Harbour Assessments", "Mindscope"], from: 6_000, to: 60_000 },
  { type: "Travel", suppliers: [""], from: 1_500, to: 24_000 },
  { type: "Signing", suppliers: [""], from: 50_000, to: 200_000 },
] as const;

/** Further costs of two years, the same at each start. */
function usualCosts(count: number, jobs: number): DemoCost[] {
  let seed = 11;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  return Array.from({ length: Math.max(0, count) }, (_, place) => {
    const { type, suppliers, from, to } = usual[below(usual.length)] ?? usual[0];
    const supplier = suppliers[below(suppliers.length)] ?? "";
    const age = below(730);
    const isInternal = supplier === "";
    const isPaid = age > 35;
    const isActual = isPaid || below(3) > 0;
    return {
      type,
      supplier,
      is_internal: isInternal,
      net: from + below(to - from),
      vat_rate: isInternal ? 0 : 2_000,
      po_number: below(2) ? `PO-${3_000 + place}` : "",
      invoice_number:
        isActual && !isInternal ? `${supplier.slice(0, 2).toUpperCase()}-${5_000 + place}` : "",
      ...(isActual ? { incurred: age } : { expected: age - 30 }),
      ...(isPaid && { paid: age - 30 }),
      source: type === "Advert" ? supplier : "",
      jobs: Array.from({ length: 1 + (below(5) === 0 ? below(3) : 0) }, () => below(jobs)).filter(
        (job, at, all) => all.indexOf(job) === at,
      ),
    };
  });
}

/** Adds what Northgate Group's recruitment costs. */
export async function addCosts(
  db: Kysely<Tables>,
  data: Pick<DemoData, "companies" | "jobs" | "users">,
  { now, size }: { now: Date; size: DemoSize },
): Promise<void> {
  const company_id = data.companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const jobs = data.jobs.filter((job) => job.company_id === company_id);
  const author = data.users.find(({ email }) => email === "admin@northgate.example");
  const day = (ago: number | undefined) =>
    ago === undefined ? null : new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
  await db
    .insertInto("company_settings")
    .values({
      company_id,
      key: "cost_settings",
      value: JSON.stringify({
        currency: home,
        own_types: ["Relocation"],
        costs_interviews: true,
        interview_rates: [
          { role: "Hiring manager user", rate: 4_200 },
          { role: "Recruiter user", rate: 2_800 },
        ],
      }),
    })
    .execute();
  const all = [...telling, ...usualCosts(volumes[size] - telling.length, jobs.length)];
  const places = all.map(({ jobs: of = [] }) =>
    of.flatMap((place) => jobs[place % jobs.length] ?? []),
  );
  const lines = all.map(({ credits, incurred, paid, expected, jobs: of, ...cost }, place) => {
    const { net, currency = home, rate = null } = cost;
    const first = incurred ?? paid ?? expected ?? 0;
    return {
      company_id,
      id: place + 1,
      kind: "COST",
      is_internal: false,
      supplier: "",
      po_number: "",
      invoice_number: "",
      vat_rate: 2_000,
      note: "",
      campaign: "",
      dept: "",
      source: "",
      ...cost,
      credits_line_id: credits === undefined ? null : credits + 1,
      currency,
      rate,
      rate_date: rate && day(incurred),
      home_net: currency === home ? net : rate && convert({ amount: net, currency }, home, rate),
      expected_date: day(first),
      incurred_date: day(incurred),
      paid_date: day(paid),
      split_by: "EVENLY",
      job_count: of ? (places[place]?.length ?? 0) : 0,
      created_by: author?.id ?? null,
      created_date_time: new Date(now.getTime() - Math.max(first, 0) * dayMs),
    };
  });
  const shares = lines.flatMap(({ id, net, home_net }, place) => {
    const of = places[place] ?? [];
    if (of.length === 0) return [];
    const even = of.map(() => 1);
    const amounts = splitAmount(net, even);
    const homes = home_net === null ? undefined : splitAmount(home_net, amounts.map(Math.abs));
    return of.map((job, position) => ({
      company_id,
      line_id: id,
      job_id: job.id,
      amount: amounts[position] ?? 0,
      home_amount: homes?.[position] ?? null,
      position,
    }));
  });
  await insertRows(db, "cost_lines", lines);
  await insertRows(db, "cost_shares", shares);
  await sql`select setval(pg_get_serial_sequence('cost_lines', 'id'), ${lines.length})`.execute(db);
}
