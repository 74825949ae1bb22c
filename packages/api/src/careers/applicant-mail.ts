import type { CompanyDb } from "../database/database.ts";
import type { Call } from "../kernel/implement.ts";
import type { Mail, MailSender } from "../kernel/ports/mailer.ts";
import { countMail, mayMail } from "../kernel/public-write-limits.ts";
import { type QueueOptions, queueMail } from "../mail/outbox.ts";
import type { FormRow } from "./adverts.ts";
import { brandSender } from "./brand-sender.ts";

/** Queues a mail to the applicant, unless strangers have had enough sent to them. */
export type ApplicantMail = (
  db: CompanyDb,
  job: Pick<FormRow, "brand_name" | "recruiter_id">,
  mail: Omit<Mail, "to" | "sender">,
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
    async mail(db, job, mail, about) {
      if (!isMailed) return;
      const sender = await companyOf(db, { company_id, ...job });
      await queueMail(db, company_id, { ...mail, sender, to: email }, services.clock(), about);
      afterCommit(() => countMail(services, email));
    },
  };
}

/** The company as the sender, as the job's brand says; else the recruiter gets the answers. */
async function companyOf(
  db: CompanyDb,
  job: Pick<FormRow, "brand_name" | "recruiter_id"> & { company_id: number },
): Promise<MailSender> {
  const recruiter = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", job.recruiter_id)
    .executeTakeFirstOrThrow();
  return brandSender(db, job.company_id, job.brand_name, {
    name: job.brand_name,
    email: recruiter.email,
  });
}
