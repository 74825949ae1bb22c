import { sessionMaxMs } from "../../session/session-times.ts";
import { mailedCodeMs, mailedCodesSent } from "../../session/mailed-code.ts";
import { issueToken, tokenLifetimes } from "../../session/one-time-token.ts";
import { hashPassword } from "../../session/password.ts";
import { hashSecret, newSecret } from "../../kernel/secret.ts";
import { testNow, testOrigin } from "../records.ts";
import type { Northgate } from "./northgate.ts";
import { after, before } from "../../kernel/time.ts";

/** A code that was mailed to the user with multi-factor authentication. */
export const testMailedCode = "246810";
/** Token of an enrolment that the recruiter of Northgate Group has begun. */
export const testEnrolment = "an-enrolment-of-the-recruiter";

/** Links and codes that are on their way, and a session elsewhere. */
export async function makeSessions({ db, ids, users }: Northgate) {
  const { northgate } = ids;
  const passwordLink = await issueToken(
    db,
    "reset password",
    { company_id: users.forgetful.company_id, user_id: users.forgetful.id },
    testNow,
  );
  // Good however far tests move the clock.
  await db
    .updateTable("one_time_tokens")
    .set({ expires_date_time: after(testNow, 365 * 24 * 60 * 60_000) })
    .where("user_id", "=", users.forgetful.id)
    .execute();
  const recruiter = { company_id: northgate, user_id: users.recruiter.id };
  await db
    .insertInto("one_time_tokens")
    .values({
      ...recruiter,
      token_hash: hashSecret(testEnrolment),
      purpose: "authenticator app",
      meta: "{}",
      created_date_time: testNow,
      expires_date_time: after(testNow, tokenLifetimes["authenticator app"]),
    })
    .execute();
  await db
    .insertInto("mailed_codes")
    .values({
      company_id: northgate,
      user_id: users.mfa.id,
      code_hash: await hashPassword({}, testMailedCode),
      // So long ago that it does not count among those that tests have sent.
      created_date_time: before(testNow, mailedCodesSent.withinMs),
      expires_date_time: after(testNow, mailedCodeMs),
    })
    .execute();
  const session = await db
    .insertInto("sessions")
    .values({
      company_id: northgate,
      user_id: users.admin.id,
      session_hash: hashSecret(newSecret()),
      token_hash: hashSecret(newSecret()),
      token_date_time: testNow,
      signed_in_date_time: testNow,
      created_date_time: testNow,
      extended_date_time: testNow,
      expires_date_time: after(testNow, sessionMaxMs),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    /** A link to choose a new password for Lena Frost. */
    passwordLink,
    /** Opens one session of the recruiter, as long as the tests' clock stands still. */
    switchToken: await issueToken(
      db,
      "switch company",
      {
        ...recruiter,
        meta: {
          host: new URL(testOrigin).host,
          accounts: [users.recruiter.id],
          signed_in_date_time: testNow,
        },
      },
      testNow,
    ),
    /** A session of the administrator's on another device. */
    session_id: session.id,
  };
}
