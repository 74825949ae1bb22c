import type { CompanyDb } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import type { Mail } from "../kernel/ports/mailer.ts";
import { countMail, mayMail } from "../kernel/public-write-limits.ts";
import { type QueueOptions, queueMail } from "../mail/outbox.ts";

/** Queues a mail to the applicant, unless strangers have had enough sent to them. */
export type ApplicantMail = (
  db: CompanyDb,
  mail: Omit<Mail, "to">,
  about: QueueOptions,
) => Promise<unknown>;

/** Decides once for a form, before its transaction, if its applicant is mailed. */
export async function applicantMail(
  { services, afterCommit }: Pick<Call, "services" | "afterCommit">,
  { company_id, email }: { company_id: number; email: string },
): Promise<{ isMailed: boolean; mail: ApplicantMail }> {
  const isMailed = await mayMail(services, email);
  return {
    isMailed,
    async mail(db, mail, about) {
      if (!isMailed) return;
      await queueMail(db, company_id, { ...mail, to: email }, services.clock(), about);
      afterCommit(() => countMail(services, email));
    },
  };
}
