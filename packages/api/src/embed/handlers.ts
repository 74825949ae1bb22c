import * as contract from "@ats/core/embed/contract";
import { embedPath } from "@ats/core/embed/address";
import { accessRules } from "@ats/core/rights/access";
import { apiTokenHeader, proofNonceHeader } from "@ats/core/session/session";
import { emailKey } from "@ats/core/validation/email";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { disabledCompany } from "../kernel/authorise.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { type Call, implement, implementPublic } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import { after, latest } from "../kernel/time.ts";
import { readProof } from "../session/key-proof.ts";
import { portalHost } from "../session/portal-host.ts";
import { proofNonce } from "../session/proof-nonce.ts";
import { openEmbeddedSession } from "./open-embedded-session.ts";

/** A session in a partner's page ends after this time; the partner's server can make another. */
const embeddedSessionMs = 60 * 60_000;

/** Client secrets of one token that wait to be used. */
const mostWaiting = 1_000;
/** And those of one window of the product. */
const mostOfWindow = 20;

/** Roles whose sign-in opens other companies. */
const operators = new Set<string>(accessRules.supportSession.roles);

const createEmbedSession = implement(contract.createEmbedSession, async (call) => {
  const { actor, body, db, services } = call;
  const { company_id } = actor;
  const token = await tokenOf(call);
  const { origin, features } = body;
  if (!token.origins.includes(origin))
    throw new HttpError(
      403,
      `${origin} is not among the addresses of this API token. Make a token for it in Settings.`,
    );
  const now = services.clock();
  const { waiting } = await db
    .selectFrom("embed_sessions")
    .where("company_id", "=", company_id)
    .where("api_token_id", "=", token.id)
    .where("redeemed_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostWaiting)
    throw new HttpError(
      429,
      "Too many client secrets wait to be used. Make one when a page asks for it.",
    );
  const user = await userOf(call);
  const secret = newSecret();
  const expires_date_time = after(now, contract.clientSecretMinutes * 60_000);
  const { id } = await db
    .insertInto("embed_sessions")
    .values({
      company_id,
      api_token_id: token.id,
      user_id: user.id,
      secret_hash: hashSecret(secret),
      origin,
      routes: body.routes ?? null,
      features,
      created_date_time: now,
      expires_date_time,
      session_expires_date_time: token.expires_date_time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const address = new URL(embedPath(id), await productOf(call));
  address.hash = secret;
  return { id, client_secret: address.href, expires_date_time };
});

/** The frame's session ends with the window's, so a guest and a session in a frame make none. */
const signInFrame = implement(contract.signInFrame, async ({ actor, db, services, request }) => {
  const { company_id, user_id, session_id } = actor;
  const session = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "s.company_id").onRef("u.id", "=", "s.user_id"),
    )
    .where("s.company_id", "=", company_id)
    .where("s.id", "=", session_id)
    .where("s.key_thumbprint", "is", null)
    .where("u.home_user_id", "is", null)
    .select("s.expires_date_time")
    .executeTakeFirst();
  if (!session)
    throw new HttpError(
      403,
      "This session cannot open a frame. Sign in to your own company first.",
    );
  const now = services.clock();
  const { waiting } = await db
    .selectFrom("embed_sessions")
    .where("window_session_id", "=", session_id)
    .where("redeemed_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostOfWindow)
    throw new HttpError(429, "This window has signed in many frames. Wait 15 minutes.");
  const secret = newSecret();
  await db
    .insertInto("embed_sessions")
    .values({
      company_id,
      api_token_id: null,
      user_id,
      secret_hash: hashSecret(secret),
      origin: request.origin,
      features: ["shell"],
      created_date_time: now,
      expires_date_time: after(now, contract.clientSecretMinutes * 60_000),
      session_expires_date_time: session.expires_date_time,
      window_session_id: session_id,
    })
    .execute();
  return { secret };
});

const listEmbedOrigins = implement(contract.listEmbedOrigins, async (call) => {
  const { origins } = await tokenOf(call);
  return { origins };
});

/** The API token of the call. */
const tokenOf = ({ actor, db }: Pick<Call, "actor" | "db">) =>
  db
    .selectFrom("api_tokens")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", actor.api_token_id)
    .select(["id", "origins", "expires_date_time"])
    .executeTakeFirstOrThrow();

/** A user of the company itself, whom the partner's server names. */
async function userOf({ actor, body, db }: Call<typeof contract.createEmbedSession>) {
  const { user: named } = body;
  const user = await db
    .selectFrom("users")
    .where("company_id", "=", actor.company_id)
    .where("home_user_id", "is", null)
    .where("is_active", "=", true)
    .$if("id" in named, (query) => query.where("id", "=", (named as { id: number }).id))
    .$if("email" in named, (query) =>
      query.where("email_key", "=", emailKey((named as { email: string }).email)),
    )
    .select(["id", "user_type"])
    .executeTakeFirst();
  if (!user) throw notFound("user");
  if (operators.has(user.user_type))
    throw new HttpError(403, "Support staff sign in themselves. Choose another user.");
  return user;
}

/** Address of the company's product. */
async function productOf({ actor, db, request }: Call): Promise<string> {
  const { system_settings } = await db
    .selectFrom("companies")
    .where("id", "=", actor.company_id)
    .select("system_settings")
    .executeTakeFirstOrThrow();
  const { protocol, host } = new URL(request.origin);
  return `${protocol}//${portalHost(system_settings.portal_domain, host)}`;
}

/** Opens a session that only the frame can use which holds the key of the proof. */
const redeemClientSecret = implementPublic(contract.redeemClientSecret, async (call) => {
  const { body, services, request } = call;
  const { system, clock } = services;
  const proof = await readProof(proofOf(call));
  if (!proof)
    throw new HttpError(400, "The request does not prove a key. Update the page and try again.");
  const now = clock();
  const session = await system.transaction().execute(async (db) => {
    const secret = db
      .selectFrom("embed_sessions as e")
      .leftJoin("api_tokens as t", (on) =>
        on.onRef("t.company_id", "=", "e.company_id").onRef("t.id", "=", "e.api_token_id"),
      )
      .innerJoin("companies as c", "c.id", "e.company_id")
      .where("e.secret_hash", "=", hashSecret(body.secret))
      .where("e.redeemed_date_time", "is", null)
      .where("e.expires_date_time", ">", now)
      .where("e.created_date_time", "<=", latest(now))
      .where("e.session_expires_date_time", ">", now)
      .where("t.revoked_date_time", "is", null);
    const found = await secret
      .select(["e.company_id", "e.id", "e.user_id", "e.api_token_id", "e.origin", "e.routes"])
      .select(["e.features", "e.session_expires_date_time", "c.name", "c.disabled"])
      .select("e.window_session_id")
      .forUpdate("e")
      .executeTakeFirst();
    if (!found) throw spent();
    if (found.origin !== body.origin)
      throw new HttpError(
        400,
        `This client secret is for pages of ${found.origin}, not of ${body.origin}. Ask the partner's server for another.`,
      );
    if (found.disabled) throw disabledCompany(found.name, "DISABLED_COMPANY");
    if (found.window_session_id) await needWindow(db, found.window_session_id);
    await db
      .updateTable("embed_sessions")
      .set({ redeemed_date_time: now })
      .where("company_id", "=", found.company_id)
      .where("id", "=", found.id)
      .execute();
    const { company_id, id, user_id, api_token_id, session_expires_date_time: last } = found;
    const renewable = after(now, embeddedSessionMs);
    const expires_date_time = api_token_id !== null && renewable < last ? renewable : last;
    const token = await openEmbeddedSession(db, request, now, {
      company_id,
      id,
      user_id,
      api_token_id,
      expires_date_time,
      key_thumbprint: proof.thumbprint,
    });
    return { ...found, expires_date_time, token };
  });
  request.answer.set(apiTokenHeader, session.token);
  request.answer.set(proofNonceHeader, await proofNonce(services));
  const { user_id, routes, features, expires_date_time } = session;
  return { user_id, ...(routes && { routes }), features, expires_date_time };
});

/** Refuses when the window's session has ended; one that ends now waits, and ends the frame's too. */
async function needWindow(db: Kysely<Tables>, id: string): Promise<void> {
  const window = await db
    .selectFrom("sessions")
    .where("id", "=", id)
    .where("ended_date_time", "is", null)
    .select("id")
    .forShare()
    .executeTakeFirst();
  if (!window) throw spent();
}

const proofOf = ({
  request,
  headers,
}: {
  request: Call["request"];
  headers: { dpop: string };
}) => ({
  jwt: headers.dpop,
  method: request.method,
  target: request.host + request.path,
});

const spent = () =>
  new HttpError(
    400,
    "This client secret was already used, has expired, or is incomplete. Ask the partner's server for another.",
  );

export const embedHandlers = [
  createEmbedSession,
  signInFrame,
  listEmbedOrigins,
  redeemClientSecret,
];
