import type { Kysely } from "kysely";
import { companyRows } from "../company-rows.ts";
import { runStatements } from "../run-statements.ts";

/** Exports and imports of whole companies, and the deletion of a company. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create table company_bundles (
  company_id int not null references companies,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('EXPORT', 'IMPORT')),
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  step text not null default '',
  done bigint not null default 0,
  total bigint not null default 0,
  message text,
  name text not null,
  file_key text,
  bytes bigint,
  sha256 text,
  manifest jsonb,
  report jsonb,
  destination jsonb,
  created_by bigint not null,
  created_date_time timestamptz not null,
  leased_date_time timestamptz,
  finished_date_time timestamptz,
  downloaded_date_time timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id)
);
-- Exports and imports that wait or were interrupted.
create index company_bundles_open on company_bundles (status, created_date_time)
  where status in ('WAITING', 'RUNNING');
-- Files that are due for removal.
create index company_bundles_files on company_bundles (created_date_time) where file_key is not null;
-- The exports and imports of a user.
create index company_bundles_user on company_bundles (company_id, created_by);
${companyRows("company_bundles")}
create table company_deletions (
  company_id int not null references companies,
  id uuid not null default gen_random_uuid(),
  status text not null default 'REQUESTED'
    check (status in ('REQUESTED', 'CONFIRMED', 'RUNNING', 'CANCELLED', 'DECLINED', 'LAPSED')),
  requested_by bigint not null,
  reason text not null,
  inventory jsonb not null,
  bundle_id uuid,
  bundle_sha256 text,
  -- Names of the people whom the link was mailed to, with the hash of each link.
  confirmers jsonb not null default '[]',
  confirmed_by_name text,
  confirmed_by_email text,
  created_date_time timestamptz not null,
  confirmed_date_time timestamptz,
  due_date_time timestamptz,
  reminders int not null default 0,
  ended_date_time timestamptz,
  ended_by bigint,
  primary key (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id),
  foreign key (company_id, ended_by) references users (company_id, id)
);
-- A company has one open request.
create unique index company_deletions_open on company_deletions (company_id)
  where status in ('REQUESTED', 'CONFIRMED', 'RUNNING');
-- Requests that lapse, are reminded of, or are due.
create index company_deletions_due on company_deletions (status, due_date_time)
  where status in ('REQUESTED', 'CONFIRMED', 'RUNNING');
-- The requests of a user.
create index company_deletions_requester on company_deletions (company_id, requested_by);
-- The requests that a user stopped.
create index company_deletions_ended_by on company_deletions (company_id, ended_by);
${companyRows("company_deletions")}
create table deletion_links (
  company_id int not null,
  link_hash bytea not null unique,
  deletion_id uuid not null,
  confirmer_company_id int not null,
  confirmer_id bigint not null,
  primary key (company_id, link_hash),
  foreign key (company_id, deletion_id) references company_deletions on delete cascade,
  foreign key (confirmer_company_id, confirmer_id) references users (company_id, id) on delete cascade
);
-- The links of a request.
create index deletion_links_request on deletion_links (company_id, deletion_id);
-- The links of a person.
create index deletion_links_confirmer on deletion_links (confirmer_company_id, confirmer_id);
${companyRows("deletion_links")}
create table deleted_companies (
  id int primary key,
  name text not null,
  requested_date_time timestamptz not null,
  confirmed_date_time timestamptz not null,
  began_date_time timestamptz not null,
  finished_date_time timestamptz,
  -- What is still to do and was counted so far; empty once the certificate is made.
  progress jsonb,
  certificate bytea,
  certificate_sha256 text
);
alter table deleted_companies enable row level security;
create table held_records (
  id bigint generated always as identity primary key,
  deleted_company_id int not null references deleted_companies,
  kind text not null,
  kept_until date not null,
  record jsonb not null,
  file_keys text[] not null default '{}'
);
-- Records whose time is over.
create index held_records_until on held_records (kept_until);
-- The records of a deleted company.
create index held_records_company on held_records (deleted_company_id);
alter table held_records enable row level security;
`,
  );
