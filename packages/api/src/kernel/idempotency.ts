import { contract } from "@ats/core/app/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { idempotencyKeyHeader, isIdempotencyKey } from "@ats/core/contract/write-headers";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { hashSecret, sameHash } from "./secret.ts";
import type { SessionActor } from "./implement.ts";
import type { RequestContext } from "./request-context.ts";
import { HttpError } from "./http-error.ts";
import type { Services } from "./services.ts";

interface Intent {
  endpoint: Endpoint;
  actor: SessionActor;
  input: object;
  db: CompanyDb;
  services: Pick<Services, "clock">;
  request: Pick<RequestContext, "headers">;
}

/**
 * Does the work of a request once. Its key is written in the same transaction, so a retry waits for
 * the first request and returns its answer, or is refused when that is no longer stored. Refused
 * work leaves no key. Quality R3.
 */
export async function runOnce(intent: Intent, work: () => Promise<unknown>): Promise<unknown> {
  const { endpoint, actor, input, db, services, request } = intent;
  if (!endpoint.idempotent) return work();
  const key = keyIn(request);
  const { company_id, user_id } = actor;
  const of = { company_id, user_id, endpoint: `${endpoint.method} ${endpoint.path}`, key };
  const request_hash = hashSecret(JSON.stringify(input));
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto("idempotency_keys")
    .values({ ...of, request_hash, created_date_time: services.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const row = db.selectFrom("idempotency_keys").where((e) => e.and(of));
  if (!written) {
    const first = await row.select(["request_hash", "answer"]).executeTakeFirstOrThrow();
    if (!sameHash(first.request_hash, request_hash))
      throw new HttpError(409, "This Idempotency-Key was used for another change. Send a new one.");
    if (first.answer === null) throw alreadyDone();
    return first.answer;
  }
  const answer = await work();
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(answer) })
    .where((e) => e.and(of))
    .execute();
  return answer;
}

/** Deletes stored answers that may name an erased candidate. The calls stay recorded as done. */
export async function eraseAnswers(db: CompanyDb, candidateIds: readonly number[]): Promise<void> {
  await sql`update idempotency_keys set answer = null
    where endpoint = any(${endpointsThat("name people")}::text[])
      or endpoint = any(${endpointsThat("are of one candidate")}::text[])
        and answer->>'id' = any(${candidateIds.map(String)}::text[])`.execute(db);
}

const endpointsThat = (answers: Endpoint["answers"]) =>
  Object.values<Endpoint>(contract)
    .filter((endpoint) => endpoint.idempotent && endpoint.answers === answers)
    .map(({ method, path }) => `${method} ${path}`);

/** The stored answer named a candidate who has been erased since. */
const alreadyDone = () =>
  new HttpError(409, "This was already done. Reload the page to see the result.");

function keyIn({ headers }: Pick<RequestContext, "headers">): string {
  const key = headers.get(idempotencyKeyHeader) ?? "";
  if (!isIdempotencyKey(key))
    throw new HttpError(
      400,
      "This change names no intent. Send an Idempotency-Key, such as a UUID.",
    );
  return key;
}

/** Hashes the key and input of a request that has no user. */
export const hashIntent = ({
  endpoint,
  input,
  request,
}: Pick<Intent, "endpoint" | "input" | "request">) =>
  hashSecret(JSON.stringify([keyIn(request), endpoint.path, input]));

/**
 * Does the work of a link that can be used once. The work stores the request's hash with its
 * result. A retry fails as the link's second use, and then `first` finds that result.
 */
export async function runOnceByLink<T>(
  named: Parameters<typeof hashIntent>[0],
  work: (intent: Uint8Array) => Promise<T>,
  first: (intent: Uint8Array) => Promise<T | undefined>,
): Promise<T> {
  const intent = hashIntent(named);
  try {
    return await work(intent);
  } catch (error) {
    const done = await first(intent);
    if (done === undefined) throw error;
    return done;
  }
}
