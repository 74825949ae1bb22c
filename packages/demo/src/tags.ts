import { type Kysely, sql } from "kysely";
import type { Tables } from "@ats/api/database/tables";

/** Lists the tags used in each company's applications. */
export const listUsedTags = (db: Kysely<Tables>) =>
  sql`insert into tags (company_id, label)
    select distinct company_id, label from applications, unnest(tags) as label order by 1, 2`.execute(
    db,
  );
