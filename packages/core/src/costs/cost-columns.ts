import { plainHeading } from "../lists/plain-heading.ts";

/** Fields that a column of a file of costs fills. */
export const costColumns = [
  "type",
  "net",
  "currency",
  "vat_rate",
  "supplier",
  "invoice_number",
  "po_number",
  "kind",
  "credited",
  "cost",
  "jobs",
  "dept",
  "campaign",
  "source",
  "is_internal",
  "expected_date",
  "incurred_date",
  "paid_date",
  "rate",
  "rate_date",
  "note",
] as const;
export type CostColumn = (typeof costColumns)[number];

/** Columns that have days. */
export const costDayColumns = [
  "expected_date",
  "incurred_date",
  "paid_date",
  "rate_date",
] as const satisfies readonly CostColumn[];

/** The field of each column; null for a column that is left out. */
export type CostMapping = (CostColumn | null)[];

/** Fields as reports of problems name them. */
export const costColumnLabels: Record<CostColumn, string> = {
  type: "Type",
  net: "Net",
  currency: "Currency",
  vat_rate: "VAT %",
  supplier: "Supplier",
  invoice_number: "Invoice number",
  po_number: "PO number",
  kind: "Kind",
  credited: "Credited cost",
  cost: "Cost number",
  jobs: "Job number",
  dept: "Department",
  campaign: "Campaign",
  source: "Source",
  is_internal: "Internal or external",
  expected_date: "Date",
  incurred_date: "Incurred",
  paid_date: "Paid",
  rate: "Exchange rate",
  rate_date: "Day of rate",
  note: "Note",
};

/**
 * Headings of other programs, beside our own. Of several columns for a field, the one whose heading
 * stands first here fills it.
 */
const otherHeadings: Record<CostColumn, string> = {
  type: "cost type, category, expense type, expense category, account, nominal",
  net: "net amount, amount net, subtotal, sub total, amount, net value, value, cost net, price",
  currency: "currency code, ccy, iso currency",
  vat_rate: "vat rate, vat percent, vat percentage, tax rate, tax %, tax percent",
  supplier: "supplier name, vendor, vendor name, agency, contact, contact name, payee, company",
  invoice_number: "invoice, invoice no, invoice ref, invoice reference, bill number, reference",
  po_number: "po, po no, purchase order, purchase order number, order number",
  kind: "document type, transaction type",
  credited: "credit of, credits, credited invoice, original invoice, original invoice number",
  cost: "cost, cost id, cost line",
  jobs: "job numbers, job no, job id, job ref, job reference, vacancy, vacancy number, vacancy id",
  dept: "dept, cost centre, cost center, team",
  campaign: "project",
  source: "source of applications, channel",
  is_internal: "internal, paid for",
  expected_date: "expected, expected date, due date, planned, planned date",
  incurred_date: "incurred date, date incurred, invoice date, date of invoice, bill date",
  paid_date: "paid date, date paid, payment date, paid on",
  rate: "rate, fx rate, currency rate",
  rate_date: "rate date, date of rate, fx date",
  note: "notes, description, comment, comments, details, memo",
};

/** “VAT %” is a rate and “VAT” an amount. */
const plain = (heading: string) => plainHeading(heading.replaceAll("%", " percent "));

const meanings = new Map(
  costColumns.flatMap((field) =>
    [costColumnLabels[field], ...otherHeadings[field].split(",")].map(
      (heading, rank) => [plain(heading), { field, rank }] as const,
    ),
  ),
);

/** The field that each column fills by its heading. */
export function costMappingOf(headings: readonly string[]): CostMapping {
  const found = headings.map((heading) => meanings.get(plain(heading)));
  const isFirst = (index: number) => {
    const own = found[index];
    return found.every(
      (other, place) =>
        other?.field !== own?.field ||
        place === index ||
        (own?.rank ?? 0) < (other?.rank ?? 0) ||
        (own?.rank === other?.rank && index < place),
    );
  };
  const mapping = found.map((meaning, index) => (meaning && isFirst(index) ? meaning.field : null));
  // Without another amount, “Cost” is not the number of our export.
  return mapping.includes("net")
    ? mapping
    : mapping.map((field) => (field === "cost" ? "net" : field));
}

/** Fields without which no row can be added; the type may be one for all rows. */
export const missingCostColumns = (mapping: CostMapping): CostColumn[] =>
  (["net"] as const).filter((field) => !mapping.includes(field));

/** Most characters of a cell. */
export const costCellMaxLength = 2_100;

/** A row as the endpoint takes it. */
export function costRowOf(
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: CostMapping,
): { line: number } & Record<CostColumn, string> {
  const cell = (field: CostColumn) =>
    (cells[mapping.indexOf(field)] ?? "").trim().slice(0, costCellMaxLength);
  const entries = costColumns.map((field) => [field, cell(field)] as const);
  return { line, ...(Object.fromEntries(entries) as Record<CostColumn, string>) };
}
