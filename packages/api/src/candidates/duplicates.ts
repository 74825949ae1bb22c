import { displayName, hiddenFields, isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import {
  type DuplicateInput,
  type DuplicateReason,
  isCloseName,
} from "@ats/core/candidates/candidate-input";
import { emailKey } from "@ats/core/validation/email";
import type { Actor } from "@ats/core/rights/rights";
import { toE164 } from "@ats/core/validation/telephone-number";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { nameSpellings } from "../search/joined-names.ts";
import { normalise } from "../search/normalise.ts";

interface Row {
  id: number;
  candidate_number: number;
  first_name: string;
  last_name: string;
  current_jobtitle: string | null;
  city: string | null;
  sort_name: string;
  same_email: boolean;
  same_phone: boolean;
}

const most = 10;

/**
 * Finds records with the same email or telephone number, with a close name and the same postcode,
 * or with the same name, written joined or apart.
 */
export async function duplicatesOf(db: CompanyDb, actor: Actor, body: DuplicateInput) {
  const email = emailKey(body.email) || null;
  const phone = toE164(body.contact_mobile_number)?.slice(1) ?? null;
  const postcode = body.postcode.replaceAll(" ", "").toUpperCase() || null;
  const name = normalise(`${body.last_name} ${body.first_name}`);
  const open = isAnonymisedFor(actor, true) ? sql`and not anonymised` : sql``;
  const columns = sql`id, candidate_number, first_name, last_name, current_jobtitle, city, sort_name,
    email_key = ${email} as same_email, phone_key = ${phone} as same_phone`;
  const sameName = nameSpellings(body.first_name, body.last_name).map(
    (spelling) => sql`union (select ${columns} from candidates
      where sort_name = ${spelling} ${open} order by id limit ${most}) `,
  );
  const { rows } = await sql<Row>`
    select ${columns} from candidates where email_key = ${email} ${open}
    union select ${columns} from candidates where phone_key = ${phone} ${open}
    union select ${columns} from candidates where postcode_key = ${postcode} and ${name} <> '' ${open}
    ${sql.join(sameName, sql``)}
    order by same_email desc nulls last, same_phone desc nulls last, candidate_number`.execute(db);
  const reasonOf = (row: Row): DuplicateReason | undefined =>
    row.same_email
      ? "email"
      : row.same_phone
        ? "phone"
        : isCloseName(row.sort_name, name)
          ? "name"
          : undefined;
  const records = rows.flatMap(({ id, candidate_number, current_jobtitle, city, ...row }) => {
    const reason = reasonOf({ id, candidate_number, current_jobtitle, city, ...row });
    const shown = {
      ...row,
      candidate_number,
      anonymise_data_fields: [...hiddenFields(actor, false)],
    };
    return reason && id !== body.id
      ? [{ id, candidate_number, current_jobtitle, city, name: displayName(shown), reason }]
      : [];
  });
  return { records: records.slice(0, most) };
}
