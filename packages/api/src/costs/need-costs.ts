import type { Endpoint } from "@ats/core/contract/endpoint";
import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { type Call, implement } from "../kernel/implement.ts";

/** True for a company that has costs switched on. */
export async function hasCosts({ actor, db }: Pick<Call, "actor" | "db">): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean | null }>`
    select (ats_settings->>'cost_enabled')::boolean as is_on from companies
    where id = ${actor.company_id}`.execute(db);
  return rows[0]?.is_on === true;
}

/** Refuses calls while costs are switched off for the company. Specification §6. */
export async function needCosts(call: Pick<Call, "actor" | "db">): Promise<void> {
  if (!(await hasCosts(call)))
    throw new HttpError(
      403,
      "Costs are switched off for your company. Ask support to turn them on.",
    );
}

/** Binds a handler of costs, which answers where the company has them. */
export const implementCosts: typeof implement = <E extends Endpoint>(
  endpoint: E,
  handle: Parameters<typeof implement<E>>[1],
) =>
  implement(endpoint, async (call) => {
    await needCosts(call);
    return handle(call);
  });
