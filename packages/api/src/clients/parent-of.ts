import type { Actor } from "@ats/core/rights/rights";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The company whose clients the actor sees: their own, or for a guest the one they come from. */
export const parentOf = (system: Kysely<Tables>, { company_id, user_id }: Actor) =>
  system
    .selectFrom("users as u")
    .innerJoin("companies as c", (on) =>
      on.on(({ eb, fn }) => eb("c.id", "=", fn.coalesce("u.home_company_id", "u.company_id"))),
    )
    .where("u.company_id", "=", company_id)
    .where("u.id", "=", user_id)
    .select(["c.id", "c.name"])
    .executeTakeFirstOrThrow();
