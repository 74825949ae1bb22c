import { type Kysely, sql } from "kysely";
import type { Tables } from "@ats/api/database/tables";

/** The tags that each company's applications have, as its list. */
export const listUsedTags = (db: Kysely<Tables>) =>
  sql`insert into tags (company_id, label)
    select distinct company_id, label from applications, unnest(tags) as label order by 1, 2`.execute(
    db,
  );
