import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/**
 * Adverts on more channels than the careers page: the key of a company's internal vacancies. Every
 * company had a careers page before its flag was asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `alter table companies add column internal_key uuid not null default gen_random_uuid();
     grant update (internal_key) on companies to ats_company;
     update companies set system_flags = jsonb_set(system_flags, '{publishing}',
       '{"careers_page": true}' || coalesce(system_flags -> 'publishing', '{}'))`,
  );
}
