import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Proof and time of a session's sign-in, which a switch of company keeps. */
export const signInOf = (system: Kysely<Tables>, session_id: string) =>
  system
    .selectFrom("sessions")
    .where("id", "=", session_id)
    .select("signed_in_date_time")
    // A session in a frame stays with its user and company.
    .select(
      sql<number[]>`case when key_thumbprint is null then accounts else '[]'::jsonb end`.as(
        "accounts",
      ),
    )
    .executeTakeFirstOrThrow();
