import * as contract from "@ats/core/api-tokens/contract";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after } from "../kernel/time.ts";

const nameOf = (user: string) =>
  sql<string>`${sql.ref(`${user}.first_name`)} || ' ' || ${sql.ref(`${user}.last_name`)}`;

const listApiTokens = implement(contract.listApiTokens, async ({ actor, db }) => {
  const records = await db
    .selectFrom("api_tokens as t")
    .innerJoin("users as maker", "maker.id", "t.created_by")
    .leftJoin("users as revoker", "revoker.id", "t.revoked_by")
    .where("t.company_id", "=", actor.company_id)
    .select(["t.id", "t.name", "t.rights", "t.origins", "t.created_date_time"])
    .select(["t.expires_date_time", "t.last_used_date_time", "t.revoked_date_time"])
    .select([nameOf("maker").as("created_by"), nameOf("revoker").as("revoked_by")])
    .orderBy("t.created_date_time", "desc")
    .orderBy("t.id", "desc")
    .execute();
  return { records };
});

/** Tokens of a company that can still be used. */
const mostTokens = 100;

/**
 * Nobody gives a server more than they have, or for longer: a guest's visit ends, and a token would
 * stay.
 */
const addApiToken = implement(contract.addApiToken, async (call) => {
  const { actor, body, db, services } = call;
  const { days, ...draft } = body;
  if (!draft.rights.every((right) => can(actor, right)))
    throw new HttpError(403, "A token can have only rights that you have. Choose among those.");
  const maker = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.user_id)
    .select("home_user_id")
    .executeTakeFirstOrThrow();
  if (maker.home_user_id !== null)
    throw new HttpError(
      403,
      "Only a user of the company itself can make a token. Ask one of them.",
    );
  const now = services.clock();
  const { usable } = await db
    .selectFrom("api_tokens")
    .where("company_id", "=", actor.company_id)
    .where("revoked_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .select(({ fn }) => fn.countAll<number>().as("usable"))
    .executeTakeFirstOrThrow();
  if (Number(usable) >= mostTokens)
    throw new HttpError(409, `There are ${mostTokens} API tokens. Revoke one that is not used.`);
  const token = contract.apiTokenPrefix + newSecret();
  const { id } = await db
    .insertInto("api_tokens")
    .values({
      ...draft,
      company_id: actor.company_id,
      token_hash: hashSecret(token),
      created_by: actor.user_id,
      created_date_time: now,
      expires_date_time: after(now, days * 24 * 60 * 60_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { name, ...fields } = body;
  const changes = changesBetween(null, fields);
  await recordAudit(call, { type: "api_token_added", subject: { id, name }, changes });
  return { id, token };
});

/** A revoked token stays revoked as it was. */
const revokeApiToken = implement(contract.revokeApiToken, async (call) => {
  const { actor, params, db, services, afterCommit } = call;
  const { company_id } = actor;
  const now = services.clock();
  const token = await db
    .selectFrom("api_tokens")
    .where("company_id", "=", company_id)
    .where("id", "=", params.id)
    .select(["id", "name"])
    .executeTakeFirst();
  if (!token) throw notFound("API token");
  const { numUpdatedRows } = await db
    .updateTable("api_tokens")
    .set({ revoked_date_time: now, revoked_by: actor.user_id })
    .where("company_id", "=", company_id)
    .where("id", "=", params.id)
    .where("revoked_date_time", "is", null)
    .executeTakeFirst();
  const ended = await db
    .updateTable("sessions")
    .set({ ended_date_time: now, ended_by: "SIGNED_OUT_ELSEWHERE" })
    .where("company_id", "=", company_id)
    .where("api_token_id", "=", params.id)
    .where("ended_date_time", "is", null)
    .returning("id")
    .execute();
  if (numUpdatedRows > 0n) await recordAudit(call, { type: "api_token_revoked", subject: token });
  for (const { id } of ended)
    afterCommit(() => services.live.publish({ company_id, ended_session_id: id }));
  return {};
});

export const apiTokenHandlers = [listApiTokens, addApiToken, revokeApiToken];
