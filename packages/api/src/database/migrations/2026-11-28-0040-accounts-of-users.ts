import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Invitations, locks and ends of accounts, and when their users last signed in. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `alter table users
  -- Null until an invited user has chosen a password.
  add column registered_date_time timestamptz default now(),
  -- Of the newest invitation.
  add column invited_date_time timestamptz,
  add column locked_date_time timestamptz,
  add column deactivated_date_time timestamptz,
  -- The row stays, so that what its user did keeps their name.
  add column deleted_date_time timestamptz,
  add column last_sign_in_date_time timestamptz;
update users set registered_date_time = created_date_time;
update users u set last_sign_in_date_time = s.last
from (select company_id, user_id, max(created_date_time) as last from sessions group by 1, 2) s
where s.company_id = u.company_id and s.user_id = u.id;
alter table users
  -- True for users who may sign in, and who get mail and notifications.
  add column is_active boolean not null generated always as (registered_date_time is not null
    and locked_date_time is null and deactivated_date_time is null) stored,
  add column has_mfa boolean not null generated always as (totp_secret is not null) stored,
  add constraint users_deleted check (deleted_date_time is null or deactivated_date_time is not null);
-- A company's users, newest first.
create index users_created on users (company_id, created_date_time desc, id);

grant select (registered_date_time, invited_date_time, locked_date_time, deactivated_date_time,
    deleted_date_time, last_sign_in_date_time, is_active, has_mfa),
  insert (company_id, email, email_key, password_hash, first_name, last_name, telephone, user_type, role_id,
    scope_values, registered_date_time, invited_date_time, created_date_time),
  update (invited_date_time, locked_date_time, deactivated_date_time)
  on users to ats_company;

-- When a member who left was excused from the scorecard of a past interview.
alter table interview_panel add column excused_date_time timestamptz;
-- The API tokens that a user made.
create index api_tokens_made_by on api_tokens (company_id, created_by);
-- The organiser's interviews.
create index interviews_organiser on interviews (company_id, organiser_id, end_date_time);
-- Messages that a user has planned.
create index outgoing_mail_planned on outgoing_mail (company_id, user_id) where status = 'queued';
-- Documents that a user has sent, while they are open.
create index envelopes_open on envelopes (company_id, created_by)
  where status in ('DRAFT', 'PENDING');
-- Answers that a reviewer has not finished to score.
create index sift_scores_open on sift_scores (company_id, user_id) where finished_date_time is null;

-- Ends with an account its sessions and links, and those of its guests in other companies.
create function end_account() returns trigger
language plpgsql security definer set search_path = public as $$
declare at timestamptz := coalesce(new.deactivated_date_time, new.locked_date_time);
begin
  update users set locked_date_time = new.locked_date_time,
    deactivated_date_time = new.deactivated_date_time
  where home_company_id = new.company_id and home_user_id = new.id;
  if at is null then return null; end if;
  update sessions set ended_date_time = at, ended_by = 'ADMINISTRATOR'
  where ended_date_time is null and (accounts @> to_jsonb(array[new.id])
    or (company_id = new.company_id and user_id = new.id));
  update one_time_tokens set redeemed_date_time = at where redeemed_date_time is null
    and (meta -> 'accounts' @> to_jsonb(array[new.id])
      or (company_id = new.company_id and user_id = new.id and purpose <> 'book interview'));
  update notifications set mail_date_time = null
  where company_id = new.company_id and user_id = new.id and mail_date_time is not null;
  return null;
end $$;
create trigger users_end_account after update of locked_date_time, deactivated_date_time on users
  for each row when (old.locked_date_time is distinct from new.locked_date_time
    or old.deactivated_date_time is distinct from new.deactivated_date_time)
  execute function end_account();

-- Takes everything but the name from a deactivated account, and frees its email.
create function delete_account(of_user bigint, at timestamptz) returns void
language plpgsql security definer set search_path = public as $$
declare of_company int := current_setting('ats.company_id')::int;
begin
  update users set deleted_date_time = at, email = 'user-' || id || '@deleted.invalid',
    email_key = 'user-' || id || '@deleted.invalid', password_hash = '', telephone = null,
    totp_secret = null, totp_last_counter = null, mfa_date_time = null, photo_key = null,
    photo_type = null, invited_date_time = null, notification_choices = '{}', digest = null
  where company_id = of_company and id = of_user and deactivated_date_time is not null;
  delete from recovery_codes where company_id = of_company and user_id = of_user;
  delete from mailed_codes where company_id = of_company and user_id = of_user;
  delete from one_time_tokens where company_id = of_company and user_id = of_user;
end $$;
`,
  );
