import { emailKey } from "@ats/core/validation/email";
import type { RequestContext } from "./request-context.ts";
import type { PublicWriteTable } from "./tables.ts";
import { HttpError } from "./http-error.ts";
import type { Services } from "./services.ts";
import { networkOf } from "./network-address.ts";
import { sha256 } from "./sha256.ts";
import { before, latest } from "./time.ts";

/**
 * Requests that one address may send within an hour, and messages that strangers may have sent to
 * one recipient. An application can have many files; `link` counts invalid links.
 */
export const publicWrites = {
  perAddress: { form: 60, file: 300, link: 60, mail: 20 },
  withinMs: 60 * 60_000,
} as const;
type PublicWrite = PublicWriteTable["kind"];

type Limiting = Pick<Services, "system" | "clock">;
type From = Pick<RequestContext, "address">;

/** Counts a visitor's write; refuses it when too many of its kind came from their address. */
export async function limitPublicWrites(
  services: Limiting,
  request: From,
  kind: PublicWrite,
): Promise<void> {
  const { id } = await countPublicWrite(services, request, kind);
  if ((await writesOf(services, request, kind)) <= publicWrites.perAddress[kind]) return;
  await services.system.deleteFrom("public_writes").where("id", "=", id).execute();
  throw tooMany();
}

/**
 * False when strangers have had so many messages sent to a recipient that no further one must go
 * out. Known and unknown recipients count alike. Password links and mailed codes have stricter
 * limits of their own. Never inside a transaction.
 */
export const mayMail = async (services: Limiting, recipient: string): Promise<boolean> =>
  (await writesOf(services, recipientOf(recipient), "mail")) < publicWrites.perAddress.mail;

/** Counts a message that a stranger has had sent. Never inside a transaction. */
export const countMail = (services: Limiting, recipient: string) =>
  countPublicWrite(services, recipientOf(recipient), "mail");

export const tooManyMails = () =>
  new HttpError(
    429,
    "Too many emails were sent to this address. Look for an earlier one, or wait an hour and try again.",
  );

const recipientOf = (recipient: string): From => ({ address: sha256(emailKey(recipient)) });

/** Refuses a visitor's write when as many of its kind as may have come from their address. */
export async function needRoomForWrite(
  services: Limiting,
  request: From,
  kind: PublicWrite,
): Promise<void> {
  if ((await writesOf(services, request, kind)) >= publicWrites.perAddress[kind]) throw tooMany();
}

export async function countPublicWrite(
  { system, clock }: Limiting,
  { address }: From,
  kind: PublicWrite,
): Promise<{ id: number }> {
  const now = clock();
  await system
    .deleteFrom("public_writes")
    .where("created_date_time", "<", before(now, publicWrites.withinMs))
    .execute();
  return system
    .insertInto("public_writes")
    .values({ address: networkOf(address), kind, created_date_time: now })
    .returning("id")
    .executeTakeFirstOrThrow();
}

async function writesOf({ system, clock }: Limiting, { address }: From, kind: PublicWrite) {
  const { count } = await system
    .selectFrom("public_writes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("address", "=", networkOf(address))
    .where("kind", "=", kind)
    .where("created_date_time", ">=", before(clock(), publicWrites.withinMs))
    .where("created_date_time", "<=", latest(clock()))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const tooMany = () =>
  new HttpError(429, "Too many requests came from your network. Wait an hour, then try again.");
