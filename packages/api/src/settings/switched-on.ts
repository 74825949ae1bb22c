import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";

type Switch = "agency_enabled" | "cost_enabled";

/** True for a company that has a part of the product switched on. Specification §6. */
export async function isSwitchedOn(
  { actor, db }: Pick<Call, "db"> & { actor: Pick<Call["actor"], "company_id"> },
  name: Switch,
): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean | null }>`
    select (ats_settings->>${name})::boolean as is_on from companies
    where id = ${actor.company_id}`.execute(db);
  return rows[0]?.is_on === true;
}

/** Refuses a call while a part of the product is switched off for the company. */
export async function needSwitchedOn(
  call: Pick<Call, "actor" | "db">,
  name: Switch,
  refusal: string,
): Promise<void> {
  if (!(await isSwitchedOn(call, name))) throw new HttpError(403, refusal);
}

/** Makes an `implement` whose handlers answer where a part of the product is switched on. */
export const implementWhereOn =
  (name: Switch, refusal: string): typeof implement =>
  (endpoint, handle) =>
    implement(endpoint, async (call) => {
      await needSwitchedOn(call, name, refusal);
      return handle(call);
    });
