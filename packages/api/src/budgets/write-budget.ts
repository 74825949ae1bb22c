import type { BudgetInput } from "@ats/core/budgets/budget-input";
import * as contract from "@ats/core/budgets/contract";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { implementCosts } from "../costs/need-costs.ts";
import { needJob } from "../jobs/need-job.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readBudget } from "./read-budget.ts";

export const add = implementCosts(contract.addBudget, async (call) => {
  const { actor, body, db } = call;
  await needCovered(call, body);
  const { id } = await db
    .insertInto("budgets")
    .values({ ...body, company_id: actor.company_id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(call, {
    type: "budget_added",
    subject: { id, name: body.name },
    changes: changesBetween(undefined, body),
  });
  return readBudget(call, id);
});

export const update = implementCosts(contract.updateBudget, async (call) => {
  const { actor, body, db, params, version } = call;
  const before = await lockBudget(call, params.id, version);
  await needCovered(call, body);
  await db
    .updateTable("budgets")
    .set((row) => ({ ...body, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await recordAudit(call, {
    type: "budget_changed",
    subject: { id: params.id, name: body.name },
    changes: changesBetween(before, body),
  });
  return readBudget(call, params.id);
});

export const remove = implementCosts(contract.removeBudget, async (call) => {
  const { actor, db, params, version } = call;
  const before = await lockBudget(call, params.id, version);
  await db
    .deleteFrom("budgets")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await recordAudit(call, {
    type: "budget_removed",
    subject: { id: params.id, name: before.name },
    changes: changesBetween(before, undefined),
  });
  return {};
});

/** Reads a budget as it is written, and locks it for a change that began from a version. */
async function lockBudget(
  { actor, db }: Pick<Call, "actor" | "db">,
  id: number,
  version: number | undefined,
): Promise<BudgetInput> {
  const locked = await db
    .selectFrom("budgets")
    .select((row) => [
      "name",
      "job_id",
      "dept",
      "campaign",
      row.cast<string>("from_date", "text").as("from_date"),
      row.cast<string>("to_date", "text").as("to_date"),
      "amount",
      "warn_percent",
      "is_hard_limit",
      "version",
    ])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound("budget");
  const { version: saved, ...budget } = locked;
  if (version !== undefined && saved !== version) throw stale("This budget was");
  return budget;
}

/** Refuses a budget of a job, department or company that the writer's role does not cover. */
async function needCovered({ actor, db }: Pick<Call, "actor" | "db">, budget: BudgetInput) {
  const { job_id, dept } = budget;
  if (job_id !== null) {
    return needJob(db, actor.company_id, job_id);
  }
  const { scope, values } = actor.access;
  if (scope !== "company" && !(scope === "departments" && values.includes(dept)))
    throw new HttpError(
      403,
      "Your role covers a part of the company. Choose a job or a department that it covers.",
    );
}
