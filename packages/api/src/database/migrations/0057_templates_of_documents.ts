import type { Kysely } from "kysely";
import { runAll } from "./statements.ts";

/** The template that a document was begun from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runAll(db, templatesOfDocuments);
}

const templatesOfDocuments = `
alter table envelopes
  add column template_id bigint,
  add foreign key (company_id, template_id) references templates on delete set null (template_id);
create index envelopes_template on envelopes (company_id, template_id, created_date_time)
  where template_id is not null;
`;
