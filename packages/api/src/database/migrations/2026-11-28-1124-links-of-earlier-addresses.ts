import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Links and codes that were mailed to an earlier address of a user open nothing. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `create function end_mailed_links() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from one_time_tokens where company_id = new.company_id and user_id = new.id
    and purpose in ('reset password', 'invitation') and redeemed_date_time is null;
  delete from mailed_codes where company_id = new.company_id and user_id = new.id;
  return null;
end $$;
create trigger users_end_mailed_links after update of email_key on users
  for each row when (old.email_key is distinct from new.email_key)
  execute function end_mailed_links();
`,
  );
