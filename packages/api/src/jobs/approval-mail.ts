import type { JobStatus } from "@ats/core/jobs/job";
import { messageHoldMs } from "@ats/core/messages/compose";
import { to } from "@ats/core/navigation/routes";
import type { Call } from "../kernel/implement.ts";
import type { CompanyDb } from "../database/database.ts";
import { queueMail, cancelMail } from "../mail/outbox.ts";
import { after } from "../kernel/time.ts";
import { approversOf } from "./approval.ts";

interface Waiting {
  id: number;
  job_number: number;
  title: string;
  recruiter_id: number;
  hiring_manager_id: number;
  created_by: number | null;
}

/** Mails the approvers that a vacancy awaits approval, or its author that it came back and why. */
export async function mailOfApproval(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  job: Waiting,
  status: JobStatus,
  reason = "",
): Promise<void> {
  const { id, job_number, title, recruiter_id, hiring_manager_id, created_by } = job;
  const users = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("company_id", "=", actor.company_id)
    .where("id", "in", [actor.user_id, created_by ?? hiring_manager_id])
    .where("is_active", "=", true)
    .execute();
  const by = users.find((user) => user.id === actor.user_id);
  const writer = users.filter((user) => user !== by);
  const recipients = status === "DRAFT" ? writer : await approversOf({ actor, db }, recruiter_id);
  const who = `${by?.first_name} ${by?.last_name}`;
  const named = `${title} (job ${job_number})`;
  const link = new URL(to.jobEdit({ id }), services.publicUrl).href;
  const [subject, news, next] =
    status === "DRAFT"
      ? [`Sent back: ${title}`, `${who} sent ${named} back:\n\n${reason}`, "Edit the vacancy"]
      : [
          `For approval: ${title}`,
          `${who} sent ${named} for approval.`,
          "Read it, then publish it or send it back",
        ];
  const now = services.clock();
  for (const { email, first_name } of recipients)
    await queueMail(
      db,
      actor.company_id,
      { to: email, subject, text: `Hello ${first_name},\n\n${news}\n\n${next}: ${link}` },
      now,
      { user_id: actor.user_id, about: mailAbout(id), sendAt: after(now, messageHoldMs) },
    );
}

const mailAbout = (id: number) => `job ${id}`;

/** Cancels unsent mail about an approval status that the vacancy has left. */
export const cancelApprovalMail = (db: CompanyDb, id: number) =>
  cancelMail(db, [mailAbout(id)], "The vacancy's status changed before this was sent.");
