import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Proof and time of a session's sign-in, which a switch of company keeps. */
export const signInOf = (system: Kysely<Tables>, session_id: string) =>
  system
    .selectFrom("sessions")
    .where("id", "=", session_id)
    .select(["accounts", "signed_in_date_time"])
    .executeTakeFirstOrThrow();
