import { openSteps } from "@ats/core/approvals/requisition";
import { workingDaysBetween } from "@ats/core/approvals/working-days";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { eachCompany } from "../kernel/each-company.ts";
import type { Acting } from "../kernel/implement.ts";
import type { Services } from "../kernel/services.ts";
import { actOnRequisition } from "./act-on-requisition.ts";
import { mailApprovers } from "./mail.ts";
import { readPeople } from "./people.ts";
import { lockRequisition, owing, type StoredRequisition } from "./stored-requisition.ts";
import { workCalendar } from "./work-calendar.ts";

/** Working days after which an approver is reminded, and again after as many. */
const remindAfter = 3;

type Needed = Services;
type Follow = (acting: Acting, requisition: StoredRequisition) => Promise<unknown>;

/**
 * Passes on what waits for people who have left, asks the fallback where nobody decided in time, and
 * reminds. `follow` makes what it is about follow its request.
 */
export async function sweepApprovals(services: Needed, follow: Follow): Promise<void> {
  const { system } = services;
  const companies = await system
    .selectFrom("requisitions")
    .select("company_id as id")
    .distinct()
    .where("state", "=", "pending")
    .execute();
  await eachCompany(companies, async (id) => {
    const waiting = await system
      .selectFrom("requisitions")
      .select("id")
      .where("company_id", "=", id)
      .where("state", "=", "pending")
      .orderBy("id")
      .execute();
    // Each in a transaction of its own: a request is not locked for longer than its own work takes.
    for (const requisition of waiting) {
      const effects: (() => Promise<unknown>)[] = [];
      const afterCommit = (effect: (typeof effects)[number]) => void effects.push(effect);
      await inCompany(system, id, (db) => {
        const acting = { actor: { company_id: id, user_id: null }, db, services, afterCommit };
        return sweepOne(acting, requisition.id, follow);
      });
      for (const effect of effects) await effect();
    }
  });
}

async function sweepOne(acting: Acting, id: number, follow: Follow): Promise<void> {
  const { actor, db, services } = acting;
  const { company_id } = actor;
  const now = services.clock();
  const found = await lockRequisition(db, company_id, { id });
  if (found?.state !== "pending") return;
  const people = await readPeople(db, company_id, now);
  let requisition = found;
  if (owing(found).some(({ user_id }) => !people.isActive(user_id))) {
    const done = await actOnRequisition(acting, found, { type: "leave" }, people, {
      type: "passed_on",
    });
    if ("problem" in done) return;
    requisition = done;
    await follow(acting, done);
  }
  const owed = await db
    .selectFrom("requisition_approvers")
    .select(["step_id", "user_id", "since", "reminded_date_time", "escalated_date_time"])
    .where("company_id", "=", company_id)
    .where("requisition_id", "=", id)
    .orderBy("since")
    .execute();
  const [first] = owed;
  if (!first) return;
  const calendar = await workCalendar(db, company_id, first.since, now);
  const daysSince = (time: Date) => workingDaysBetween(time, now, calendar);
  const limits = await escalationsOf(db, requisition);
  for (const step of openSteps(requisition)) {
    const rows = owed.filter(({ step_id }) => step_id === step.id);
    const limit = limits.get(step.id);
    const isLate = rows.some(({ since }) => limit !== undefined && daysSince(since) >= limit);
    if (!isLate || step.fallback === null || rows.some((row) => row.escalated_date_time)) continue;
    await db
      .updateTable("requisition_approvers")
      .set({ escalated_date_time: now })
      .where("company_id", "=", company_id)
      .where("requisition_id", "=", id)
      .where("step_id", "=", step.id)
      .execute();
    const act = { type: "escalate", step: step.id, to: step.fallback } as const;
    const record = { type: "escalated", approver_id: step.fallback } as const;
    const done = await actOnRequisition(acting, requisition, act, people, record);
    if (!("problem" in done)) requisition = done;
  }
  const due = owed.filter(
    ({ since, reminded_date_time }) => daysSince(reminded_date_time ?? since) >= remindAfter,
  );
  if (due.length === 0) return;
  const recipients = [...new Set(due.map(({ user_id }) => user_id))];
  await db
    .updateTable("requisition_approvers")
    .set({ reminded_date_time: now })
    .where("company_id", "=", company_id)
    .where("requisition_id", "=", id)
    .where("user_id", "in", recipients)
    .execute();
  await mailApprovers(acting, people, requisition, recipients, true);
}

/** Working days after which each step's fallback is asked too, by the chain as it is now. */
async function escalationsOf(
  db: CompanyDb,
  { chain_id, company_id }: StoredRequisition,
): Promise<ReadonlyMap<string, number>> {
  if (chain_id === null) return new Map();
  const chain = await db
    .selectFrom("approval_chains")
    .select("steps")
    .where("company_id", "=", company_id)
    .where("id", "=", chain_id)
    .executeTakeFirst();
  return new Map(
    (chain?.steps ?? []).flatMap(({ id, escalate_after }) =>
      escalate_after === null ? [] : [[id, escalate_after] as const],
    ),
  );
}
