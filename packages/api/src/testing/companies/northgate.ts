import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { makeUsers } from "./users.ts";

/** Northgate Group's users, a job, Ann Bell and her application as a nurse. */
export interface Northgate extends Awaited<ReturnType<typeof makeUsers>> {
  db: Kysely<Tables>;
  nurse: { id: number };
  ann: { id: number };
  annAsNurse: { id: number; app_uuid: string };
}
