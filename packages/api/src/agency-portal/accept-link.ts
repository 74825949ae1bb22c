import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { timeZoneOf } from "../interviews/settings.ts";
import type { Invitation } from "./invitation-row.ts";

/** The agency's account, and who answers for it. */
export interface Answering {
  company_id: number;
  company: string;
  name: string;
  address?: string | undefined;
}

interface Accepting {
  /** In the client's rows. */
  db: CompanyDb;
  services: Pick<Services, "clock">;
}

type Which = Pick<Invitation, "company_id" | "id" | "agency_id" | "agency" | "client" | "terms">;

/** The author of an answer, in the client's log. */
export const visitorOf = (
  { company_id }: Pick<Invitation, "company_id">,
  { name, company, address }: Answering,
) => ({
  company_id,
  user_id: null,
  visitor: { name, company },
  ...(address !== undefined && { address }),
});

/** Locks an invitation while it is answered; refuses one that has ended meanwhile. */
export async function needOpen(
  { db, services }: Accepting,
  { company_id, id, agency_id }: Which,
): Promise<void> {
  // The company's own changes of the link lock its agency first, too.
  await db
    .selectFrom("agencies")
    .where("company_id", "=", company_id)
    .where("id", "=", agency_id)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  const open = await db
    .selectFrom("agency_links")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("status", "=", "INVITED")
    .where("expires_date_time", ">", services.clock())
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!open) throw notFound("invitation");
}

/** Links the agency's account with the client, and dates what it declared. */
export async function acceptLink(
  call: Accepting,
  which: Which,
  answering: Answering & { terms_id: number | null },
): Promise<void> {
  const { db, services } = call;
  const { company_id, id, agency_id } = which;
  await needOpen(call, which);
  if ((which.terms?.id ?? null) !== answering.terms_id)
    throw new HttpError(
      409,
      `${which.client} has changed its terms. Read them again, then accept.`,
    );
  const now = services.clock();
  const other = await db
    .selectFrom("agency_links")
    .where("company_id", "=", company_id)
    .where("agency_company_id", "=", answering.company_id)
    .where("status", "<>", "ENDED")
    .select("id")
    .executeTakeFirst();
  if (other)
    throw new HttpError(
      409,
      `You work with ${which.client} already. Ask them to keep one record of your agency.`,
    );
  await db
    .updateTable("agency_links")
    .set((row) => ({
      status: "ACTIVE",
      agency_company_id: answering.company_id,
      account: answering.company,
      answered_by: answering.name,
      answered_date_time: now,
      token_hash: null,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
  const today = sql<string>`(${now}::timestamptz at time zone ${timeZoneOf(sql.val(company_id))})::date`;
  const declared = await db
    .updateTable("agencies")
    .set((row) => ({
      conduct_date: today,
      off_limits_date: sql<string | null>`case when off_limits = '' then off_limits_date
        else ${today} end`,
      version: row("version", "+", 1),
    }))
    .where("company_id", "=", company_id)
    .where("id", "=", agency_id)
    .returning((row) => row.cast<string>("conduct_date", "text").as("conduct_date"))
    .executeTakeFirstOrThrow();
  await recordAudit(
    { actor: visitorOf(which, answering), db, services },
    {
      type: "agency_accepted",
      subject: { id: agency_id, name: which.agency },
      changes: [
        { field: "conduct_date", before: null, after: declared.conduct_date },
        ...(which.terms
          ? [{ field: "valid_from", before: null, after: which.terms.valid_from }]
          : []),
      ],
    },
  );
}
