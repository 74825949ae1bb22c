import { writtenMoney, type Money } from "@ats/core/costs/money";
import { companyName } from "../../companies/company-name.ts";
import { queueMail } from "../../mail/outbox.ts";
import { sayDay } from "../say-day.ts";
import type { PlacementRow } from "./placement-row.ts";
import type { PlacementCall } from "./settle-placements.ts";

/** Mails the first contact of an agency that a rebate is claimed. The person is not named. */
export async function mailClaim(
  { actor, db, services }: PlacementCall,
  { agency_id, id, job_title, start_date, left_date, line }: PlacementRow,
  { amount, month }: { amount: Money; month: number },
): Promise<void> {
  const { company_id } = actor;
  const agency = await db
    .selectFrom("agencies")
    .select("contacts")
    .where("company_id", "=", company_id)
    .where("id", "=", agency_id)
    .executeTakeFirst();
  const contact = agency?.contacts[0];
  if (!contact || !start_date || !left_date) return;
  const company = await companyName(db, company_id);
  const invoice = line?.invoice_number ? ` Your invoice: ${line.invoice_number}.` : "";
  await queueMail(
    db,
    company_id,
    {
      to: contact.email,
      subject: `${company} claims a rebate of ${writtenMoney(amount)}`,
      text: `Hello ${contact.name},

The person whom you placed as ${job_title} started on ${sayDay(start_date)} and left on ${sayDay(left_date)}, within month ${month} of the rebate. We claim ${writtenMoney(amount)} by our terms.${invoice}

Please send us a credit note.

${company}`,
    },
    services.clock(),
    { about: `placement ${id}` },
  );
}
