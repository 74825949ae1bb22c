import type { JobStatus } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";
import type { Call } from "../app/implement.ts";
import { queueMail } from "../mail/outbox.ts";

interface Waiting {
  id: number;
  job_number: number;
  title: string;
  recruiter_id: number;
  hiring_manager_id: number;
  created_by: number | null;
}

/** Tells the recruiter that a vacancy waits for approval; who wrote it, that it came back, and why. */
export async function mailOfApproval(
  { actor, db, services }: Pick<Call, "actor" | "db" | "services">,
  { id, job_number, title, recruiter_id, hiring_manager_id, created_by }: Waiting,
  status: JobStatus,
  reason = "",
): Promise<void> {
  const reader = status === "DRAFT" ? (created_by ?? hiring_manager_id) : recruiter_id;
  if (reader === actor.user_id) return;
  const users = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("company_id", "=", actor.company_id)
    .where("id", "in", [reader, actor.user_id])
    .execute();
  const [told, by] = [reader, actor.user_id].map((user) => users.find((each) => each.id === user));
  if (!told || !by) return;
  const who = `${by.first_name} ${by.last_name}`;
  const job = `${title} (job ${job_number})`;
  const link = new URL(to.jobEdit({ id }), services.publicUrl).href;
  const [subject, news, next] =
    status === "DRAFT"
      ? [`Sent back: ${title}`, `${who} sent ${job} back:\n\n${reason}`, "Change it"]
      : [
          `For approval: ${title}`,
          `${who} handed in ${job}.`,
          "Read it, and publish it or send it back",
        ];
  await queueMail(
    db,
    actor.company_id,
    { to: told.email, subject, text: `Hello ${told.first_name},\n\n${news}\n\n${next}: ${link}` },
    services.clock(),
    { user_id: actor.user_id },
  );
}
