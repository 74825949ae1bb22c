import { authenticateServer } from "../api-tokens/authenticate-server.ts";
import type { Right } from "@ats/core/rights/rights";
import { viewAs } from "@ats/core/rights/view-as";
import type { Viewing } from "@ats/core/roles/viewing";
import type { LogoutReason } from "@ats/core/session/session";
import { type Selectable, sql } from "kysely";
import type { Credentials } from "../kernel/credentials.ts";
import type { Session } from "../kernel/implement.ts";
import { SessionOver } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { type HeldRole, roleOf } from "../roles/held-role.ts";
import type { CompanyTable } from "../users/tables.ts";
import { previousTokenMs, sessionIdleMs } from "./session-times.ts";
import { hashSecret, sameHash } from "../kernel/secret.ts";
import { needProof } from "./key-proof.ts";
import { isSupportSession } from "./support-record.ts";
import type { SessionTable } from "./tables.ts";
import { after, before } from "../kernel/time.ts";

type SessionRow = Pick<
  Selectable<SessionTable>,
  | "id"
  | "token_hash"
  | "previous_token_hash"
  | "token_date_time"
  | "user_id"
  | "company_id"
  | "key_thumbprint"
> &
  HeldRole &
  Pick<Selectable<CompanyTable>, "name" | "company_type" | "disabled"> & {
    /** Name and rights of the API token that made the session. */
    through: string | null;
    token_rights: Right[] | null;
    viewed: (HeldRole & Viewing) | null;
  };

type Authenticating = Pick<Services, "system" | "clock" | "usedProofs">;

/**
 * Returns the user of an open session, or of a server's API token, with their company. Refuses with
 * 401 without one.
 */
export async function authenticate(
  services: Authenticating,
  credentials: Credentials,
): Promise<Session> {
  if (credentials.kind === "server") return authenticateServer(services, credentials.token);
  const { token } = credentials;
  const proof = credentials.kind === "embedded" ? credentials.proof : undefined;
  const secret = credentials.kind === "embedded" ? token : credentials.secret;
  if (!secret || !token) throw new SessionOver("You are not signed in. Sign in and try again.");
  const { system, clock } = services;
  const now = clock();
  const { rows } = await sql<SessionRow>`select * from open_session(
    ${hashSecret(secret)}, ${now}, ${before(now, sessionIdleMs)})`.execute(system);
  const row = rows[0];
  // A session that began under a wrong clock would last until the right one is there.
  if (row && row.token_date_time > after(now, sessionIdleMs)) throw new SessionOver(ended);
  if (!row) throw new SessionOver(ended, await reasonOf(system, hashSecret(secret)));
  // A session is used in the way in which it was opened, or not at all.
  const { key_thumbprint: thumbprint } = row;
  if (proof && thumbprint !== null) await needProof(services, { token, thumbprint }, proof);
  else if (proof || thumbprint !== null) throw new SessionOver(ended);
  else needToken(row, token, now);
  const held = roleOf(row);
  const { token_rights, viewed } = row;
  const own = token_rights
    ? { ...held, rights: held.rights.filter((each) => token_rights.includes(each)) }
    : held;
  const view = viewed && viewAs(own, roleOf(viewed));
  return {
    actor: {
      session_id: row.id,
      user_id: row.user_id,
      company_id: row.company_id,
      company_type: row.company_type,
      ...(view ?? own),
      anonymises: row.anonymises,
      through: row.through,
      api_token_id: null,
      viewing: view ? viewingOf(viewed) : undefined,
    },
    company: {
      name: row.name,
      disabled: row.disabled && !(await isSupportSession(system, row.id)),
    },
  };
}

const viewingOf = ({ user_id, name, ends_date_time }: Viewing): Viewing => ({
  user_id,
  name,
  ends_date_time: new Date(ends_date_time).toISOString(),
});

function needToken(row: SessionRow, token: string, now: Date): void {
  const tokenHash = hashSecret(token);
  const isToken =
    sameHash(tokenHash, row.token_hash) ||
    (sameHash(tokenHash, row.previous_token_hash) &&
      now < after(row.token_date_time, previousTokenMs));
  if (!isToken) throw new SessionOver(ended);
}

const ended = "Your session has ended. Sign in again.";

/** Why a session ended; undefined if it never existed. */
async function reasonOf(
  system: Services["system"],
  session_hash: Uint8Array,
): Promise<LogoutReason | undefined> {
  const session = await system
    .selectFrom("sessions")
    .where("session_hash", "=", session_hash)
    .select(["ended_date_time", "ended_by"])
    .executeTakeFirst();
  if (session?.ended_by === "SIGNED_IN_ELSEWHERE") return "CONCURRENT_SESSION";
  return session && !session.ended_date_time ? "INACTIVE_SESSION" : undefined;
}
