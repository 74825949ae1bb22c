import type { Endpoint } from "@ats/core/contract/endpoint";
import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";

/** Binds a handler that answers where the company works with agencies. Specification §6. */
export const implementAgencies: typeof implement = <E extends Endpoint>(
  endpoint: E,
  handle: Parameters<typeof implement<E>>[1],
) =>
  implement(endpoint, async (call) => {
    const { rows } = await sql<{ is_on: boolean | null }>`
      select (ats_settings->>'agency_enabled')::boolean as is_on from companies
      where id = ${call.actor.company_id}`.execute(call.db);
    if (rows[0]?.is_on !== true)
      throw new HttpError(
        403,
        "Agencies are switched off for your company. Ask support to turn them on.",
      );
    return handle(call);
  });
