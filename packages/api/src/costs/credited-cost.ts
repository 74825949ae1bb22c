import { comparedText } from "@ats/core/costs/cost";
import type { ReadCostRow } from "@ats/core/costs/read-cost-row";
import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { readNamedCosts } from "./cost-rows.ts";
import { sameInvoice } from "./same-invoice.ts";
import type { CostCall } from "./cost-participant.ts";

/**
 * Finds what a credit of a file takes money off: a cost of the same file by its number there, or one
 * of the same supplier by its invoice or number. Null for a cost.
 */
export async function readCredited(
  { actor, db }: CostCall,
  row: ReadCostRow | undefined,
  inFile: (cost: string) => { line: number; id: number | undefined } | undefined,
): Promise<number | null> {
  if (!row || row.fields.kind === "COST") return null;
  const { credited, fields } = row;
  if (!credited)
    throw refusal(
      "Credited cost: An amount below zero takes money off a cost. Enter the invoice or the number of that cost.",
    );
  const own = inFile(credited);
  if (own && own.id === undefined)
    throw refusal(
      `Credited cost: It is on line ${own.line}, which cannot be added. Correct that row, and import both.`,
    );
  if (own?.id) return own.id;
  const { company_id } = actor;
  const { supplier = "" } = fields;
  const ofInvoice = await sameInvoice(db, company_id, { supplier, invoice_number: credited }, 0);
  const byNumber = /^\d{1,15}$/.test(credited)
    ? await readNamedCosts(
        db,
        sql`c.company_id = ${company_id} and c.id = ${credited}::bigint
          and lower(regexp_replace(c.supplier, '\\s', '', 'g')) = ${comparedText(supplier)}`,
      )
    : [];
  const found = [...ofInvoice, ...byNumber].find(({ kind }) => kind === "COST");
  if (!found)
    throw refusal(
      `Credited cost: There is no cost “${credited}” of ${supplier || "this supplier"}. Enter its invoice or number, or record that cost first.`,
    );
  return found.id;
}

const refusal = (message: string) => new HttpError(400, message);
