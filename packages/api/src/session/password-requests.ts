import { to } from "@ats/core/navigation/routes";
import { emailKey } from "@ats/core/validation/email";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import { queueMail } from "../mail/outbox.ts";
import { accountsOf } from "./accounts.ts";
import { issueToken, tokenLifetimes } from "./one-time-token.ts";
import { networkOf } from "../kernel/network-address.ts";
import { before, latest } from "../kernel/time.ts";

/** Links that may be requested per hour. */
const limits = { perAccount: 5, perAddress: 30 } as const;
const hourMs = 60 * 60_000;
/** Requests are kept only to count them. */
const keptMs = 24 * hourMs;

/** Refuses an address that has requested too many, before anything of its call is read. */
export async function needRoomForRequest(
  { system, clock }: Pick<Services, "system" | "clock">,
  { address }: Pick<RequestContext, "address">,
): Promise<void> {
  const { requested } = await system
    .selectFrom("password_requests")
    .where("address", "=", networkOf(address))
    .where("created_date_time", ">", before(clock(), hourMs))
    .where("created_date_time", "<=", latest(clock()))
    .select((row) => row.fn.countAll<number>().as("requested"))
    .executeTakeFirstOrThrow();
  if (Number(requested) >= limits.perAddress) throw tooManyRequests();
}

const tooManyRequests = () =>
  new HttpError(
    429,
    "Too many links were requested. Look for an earlier email, or wait an hour and try again.",
  );

/**
 * Stores a request for a link. {@link answerPasswordRequests} looks the account up later, so that
 * known and unknown addresses get the same answer in the same time.
 */
export async function requestPassword(
  { system, clock }: Services,
  email: string,
  from: string,
): Promise<void> {
  const account = emailKey(email);
  const address = networkOf(from);
  const now = clock();
  const { id } = await system
    .insertInto("password_requests")
    .values({ email: account, address, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ of_account: number; of_address: number }>`
    select count(*) filter (where email = ${account})::int as of_account,
      count(*) filter (where address = ${address})::int as of_address
    from password_requests where (email = ${account} or address = ${address})
      and created_date_time > ${before(now, hourMs)}
      and created_date_time <= ${latest(now)}`.execute(system);
  const { of_account = 0, of_address = 0 } = rows[0] ?? {};
  if (of_account <= limits.perAccount && of_address <= limits.perAddress) return;
  await system.deleteFrom("password_requests").where("id", "=", id).execute();
  throw tooManyRequests();
}

/** Queues a message for each requested account. Each request is answered once. */
export async function answerPasswordRequests({
  system,
  clock,
  publicUrl,
}: Pick<Services, "system" | "clock" | "publicUrl">): Promise<void> {
  const now = clock();
  await system.transaction().execute(async (db) => {
    const { rows } = await sql<{ email: string }>`
      update password_requests set answered_date_time = ${now}
      where id in (select id from password_requests where answered_date_time is null
        order by id limit 50 for update skip locked)
      returning email`.execute(db);
    for (const email of new Set(rows.map((row) => row.email)))
      for (const account of await accountsOf(db, email).execute())
        await sendPasswordLink(db, account, "you, or someone else,", {
          publicUrl,
          clock: () => now,
        });
    if (rows.length > 0)
      await db
        .deleteFrom("password_requests")
        .where("created_date_time", "<", before(now, keptMs))
        .where("answered_date_time", "is not", null)
        .execute();
  });
}

interface LinkHolder {
  company_id: number;
  id: number;
  email: string;
  first_name: string;
  company_name: string;
}

/** Mails a link to choose a new password, for which `asker` asked. */
export async function sendPasswordLink(
  db: Kysely<Tables>,
  account: LinkHolder,
  asker: string,
  { publicUrl, clock }: Pick<Services, "publicUrl" | "clock">,
): Promise<void> {
  const { company_id, id: user_id, email } = account;
  const now = clock();
  const token = await issueToken(db, "reset password", { company_id, user_id }, now);
  const link = new URL(to.Resetpassword({ token }), publicUrl).href;
  const mail = { to: email, ...resetMail(account, asker, link) };
  await queueMail(db, company_id, mail, now, { confidential: true });
}

function resetMail(
  { first_name, company_name }: Pick<LinkHolder, "first_name" | "company_name">,
  asker: string,
  link: string,
) {
  const minutes = tokenLifetimes["reset password"] / 60_000;
  return {
    subject: "Choose a new password",
    text: `Hello ${first_name},

${asker} asked for a new password for your account at ${company_name}. To choose one, open this link. It works once, within ${minutes} minutes:

${link}

If you do not want one, do nothing. Your password stays as it is.
`,
  };
}
