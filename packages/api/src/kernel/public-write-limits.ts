import type { RequestContext } from "./request-context.ts";
import type { PublicWriteTable } from "./tables.ts";
import { HttpError } from "./http-error.ts";
import type { Services } from "./services.ts";
import { networkOf } from "./network-address.ts";
import { before } from "./time.ts";

/**
 * Requests that one address may send within an hour. An application can have many files; `link`
 * counts invalid links.
 */
export const publicWrites = {
  perAddress: { form: 60, file: 300, link: 60 },
  withinMs: 60 * 60_000,
} as const;
export type PublicWrite = PublicWriteTable["kind"];

/** Counts a visitor's write; refuses it when too many of its kind came from their address. */
export async function limitPublicWrites(
  { system, clock }: Pick<Services, "system" | "clock">,
  request: Pick<RequestContext, "address">,
  kind: PublicWrite = "form",
): Promise<void> {
  const address = networkOf(request.address);
  const now = clock();
  const since = before(now, publicWrites.withinMs);
  await system.deleteFrom("public_writes").where("created_date_time", "<", since).execute();
  await system
    .insertInto("public_writes")
    .values({ address, kind, created_date_time: now })
    .execute();
  const { count } = await system
    .selectFrom("public_writes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("address", "=", address)
    .where("kind", "=", kind)
    .where("created_date_time", ">=", since)
    .executeTakeFirstOrThrow();
  if (count > publicWrites.perAddress[kind])
    throw new HttpError(
      429,
      "Too many requests came from your network. Wait an hour, then try again.",
    );
}
