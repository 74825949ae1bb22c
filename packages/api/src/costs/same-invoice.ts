import { comparedText, costName } from "@ats/core/costs/cost";
import { type RawBuilder, sql } from "kysely";
import { asCompany, type CompanyDb } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import { readNamedCosts } from "./cost-rows.ts";

/** A supplier and the number of its invoice. */
interface Invoice {
  supplier: string;
  invoice_number: string;
}

/** A column as `comparedText` compares it. */
const compared = (column: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(${column}, '\\s', '', 'g')) collate "C"`;

/** Of two colleagues who record the same invoice at once, the second waits and finds the first's. */
export const lockInvoices = ({ actor, db }: Pick<Call, "actor" | "db">) =>
  sql`select pg_advisory_xact_lock(hashtext('cost_invoice'), ${actor.company_id}::int)`.execute(db);

/** What tells an invoice from others; empty without a number. */
export const invoiceKey = ({ supplier, invoice_number }: Invoice): string =>
  comparedText(invoice_number) && comparedText(`${invoice_number}/${supplier}`);

/**
 * Names the costs that are recorded for some invoices by the keys of these, those that the reader
 * may not see included.
 */
export async function recordedInvoices(
  call: Pick<Call, "actor" | "db">,
  invoices: readonly Invoice[],
): Promise<Map<string, string>> {
  const { company_id } = call.actor;
  const known = invoices.filter(({ invoice_number }) => comparedText(invoice_number));
  if (known.length === 0) return new Map();
  await lockInvoices(call);
  const { rows } = await asCompany(call.db, company_id, () =>
    sql<Invoice & { type: string }>`select c.type, c.supplier, c.invoice_number
      from unnest(${known.map((each) => comparedText(each.invoice_number))}::text[],
        ${known.map((each) => comparedText(each.supplier))}::text[]) as given (number, supplier)
      join cost_lines c on c.company_id = ${company_id} and c.invoice_number <> ''
        and ${compared(sql`c.invoice_number`)} = given.number
        and ${compared(sql`c.supplier`)} = given.supplier
      order by c.id desc`.execute(call.db),
  );
  return new Map(rows.map((row) => [invoiceKey(row), costName(row)]));
}

/** Reads the other costs of an invoice, case and spaces aside. */
export const sameInvoice = (
  db: CompanyDb,
  company_id: number,
  { supplier, invoice_number }: Invoice,
  except: number,
) =>
  readNamedCosts(
    db,
    sql`c.company_id = ${company_id} and c.invoice_number <> ''
      and ${compared(sql`c.invoice_number`)} = ${comparedText(invoice_number)}
      and ${compared(sql`c.supplier`)} = ${comparedText(supplier)}
      and c.id <> ${except}`,
  );
