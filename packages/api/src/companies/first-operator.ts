import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { Services } from "../kernel/services.ts";
import { invitationLink } from "../users/invitation-link.ts";
import { insertCompany } from "./insert-company.ts";

type Starting = Pick<Services, "system" | "clock" | "publicUrl">;

/**
 * Returns a new link by which the first person of the operator sets up their account, and adds
 * both where they are missing. The link works once, within the days of an invitation; earlier ones
 * end. Undefined as soon as somebody of the operator has registered.
 */
export function firstOperatorLink(
  { system, clock, publicUrl }: Starting,
  email: string,
): Promise<string | undefined> {
  return system.transaction().execute(async (db) => {
    // Of two servers that start at once, the second finds what the first has added.
    await sql`select pg_advisory_xact_lock(hashtext('companies'))`.execute(db);
    const now = clock();
    const company_id = await operator(db, now);
    const registered = await db
      .selectFrom("users")
      .where("company_id", "=", company_id)
      .where("registered_date_time", "is not", null)
      .select("id")
      .executeTakeFirst();
    if (registered) return undefined;
    const { id } = await db
      .insertInto("users")
      .values({
        company_id,
        email,
        email_key: emailKey(email),
        password_hash: "",
        first_name: "First",
        last_name: "Operator",
        user_type: "Client service user",
        registered_date_time: null,
        invited_date_time: now,
        created_date_time: now,
      })
      .onConflict((conflict) =>
        conflict
          .expression(sql`email_key, company_id, (home_user_id is null)`)
          .doUpdateSet({ invited_date_time: now }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return invitationLink(db, { publicUrl }, { company_id, id }, now);
  });
}

/** Returns the company that runs the product. */
async function operator(db: CompanyDb, created_date_time: Date): Promise<number> {
  const found = await db
    .selectFrom("companies")
    .where("operator", "=", true)
    .select("id")
    .executeTakeFirst();
  const [name, company_type] = ["Operator", "ATS"] as const;
  return (
    found?.id ??
    insertCompany(db, { name, company_type, parent_id: null, operator: true, created_date_time })
  );
}
