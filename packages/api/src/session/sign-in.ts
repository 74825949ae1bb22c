import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The proof and time of the sign-in behind a session, which a switch of company takes along. */
export const signInOf = (system: Kysely<Tables>, session_id: string) =>
  system
    .selectFrom("sessions")
    .where("id", "=", session_id)
    .select(["accounts", "signed_in_date_time"])
    .executeTakeFirstOrThrow();
