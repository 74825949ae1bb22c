import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Links by which an approver decides from the mail. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table approval_links (
  company_id int not null,
  -- SHA-256 of the link's secret.
  link_hash bytea not null,
  requisition_id bigint not null,
  step_id text not null,
  user_id bigint not null,
  expires_date_time timestamptz not null,
  used_date_time timestamptz,
  primary key (company_id, link_hash),
  unique (link_hash),
  foreign key (company_id, requisition_id) references requisitions,
  foreign key (company_id, user_id) references users
);
-- Links of a request.
create index approval_links_requisition on approval_links (company_id, requisition_id);
-- Links that have expired.
create index approval_links_expires on approval_links (expires_date_time);
${companyRows("approval_links")}`,
  );
