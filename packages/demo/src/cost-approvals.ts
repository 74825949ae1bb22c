import { fieldsOfAskingCost } from "@ats/api/internal/approvals/cost-subject";
import type { Tables } from "@ats/api/database/tables";
import type { CostHold } from "@ats/core/costs/cost";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

interface HeldCost {
  hold: Exclude<CostHold, "SENT_BACK">;
  supplier: string;
  invoice_number: string;
  net: number;
  note: string;
  /** Days since it was recorded. */
  age: number;
  /** The comment of who rejected it. */
  comment?: string;
}

/** Invoices over the limit of Northgate Group. */
const held: HeldCost[] = [
  {
    hold: "WAITING",
    supplier: "Carewise",
    invoice_number: "CW-9004",
    net: 1_240_000,
    note: "Their retainer for the spring.",
    age: 2,
  },
  {
    hold: "REJECTED",
    supplier: "Talent North",
    invoice_number: "TN-0655",
    net: 1_580_000,
    note: "",
    age: 26,
    comment: "We agreed 15 %, and this is 21 %. Ask them for a corrected invoice.",
  },
];

/** Adds a cost that waits for approval, and one that was rejected. */
export async function addCostApprovals(
  db: Kysely<Tables>,
  { jobs, users }: Pick<DemoData, "jobs" | "users">,
  now: Date,
): Promise<void> {
  const called = (name: string) => users.find(({ email }) => email === `${name}@northgate.example`);
  const [admin, master] = ["admin", "master"].map(called);
  const chain = await db
    .selectFrom("approval_chains")
    .select(["id", "name", "steps"])
    .where("kind", "=", "cost")
    .executeTakeFirst();
  const [step] = chain?.steps ?? [];
  if (!admin || !master || !chain || !step) return;
  const { company_id } = admin;
  const job = jobs.find((each) => each.company_id === company_id);
  if (!job) return;
  const { escalate_after: _, ...asked } = step;
  for (const { age, comment, ...cost } of held) {
    const sent = new Date(now.getTime() - age * dayMs);
    const day = sent.toISOString().slice(0, 10);
    const line = {
      ...cost,
      type: "Agency",
      is_internal: false,
      currency: "GBP",
      home_net: cost.net,
      dept: "",
      created_by: admin.id,
    };
    const { id: cost_line_id } = await db
      .insertInto("cost_lines")
      .values({
        ...line,
        company_id,
        kind: "COST",
        credits_line_id: null,
        po_number: "",
        vat_rate: 2_000,
        rate: null,
        rate_date: null,
        expected_date: day,
        incurred_date: day,
        paid_date: null,
        campaign: "",
        source: "",
        split_by: "EVENLY",
        job_count: 1,
        document_key: null,
        document_name: null,
        document_type: null,
        created_date_time: sent,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("cost_shares")
      .values({
        company_id,
        line_id: cost_line_id,
        job_id: job.id,
        amount: cost.net,
        home_amount: cost.net,
        position: 0,
      })
      .execute();
    const isPending = cost.hold === "WAITING";
    const { id: requisition_id } = await db
      .insertInto("requisitions")
      .values({
        company_id,
        cost_line_id,
        job_number: null,
        chain_id: chain.id,
        chain_name: chain.name,
        state: isPending ? "pending" : "draft",
        requested_by: admin.id,
        fields: JSON.stringify(
          fieldsOfAskingCost({ ...line, jobs: [{ ...job, amount: cost.net }] }, "GBP", {
            budget_state: "kept",
          }),
        ),
        steps: JSON.stringify([{ ...asked, approvers: [master.id], signatures: [] }]),
        created_date_time: sent,
        sent_date_time: sent,
        decided_date_time: isPending ? null : new Date(sent.getTime() + dayMs),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const of = { company_id, requisition_id, changes: "[]" };
    await db
      .insertInto("requisition_events")
      .values([
        { ...of, type: "sent", user_id: admin.id, created_date_time: sent },
        ...(comment
          ? [
              {
                ...of,
                type: "rejected" as const,
                user_id: master.id,
                approver_id: master.id,
                step_name: step.name,
                comment,
                created_date_time: new Date(sent.getTime() + dayMs),
              },
            ]
          : []),
      ])
      .execute();
    if (isPending)
      await db
        .insertInto("requisition_approvers")
        .values({
          company_id,
          requisition_id,
          step_id: step.id,
          user_id: master.id,
          since: sent,
        })
        .execute();
  }
}
