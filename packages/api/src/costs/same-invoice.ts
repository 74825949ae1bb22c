import { comparedText } from "@ats/core/costs/cost";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { readNamedCosts } from "./cost-rows.ts";

/** A supplier and the number of its invoice. */
interface Invoice {
  supplier: string;
  invoice_number: string;
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
      and lower(regexp_replace(c.invoice_number, '\\s', '', 'g')) collate "C" =
        ${comparedText(invoice_number)}
      and lower(regexp_replace(c.supplier, '\\s', '', 'g')) collate "C" = ${comparedText(supplier)}
      and c.id <> ${except}`,
  );
