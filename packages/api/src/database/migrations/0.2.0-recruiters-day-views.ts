import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Views that colleagues share, and the view with which each user's list opens. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table saved_views add column shared_with text not null default 'NOBODY'
  check (shared_with in ('NOBODY', 'COLLEAGUES', 'COMPANY'));
-- Views of a list that are shared with the whole company.
create index saved_views_shared on saved_views (company_id, list) where shared_with = 'COMPANY';

create table saved_view_readers (
  company_id int not null,
  user_id bigint not null,
  view_id bigint not null,
  primary key (company_id, user_id, view_id),
  foreign key (company_id, user_id) references users on delete cascade,
  foreign key (company_id, view_id) references saved_views on delete cascade
);
-- Readers of a view.
create index saved_view_readers_view on saved_view_readers (company_id, view_id);
${companyRows("saved_view_readers", "select, insert, delete")}

create table default_views (
  company_id int not null,
  user_id bigint not null,
  list text not null,
  view_id bigint not null,
  primary key (company_id, user_id, list),
  foreign key (company_id, user_id) references users on delete cascade,
  foreign key (company_id, view_id) references saved_views on delete cascade
);
-- Users whose list opens with a view.
create index default_views_view on default_views (company_id, view_id);
${companyRows("default_views")}
`,
  );
