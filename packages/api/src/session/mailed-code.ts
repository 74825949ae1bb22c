import type { Kysely } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import type { Tables } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import type { AccountUser } from "./account-event.ts";
import { hashPassword, inHashTurn, isPassword } from "./password.ts";
import { after, before, latest } from "../kernel/time.ts";

const minute = 60_000;
/** A code is valid once, for this long and this many tries. */
export const mailedCodeMs = 10 * minute;
export const mailedCodeTries = 5;
/** Limit of codes sent to a user. */
export const mailedCodesSent = { most: 3, withinMs: 15 * minute };

const digits = 6;
const newCode = (): string => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 10 ** digits).padStart(digits, "0");
};

const ofUser = (db: Kysely<Tables>, { company_id, id }: Pick<AccountUser, "company_id" | "id">) =>
  db.selectFrom("mailed_codes").where("company_id", "=", company_id).where("user_id", "=", id);

/** Mails a user a code; the database stores only its hash. Never inside a transaction. */
export async function sendCode(services: CodeServices, user: AccountUser): Promise<void> {
  const { system, clock } = services;
  const now = clock();
  const code = newCode();
  const code_hash = await hashPassword(services, code);
  await system.transaction().execute(async (db) => {
    // One at a time, so that concurrent requests are counted too.
    await db.selectFrom("users").where("id", "=", user.id).select("id").forUpdate().execute();
    const { sent } = await ofUser(db, user)
      .where("created_date_time", ">", before(now, mailedCodesSent.withinMs))
      .where("created_date_time", "<=", latest(now))
      .select((row) => row.fn.countAll<number>().as("sent"))
      .executeTakeFirstOrThrow();
    if (sent >= mailedCodesSent.most)
      throw new HttpError(
        429,
        `We have already sent you ${sent} codes. Use the latest, or wait 15 minutes for another.`,
      );
    await db
      .insertInto("mailed_codes")
      .values({
        company_id: user.company_id,
        user_id: user.id,
        code_hash,
        created_date_time: now,
        expires_date_time: after(now, mailedCodeMs),
      })
      .execute();
    const text = `Hello ${user.first_name},

${code} is your sign-in code. It works once, within ten minutes.

If you are not signing in, someone else knows your password. Change it at once and tell your administrator.
`;
    const mail = { to: user.email, subject: "Your sign-in code", text };
    await queueMail(db, user.company_id, mail, now, { confidential: true });
  });
}

/**
 * Checks a mailed code and deletes all of the user's. The try counts only once its turn to hash has
 * come. Never inside a transaction.
 */
export const redeemCode = (services: CodeServices, user: CodeOwner, code: string) =>
  inHashTurn(services, (held) => redeemInTurn(held, user, code));

type CodeServices = Pick<Services, "system" | "clock" | "hashTurn">;
type CodeOwner = Pick<AccountUser, "company_id" | "id">;

async function redeemInTurn(
  services: CodeServices,
  user: CodeOwner,
  code: string,
): Promise<boolean> {
  const { system, clock } = services;
  const now = clock();
  const live = await system
    .updateTable("mailed_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("company_id", "=", user.company_id)
    .where("user_id", "=", user.id)
    .where("used_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .where("created_date_time", "<=", latest(now))
    .where("tries", "<", mailedCodeTries)
    .returning(["id", "code_hash"])
    .execute();
  for (const { id, code_hash } of live) {
    if (!(await isPassword(services, code, code_hash))) continue;
    const unused = system
      .updateTable("mailed_codes")
      .set({ used_date_time: now })
      .where("company_id", "=", user.company_id)
      .where("user_id", "=", user.id)
      .where("used_date_time", "is", null);
    const { numUpdatedRows } = await unused.where("id", "=", id).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await unused.execute();
    return true;
  }
  return false;
}
