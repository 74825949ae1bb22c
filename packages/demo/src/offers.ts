import type { Tables } from "@ats/api/database/tables";
import { fieldsOfOffer } from "@ats/core/approvals/fields";
import type { RequisitionStep } from "@ats/core/approvals/requisition";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Adds a draft of an offer to somebody in Northgate Group's process, which waits for approval. */
export async function addOffers(db: Kysely<Tables>, data: DemoData, now: Date): Promise<void> {
  const { applications, jobs, users } = data;
  const called = (name: string) => users.find(({ email }) => email === `${name}@northgate.example`);
  const [recruiter, admin] = ["recruiter", "admin"].map(called);
  const chain = await db
    .selectFrom("approval_chains")
    .select(["id", "name", "steps"])
    .where("kind", "=", "offer")
    .executeTakeFirst();
  const application = applications.findLast(
    ({ status, company_id }) => status === "PROCESSING" && company_id === recruiter?.company_id,
  );
  const job = jobs.find(({ id }) => id === application?.job_id);
  const [step] = chain?.steps ?? [];
  if (!recruiter || !admin || !chain || !step || !application || !job) return;
  const { company_id } = recruiter;
  const offer = {
    offered_salary: 4_250_000,
    currency: "GBP",
    job_type: job.job_type,
    start_date: null,
  };
  const drafted = new Date(now.getTime() - dayMs / 4);
  const { id: offer_id } = await db
    .insertInto("offers")
    .values({
      ...offer,
      company_id,
      application_id: application.id,
      state: "DRAFT",
      note: "",
      created_by: recruiter.id,
      created_date_time: drafted,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { escalate_after: _, ...asked } = step;
  const steps: RequisitionStep[] = [{ ...asked, approvers: [admin.id], signatures: [] }];
  const sent = new Date(now.getTime() - dayMs / 6);
  const { id: requisition_id } = await db
    .insertInto("requisitions")
    .values({
      company_id,
      offer_id,
      job_number: job.job_number,
      chain_id: chain.id,
      chain_name: chain.name,
      state: "pending",
      requested_by: recruiter.id,
      fields: JSON.stringify(fieldsOfOffer({ ...job, ...offer })),
      steps: JSON.stringify(steps),
      created_date_time: sent,
      sent_date_time: sent,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { company_id, requisition_id };
  await db
    .insertInto("requisition_events")
    .values({
      ...of,
      type: "sent",
      user_id: recruiter.id,
      changes: "[]",
      created_date_time: sent,
    })
    .execute();
  await db
    .insertInto("requisition_approvers")
    .values({ ...of, step_id: step.id, user_id: admin.id, since: sent })
    .execute();
}
