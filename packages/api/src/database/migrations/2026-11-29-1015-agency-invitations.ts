import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Invitations of agencies to the portal, and what they answered. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `-- The contact who is invited. Whose account has the address is found when they answer.
alter table agency_links add contact_name text not null default '';
alter table agency_links add email text not null default '';
alter table agency_links add email_key text not null default '';
-- Of the mailed link; null once it is used or withdrawn.
alter table agency_links add token_hash bytea;
alter table agency_links add expires_date_time timestamptz;
-- Name of the agency's account, and who answered there.
alter table agency_links add account text;
alter table agency_links add answered_by text not null default '';
alter table agency_links add end_reason text
  check (end_reason in ('REFUSED', 'WITHDRAWN', 'ENDED'));
-- The invitation of a mailed link.
create unique index agency_links_token on agency_links (token_hash);
-- Invitations that wait for whoever has the address.
create index agency_links_email on agency_links (email_key) where status = 'INVITED';
-- The newest link of an agency.
create index agency_links_newest on agency_links (company_id, agency_id, id desc)`,
  );
