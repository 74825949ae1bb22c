import type { AuditEventName } from "@ats/core/audit/events";
import type { Role } from "@ats/core/rights/rights";
import type { Kysely } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { queueMail } from "../mail/outbox.ts";

const administrators: Role[] = ["Recruiter admin user", "Master group user"];

/** Mails every administrator of a company. */
export async function mailAdministrators(
  db: Kysely<Tables>,
  company_id: number,
  { subject, text }: { subject: string; text: string },
  now: Date,
): Promise<void> {
  const users = await db
    .selectFrom("users")
    .where("company_id", "=", company_id)
    .where("home_company_id", "is", null)
    .where("user_type", "in", administrators)
    .select(["email", "first_name"])
    .orderBy("id")
    .execute();
  for (const { email, first_name } of users)
    await queueMail(
      db,
      company_id,
      { to: email, subject, text: `Hello ${first_name},\n\n${text}` },
      now,
    );
}

interface Event {
  type: AuditEventName;
  subject: { id: number; name: string };
  reason?: string;
}

/** Records an act in the operator's own log too, because a company's log goes with the company. */
export async function recordForOperator(
  services: Pick<Services, "clock">,
  db: Kysely<Tables>,
  event: Event,
): Promise<void> {
  const operators = await db
    .selectFrom("companies")
    .where("operator", "=", true)
    .where("id", "<>", event.subject.id)
    .select("id")
    .orderBy("id")
    .execute();
  for (const { id } of operators)
    await recordAudit({ actor: { company_id: id, user_id: null }, db, services }, event);
}
