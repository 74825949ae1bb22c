import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** What the sign-in behind a session has proved, and when: it goes along where the session is switched. */
export const signInOf = (system: Kysely<Tables>, session_id: string) =>
  system
    .selectFrom("sessions")
    .where("id", "=", session_id)
    .select(["accounts", "signed_in_date_time"])
    .executeTakeFirstOrThrow();
