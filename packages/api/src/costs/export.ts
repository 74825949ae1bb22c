import * as contract from "@ats/core/costs/contract";
import { costKindLabels, costStageLabels, stageOf } from "@ats/core/costs/cost";
import { majorUnits, partOf } from "@ats/core/costs/money";
import { splitAmount } from "@ats/core/costs/split";
import { sql } from "kysely";
import { csvFile } from "../kernel/csv-file.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readSetting } from "../settings/read-setting.ts";
import { type CostRow, costColumns } from "./cost-rows.ts";
import { costCondition } from "./filter-costs.ts";
import { implementCosts } from "./need-costs.ts";

/** Most costs of one file. */
const most = 20_000;

const header = [
  "Cost",
  "Kind",
  "Credited cost",
  "Stage",
  "Type",
  "Internal or external",
  "Supplier",
  "PO number",
  "Invoice number",
  "Date",
  "Incurred",
  "Paid",
  "Job number",
  "Job",
  "Department",
  "Campaign",
  "Source",
  "Currency",
  "Net",
  "VAT %",
  "VAT",
  "Gross",
  "Exchange rate",
  "Day of rate",
];

interface ExportedShare {
  job_number: number | null;
  title: string;
  dept: string;
  amount: number;
  home_amount: number | null;
}

type Row = CostRow & { parts: ExportedShare[] };

export const exportHandler = implementCosts(contract.exportCosts, async (call) => {
  const { actor, db, query } = call;
  const where = await costCondition(call, query);
  const { rows } = await sql<Row>`select ${costColumns},
      (select coalesce(json_agg(json_build_object('job_number', j.job_number, 'title', j.title,
          'dept', j.dept, 'amount', s.amount, 'home_amount', s.home_amount) order by s.position), '[]')
        from cost_shares s join jobs j on j.company_id = s.company_id and j.id = s.job_id
        where s.company_id = c.company_id and s.line_id = c.id
          ${query.job_id ? sql`and s.job_id = ${query.job_id}` : sql``}) as parts
    from cost_lines c where ${where} order by c.day, c.id limit ${most + 1}`.execute(db);
  if (rows.length > most)
    throw new HttpError(
      400,
      `One file has ${most.toLocaleString("en-GB")} costs or fewer. Filter the list by dates, and export it in parts.`,
    );
  const { currency } = await readSetting(db, actor.company_id, "cost_settings");
  return csvFile("Costs.csv", [
    [...header, `Net in ${currency}`],
    ...rows.flatMap((row) => rowsOf(row, currency)),
  ]);
});

/** A row for each job's share; VAT is shared out as the net amount is. */
function rowsOf(row: Row, home: string) {
  const { parts, net, currency } = row;
  const whole = {
    job_number: null,
    title: "",
    dept: row.dept,
    amount: net,
    home_amount: row.home_net,
  };
  const shares = row.job_count === 0 ? [whole] : parts;
  const total = shares.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const vat = partOf(
    shares.reduce((sum, { amount }) => sum + amount, 0),
    row.vat_rate,
  );
  const vats =
    total === 0
      ? []
      : splitAmount(
          vat,
          shares.map(({ amount }) => Math.abs(amount)),
        );
  return shares.map((share, place) => {
    const tax = vats[place] ?? 0;
    return [
      row.id,
      costKindLabels[row.kind],
      row.credits_line_id,
      costStageLabels[stageOf(row)],
      row.type,
      row.is_internal ? "Internal" : "External",
      row.supplier,
      row.po_number,
      row.invoice_number,
      row.day,
      row.incurred_date,
      row.paid_date,
      share.job_number,
      share.title,
      share.dept,
      row.campaign,
      row.source,
      currency,
      majorUnits(share.amount, currency),
      row.vat_rate / 100,
      majorUnits(tax, currency),
      majorUnits(share.amount + tax, currency),
      row.rate,
      row.rate_date,
      share.home_amount === null ? null : majorUnits(share.home_amount, home),
    ];
  });
}
