import { emailKey } from "@ats/core/validation/email";
import { type Kysely, sql } from "kysely";
import { addressKey } from "../../mail/address-key.ts";
import { runStatements } from "../run-statements.ts";

/** Compares the emails of accounts and messages as those of candidates: by `emailKey`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `alter table users add column email_key text collate "C";
update users set email_key = lower(email) where octet_length(email) = length(email);
alter table outgoing_mail alter column address_key drop expression;
`,
  );
  await keyAccounts(db);
  await keyMessages(db);
  await keyRequests(db);
  await runStatements(
    db,
    `alter table users alter column email_key set not null;
grant select (email_key) on users to ats_company;
drop index users_email;
-- Sign-in by email. A company has one account for an email, and one guest besides.
create unique index users_email on users (email_key, company_id, (home_user_id is null));
`,
  );
}

async function keyAccounts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from users where email_key is null`.execute(db);
  for (const { id, email } of rows)
    await sql`update users set email_key = ${emailKey(email)} where id = ${id}`.execute(db);
  const { rows: twice } = await sql<{ company_id: number; emails: string }>`
    select company_id, string_agg(email, ' and ' order by id) as emails from users
    group by company_id, email_key, home_user_id is null having count(*) > 1`.execute(db);
  if (twice.length > 0)
    throw new Error(
      `Two accounts of a company have the same email: ${twice
        .map(({ company_id, emails }) => `${emails} in company ${company_id}`)
        .join("; ")}. Change one of them in the database, then start again.`,
    );
}

async function keyMessages(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ to_address: string }>`
    select distinct to_address from outgoing_mail
    where octet_length(to_address) > length(to_address)`.execute(db);
  for (const { to_address } of rows)
    await sql`update outgoing_mail set address_key = ${addressKey(to_address)}
      where to_address = ${to_address}`.execute(db);
}

/** Sign-ins and requests for links, which limits count. */
async function keyRequests(db: Kysely<unknown>): Promise<void> {
  for (const table of ["sign_in_attempts", "password_requests"]) {
    const { rows } = await sql<{ email: string }>`select distinct email from ${sql.table(table)}
      where octet_length(email) > length(email)`.execute(db);
    for (const { email } of rows)
      await sql`update ${sql.table(table)} set email = ${emailKey(email)}
        where email = ${email}`.execute(db);
  }
}
