import { linkDays } from "@ats/core/approvals/portal-contract";
import { to } from "@ats/core/navigation/routes";
import type { Kysely } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Acting } from "../kernel/implement.ts";
import { hashSecret, newSecret } from "../kernel/secret.ts";
import type { Services } from "../kernel/services.ts";
import { after } from "../kernel/time.ts";
import type { StoredRequisition } from "./stored-requisition.ts";

const dayMs = 24 * 60 * 60_000;

/** Makes the address by which an approver decides about a step without signing in, once. */
export async function addLink(
  { db, services }: Acting,
  { company_id, id }: Pick<StoredRequisition, "company_id" | "id">,
  { step_id, user_id }: { step_id: string; user_id: number },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("approval_links")
    .values({
      company_id,
      link_hash: hashSecret(token),
      requisition_id: id,
      step_id,
      user_id,
      expires_date_time: after(services.clock(), linkDays * dayMs),
    })
    .execute();
  return new URL(to.approvalRequestEmailPortal({ token }), services.publicUrl).href;
}

/** Finds what a link stands for, or says why it stands for nothing now. */
export async function findLink(system: Kysely<Tables>, token: string, now: Date) {
  const link = await system
    .selectFrom("approval_links as l")
    .innerJoin("companies as c", "c.id", "l.company_id")
    .where("l.link_hash", "=", hashSecret(token))
    .select(["l.company_id", "l.requisition_id", "l.step_id", "l.user_id"])
    .select(["l.expires_date_time", "l.used_date_time", "c.name as company_name", "c.disabled"])
    .executeTakeFirst();
  if (!link || link.disabled)
    throw new HttpError(404, "This link is not valid. Copy it whole from the email.");
  if (link.used_date_time)
    throw new HttpError(404, "This link was used already: the decision is recorded.");
  if (link.expires_date_time <= now)
    throw new HttpError(404, "This link has expired. Sign in to decide about the request.");
  return link;
}

/** Uses a link up. Of those who try at once, one succeeds. */
export async function redeemLink(db: CompanyDb, token: string, now: Date): Promise<void> {
  const used = await db
    .updateTable("approval_links")
    .set({ used_date_time: now })
    .where("link_hash", "=", hashSecret(token))
    .where("used_date_time", "is", null)
    .where("expires_date_time", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) throw new HttpError(404, "This link was used already: the decision is recorded.");
}

/** Deletes links some days after they have expired, so that until then they say so. */
export const sweepLinks = ({ system, clock }: Pick<Services, "system" | "clock">) =>
  system
    .deleteFrom("approval_links")
    .where("expires_date_time", "<", after(clock(), -linkDays * dayMs))
    .execute();
