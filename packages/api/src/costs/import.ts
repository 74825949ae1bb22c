import { type CostColumn, costColumnLabels, costDayColumns } from "@ats/core/costs/cost-columns";
import { type CostFields, costInput } from "@ats/core/costs/cost-input";
import type { CostRowResult, importCosts, ImportedCostRow } from "@ats/core/costs/import-contract";
import type { CostSettings } from "@ats/core/costs/cost-settings";
import { decimalMarkIn } from "@ats/core/costs/read-amount";
import { readCostRow, type ReadCostRow } from "@ats/core/costs/read-cost-row";
import { dateOrderIn, shownOrder } from "@ats/core/lists/cell-date";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readCredited } from "./credited-cost.ts";
import type { CostCall, CostParticipant } from "./cost-participant.ts";
import { invoiceKey, recordedInvoices } from "./same-invoice.ts";
import { insertCost, readCostSettings } from "./write-cost.ts";

/** A row that could be read. */
interface FileRow {
  line: number;
  cost: ReadCostRow;
}

type Refuse = (line: number, problem: string) => void;

/** Each cost is added whole or refused; a refused one does not hold up the others. */
export async function importFile(
  call: Call<typeof importCosts>,
  participants: readonly CostParticipant[],
) {
  const { body, db } = call;
  const settings = await readCostSettings(call);
  const results = new Map<number, CostRowResult>();
  const refuse: Refuse = (line, problem) =>
    results.set(line, { line, id: null, problem, waits: false });
  const costs = readFileCosts(body, settings, refuse);
  // A check adds the costs as an import does, and takes them back.
  if (body.check) await sql`savepoint checked_costs`.execute(db);
  const added = await addFileCosts(call, { costs, settings, participants }, refuse);
  for (const [line, { id, hold }] of added)
    results.set(line, { line, id: body.check ? null : id, problem: null, waits: hold !== null });
  if (body.check) await sql`rollback to savepoint checked_costs`.execute(db);
  const ids = new Set([...results.values()].flatMap(({ id }) => id ?? []));
  if (ids.size > 0)
    await recordAudit(call, {
      type: "cost_file_imported",
      subject: { id: null, name: body.name },
      changes: [{ field: "costs", before: null, after: [...ids] }],
    });
  return {
    results: body.rows.map(
      ({ line }) => results.get(line) ?? { line, id: null, problem: null, waits: false },
    ),
  };
}

type Body = Call<typeof importCosts>["body"];

interface Adding {
  costs: readonly FileRow[][];
  settings: CostSettings;
  participants: readonly CostParticipant[];
}

/** The costs of a file, of which those that have several rows are split over jobs. */
function readFileCosts(
  { rows, type, date_order }: Body,
  { currency }: CostSettings,
  refuse: Refuse,
): FileRow[][] {
  const reading = {
    home: currency,
    type,
    date_order: date_order ?? orderShownBy(rows),
    decimal_mark: decimalMarkIn(rows.map(({ net }) => net)),
  };
  const read = rows.map((row) => ({ row, reading: readCostRow(row, reading) }));
  const costs = Map.groupBy(read, ({ row }) => row.cost.trim() || row.line);
  return [...costs.values()].flatMap((parts) => {
    const fine = parts.flatMap(({ row, reading: each }) =>
      "cost" in each ? [{ line: row.line, cost: each.cost }] : [],
    );
    const wrong = parts.find(({ reading: each }) => "problems" in each);
    for (const { row, reading: each } of parts)
      if ("problems" in each) refuse(row.line, each.problems.join(" "));
      else if (wrong)
        refuse(
          row.line,
          `Line ${wrong.row.line} is a share of the same cost and has an error. Correct it, and import both.`,
        );
    return wrong ? [] : [fine];
  });
}

const orderShownBy = (rows: readonly ImportedCostRow[]) => {
  const cells = rows.flatMap((row) => costDayColumns.map((column) => row[column]));
  const orders = new Set(cells.flatMap((cell) => shownOrder(cell) ?? []));
  return dateOrderIn(orders).date_order ?? undefined;
};

const invoiceFields = ({ cost: { fields } }: FileRow) => ({
  supplier: fields.supplier ?? "",
  invoice_number: fields.invoice_number ?? "",
});
const invoiceOf = (row: FileRow) => invoiceKey(invoiceFields(row));

type Added = Awaited<ReturnType<typeof insertCost>>;

/** Adds the costs of a file, credits after what they credit; returns the cost of each line. */
async function addFileCosts(
  call: CostCall,
  { costs, settings, participants }: Adding,
  refuse: Refuse,
): Promise<Map<number, Added>> {
  const jobs = await readJobs(call, costs.flat());
  const recorded = await recordedInvoices(
    call,
    costs.flatMap(([row]) => (row ? [invoiceFields(row)] : [])),
  );
  const added = new Map<number, Added>();
  const linesByInvoice = new Map<string, number>();
  const linesByCost = new Map(costs.map(([row]) => [row?.cost.cost ?? "", row?.line ?? 0]));
  const creditsLast = costs.toSorted((a, b) => Number(isCredit(a)) - Number(isCredit(b)));
  for (const rows of creditsLast) {
    const [first] = rows;
    if (!first) continue;
    const invoice = invoiceOf(first);
    try {
      const earlier = linesByInvoice.get(invoice);
      if (earlier)
        throw refusal(
          `Line ${earlier} has the same invoice. Leave one of them out, or give both the same number in the column “Cost number” to make them shares of one.`,
        );
      const body = await costOf(call, rows, {
        jobs,
        inFile: (cost) => {
          const line = linesByCost.get(cost);
          return line === undefined ? undefined : { line, id: added.get(line)?.id };
        },
      });
      const same = recorded.get(invoice);
      if (same)
        throw refusal(
          `This invoice is recorded already: ${same}. Leave the row out; add a further line of the invoice by hand.`,
        );
      const cost = await insertOrUndo(call, () => insertCost(call, body, settings, participants));
      for (const { line } of rows) added.set(line, cost);
      if (invoice) linesByInvoice.set(invoice, first.line);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const { line } of rows) refuse(line, error.message);
    }
  }
  return added;
}

/** Adds a cost; takes back what was done for one that is refused while it is saved. */
async function insertOrUndo<Result>({ db }: CostCall, insert: () => Promise<Result>) {
  await sql`savepoint one_cost`.execute(db);
  try {
    return await insert();
  } catch (error) {
    await sql`rollback to savepoint one_cost`.execute(db);
    throw error;
  }
}

const refusal = (message: string) => new HttpError(400, message);

const isCredit = ([row]: readonly FileRow[]) => (row?.cost.fields.kind ?? "COST") !== "COST";

/** Ids of the jobs that the file names, by their numbers. */
async function readJobs({ actor, db }: CostCall, rows: readonly FileRow[]) {
  const numbers = [...new Set(rows.flatMap(({ cost }) => cost.job_numbers))];
  const { rows: found } = await sql<{ id: number; job_number: number }>`
    select id, job_number from jobs
    where company_id = ${actor.company_id} and job_number = any(${numbers}::int[])`.execute(db);
  return new Map(found.map(({ id, job_number }) => [job_number, id]));
}

/** Fields of a cost that are named otherwise than their columns. */
const columnOf: Partial<Record<string, CostColumn>> = {
  credits_line_id: "credited",
  shares: "jobs",
};

interface Known {
  jobs: ReadonlyMap<number, number>;
  /** The cost of the file that has a number; without an id when it was refused. */
  inFile(cost: string): { line: number; id: number | undefined } | undefined;
}

/** The cost of one or more rows as it is added; refuses what it cannot be. */
async function costOf(
  call: CostCall,
  rows: readonly FileRow[],
  { jobs, inFile }: Known,
): Promise<CostFields> {
  const parts = rows.map(({ line, cost: { fields, job_numbers } }) => ({
    line,
    fields,
    job_ids: job_numbers.map((number) => {
      const id = jobs.get(number);
      if (id === undefined)
        throw refusal(
          `${costColumnLabels.jobs}: There is no job ${number} that you see. Correct the number, or leave it empty.`,
        );
      return id;
    }),
  }));
  const [first, ...others] = parts;
  if (!first) throw new RangeError("A cost has a row.");
  for (const other of others) needSameCost(first, other);
  const isSplit = others.length > 0;
  if (isSplit && parts.some(({ job_ids }) => job_ids.length !== 1))
    throw refusal(
      "Rows with the same number in the column “Cost number” need one job each. Enter it.",
    );
  const parsed = costInput.safeParse({
    ...first.fields,
    credits_line_id: await readCredited(call, rows[0]?.cost, inFile),
    net: parts.reduce((sum, { fields }) => sum + fields.net, 0),
    ...(isSplit && { split_by: "BY_HAND" }),
    shares: isSplit
      ? parts.map(({ job_ids, fields }) => ({ job_id: job_ids[0], amount: fields.net }))
      : first.job_ids.map((job_id) => ({ job_id })),
  });
  if (parsed.success) return parsed.data;
  throw refusal(
    parsed.error.issues
      .map(({ path, message }) => {
        const field = String(path[0]);
        const label = costColumnLabels[columnOf[field] ?? (field as CostColumn)];
        return label ? `${label}: ${message}` : message;
      })
      .join(" "),
  );
}

interface Part {
  line: number;
  fields: ReadCostRow["fields"];
}

/** Refuses two rows that are shares of a cost and differ in more than their job and amount. */
function needSameCost(first: Part, other: Part): void {
  const differing = (Object.keys(first.fields) as (keyof ReadCostRow["fields"])[]).find(
    (field) => field !== "net" && field !== "dept" && first.fields[field] !== other.fields[field],
  );
  if (differing)
    throw refusal(
      `Lines ${first.line} and ${other.line} are shares of one cost and differ in ${costColumnLabels[differing as CostColumn]}. Make them the same, or give them different numbers in the column “Cost number”.`,
    );
}
