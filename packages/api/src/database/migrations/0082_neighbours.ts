import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** Who shares a postcode is read with their names, in its order, from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(
    db,
    `drop index candidates_postcode;
    create index candidates_postcode on candidates (company_id, postcode_key, id)
      include (sort_name) where postcode_key is not null;`,
  );
}
