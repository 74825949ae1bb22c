import { type CostHold, costName, isSameType } from "@ats/core/costs/cost";
import { creditsTooMuch, type CostFields } from "@ats/core/costs/cost-input";
import { type CostSettings, typesOf } from "@ats/core/costs/cost-settings";
import type * as contract from "@ats/core/costs/contract";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { asCompany } from "../database/database.ts";
import { type ExceededBudget, guardBudgets } from "../budgets/guard-budgets.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { readCost } from "./cost-rows.ts";
import type { CostCall, CostParticipant } from "./cost-participant.ts";
import { homeNetOf, prepareShares, type Share } from "./prepare-shares.ts";
import { lockInvoices, sameInvoice } from "./same-invoice.ts";

export async function add(
  call: Call<typeof contract.addCost>,
  participants: readonly CostParticipant[],
) {
  const { actor, body, db } = call;
  await refuseSameInvoice(call, body);
  const { id } = await insertCost(call, body, await readCostSettings(call), participants);
  const cost = await readCost(db, actor.company_id, id);
  await recordAudit(call, {
    type: "cost_added",
    subject: { id, name: costName(cost) },
    changes: changesBetween(undefined, audited(cost)),
  });
  return cost;
}

export const readCostSettings = ({ actor, db }: CostCall) =>
  readSetting(db, actor.company_id, "cost_settings");

/** Checks a cost against the company's others, the same invoice aside, and adds it. */
export async function insertCost(
  call: CostCall,
  body: CostFields,
  settings: CostSettings,
  participants: readonly CostParticipant[],
): Promise<{ id: number; hold: CostHold | null }> {
  const { actor, db, services } = call;
  const { columns, shares, exceeded } = await prepareCost(call, body, settings);
  const afterSave = await beforeSave(call, participants);
  const { id } = await db
    .insertInto("cost_lines")
    .values({
      ...columns,
      company_id: actor.company_id,
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertShares(call, id, shares);
  const { kind, paid_date } = columns;
  return { id, hold: await afterSave({ id, kind, paid_date, exceeded, countsAsBefore: false }) };
}

/** Lets areas react to a cost that is saved, and keeps what holds it. */
async function beforeSave(call: CostCall, participants: readonly CostParticipant[], id?: number) {
  const { actor, db } = call;
  const reactions: Awaited<ReturnType<CostParticipant["onSave"]>>[] = [];
  for (const each of participants) reactions.push(await each.onSave(call, id));
  return async (saved: Parameters<(typeof reactions)[number]>[0]) => {
    let hold: CostHold | null = null;
    for (const react of reactions) hold = (await react(saved)) ?? hold;
    await db
      .updateTable("cost_lines")
      .set({ hold })
      .where("company_id", "=", actor.company_id)
      .where("id", "=", saved.id)
      .execute();
    return hold;
  };
}

export async function update(
  call: Call<typeof contract.updateCost>,
  participants: readonly CostParticipant[],
) {
  const { actor, body, db, params, version } = call;
  const before = await lockCost(call, params.id, version);
  await refuseSameInvoice(call, body, before);
  const settings = await readCostSettings(call);
  const { columns, shares, exceeded } = await prepareCost(call, body, settings, before);
  const afterSave = await beforeSave(call, participants, params.id);
  await db
    .updateTable("cost_lines")
    .set((row) => ({ ...columns, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await db
    .deleteFrom("cost_shares")
    .where("company_id", "=", actor.company_id)
    .where("line_id", "=", params.id)
    .execute();
  await insertShares(call, params.id, shares);
  const countsAsBefore =
    countedOf(before) === countedOf(await readCost(db, actor.company_id, params.id));
  const { kind, paid_date } = columns;
  await afterSave({ id: params.id, kind, paid_date, exceeded, countsAsBefore });
  const cost = await readCost(db, actor.company_id, params.id);
  await recordAudit(call, {
    type: "cost_changed",
    subject: { id: params.id, name: costName(cost) },
    changes: changesBetween(audited(before), audited(cost)),
  });
  return cost;
}

/** The parts of a cost that budgets count, for comparing. */
const countedOf = (cost: Awaited<ReturnType<typeof readCost>>) =>
  JSON.stringify([
    cost.home_net,
    cost.day,
    cost.dept,
    cost.campaign,
    cost.shares.map(({ job_id, amount }) => [job_id, amount]),
  ]);

export async function remove(
  call: Call<typeof contract.removeCost>,
  participants: readonly CostParticipant[],
) {
  const { actor, db, params, version } = call;
  const { company_id } = actor;
  const cost = await lockCost(call, params.id, version);
  if ((await creditedOf(call, params.id)).count > 0)
    throw new HttpError(
      409,
      "A credit note or rebate is for this cost. Remove that first, then this.",
    );
  for (const each of participants) await each.onRemove(call, params.id);
  const removed = await db
    .deleteFrom("cost_lines")
    .where("company_id", "=", company_id)
    .where("id", "=", params.id)
    .returning("document_key")
    .executeTakeFirstOrThrow();
  if (removed.document_key) await discardFiles(call, db, company_id, [removed.document_key]);
  await recordAudit(call, {
    type: "cost_removed",
    subject: { id: params.id, name: costName(cost) },
    changes: changesBetween(audited(cost), undefined),
  });
  return {};
}

/** What the audit log tells of a cost. */
const audited = ({ shares, ...cost }: Awaited<ReturnType<typeof readCost>>) => ({
  kind: cost.kind,
  type: cost.type,
  supplier: cost.supplier,
  po_number: cost.po_number,
  invoice_number: cost.invoice_number,
  net: cost.net,
  vat_rate: cost.vat_rate,
  currency: cost.currency,
  rate: cost.rate,
  expected_date: cost.expected_date,
  incurred_date: cost.incurred_date,
  paid_date: cost.paid_date,
  dept: cost.dept,
  campaign: cost.campaign,
  shares: shares.map(({ job_number, amount }) => [job_number, amount]),
});

/** Reads a cost and locks it for a change that began from a version. */
export async function lockCost(call: CostCall, id: number, version?: number) {
  const { actor, db } = call;
  const locked = await db
    .selectFrom("cost_lines")
    .select("version")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound("cost");
  if (version !== undefined && locked.version !== version) throw stale("This cost was");
  const cost = await readCost(db, actor.company_id, id);
  if (cost.shares.length < cost.job_count)
    throw new HttpError(
      403,
      "This cost is shared with jobs that your role does not cover. Ask a colleague who sees all of them to change it.",
    );
  return cost;
}

/** Credits of a cost, those that the reader may not see included: how many and how much. */
async function creditedOf({ actor, db }: Pick<Call, "actor" | "db">, id: number, except = 0) {
  const { rows } = await asCompany(db, actor.company_id, () =>
    sql<{ count: number; amount: number }>`
      select count(*)::int as count, coalesce(-sum(net), 0)::bigint as amount from cost_lines
      where company_id = ${actor.company_id} and credits_line_id = ${id} and id <> ${except}`.execute(
      db,
    ),
  );
  return rows[0] ?? { count: 0, amount: 0 };
}

type Before = Pick<
  Awaited<ReturnType<typeof readCost>>,
  "id" | "type" | "supplier" | "invoice_number" | "expected_date"
>;

/** Checks a cost against the company's others, and returns what to store. */
async function prepareCost(
  call: CostCall,
  body: CostFields,
  settings: CostSettings,
  before?: Before,
) {
  const { services } = call;
  const { shares: _, is_further_line: __, exceeds_budgets, ...line } = body;
  const type = typesOf(settings).find((each) => isSameType(each, line.type)) ?? before?.type;
  if (!type || !isSameType(type, line.type))
    throw new HttpError(
      400,
      `There is no type of cost “${line.type}”. Choose another, or add it in Settings.`,
    );
  await needCredited(call, body, before);
  if (line.kind === "COST" && before) await needAboveCredits(call, body, before.id);
  const rate = line.currency === settings.currency ? null : line.rate;
  const home_net = homeNetOf(line, settings.currency);
  const shares = await prepareShares(call, body, home_net);
  const columns = {
    ...line,
    type,
    rate,
    rate_date: rate === null ? null : line.rate_date,
    home_net,
    expected_date:
      line.expected_date ?? before?.expected_date ?? services.clock().toISOString().slice(0, 10),
    dept: shares.length > 0 ? "" : line.dept,
    job_count: shares.length,
  };
  const exceeded: ExceededBudget[] = await guardBudgets(
    call,
    { ...columns, shares },
    exceeds_budgets,
    before?.id,
  );
  return { columns, shares, exceeded };
}

/** Refuses an invoice that is recorded already, unless its writer has confirmed a further line. */
async function refuseSameInvoice(call: CostCall, body: CostFields, before?: Before) {
  const { company_id } = call.actor;
  if (!body.invoice_number || body.is_further_line) return;
  const isSame =
    before?.invoice_number === body.invoice_number && before.supplier === body.supplier;
  if (isSame) return;
  await lockInvoices(call);
  const [same] = await asCompany(call.db, company_id, () =>
    sameInvoice(call.db, company_id, body, before?.id ?? 0),
  );
  if (same)
    throw new HttpError(
      409,
      `This invoice is recorded already: ${same.name}. Look at that cost, or confirm that this is a further line of the same invoice.`,
    );
}

/** Refuses a credit for more than is left of its cost, or in another currency. */
async function needCredited(call: CostCall, body: CostFields, before?: Before) {
  const { actor, db } = call;
  if (body.credits_line_id === null) return;
  const credited = await db
    .selectFrom("cost_lines")
    .select(["id", "kind", "net", "currency", "hold"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", body.credits_line_id)
    .forUpdate()
    .executeTakeFirst();
  if (!credited) throw notFound("cost");
  if (credited.kind !== "COST" || credited.id === before?.id)
    throw new HttpError(400, "A credit note or rebate can only be for a cost. Choose a cost.");
  if (credited.hold)
    throw new HttpError(
      409,
      "This cost is not approved, so there is nothing to take off it. Record the credit once the cost is approved.",
    );
  if (credited.currency !== body.currency)
    throw new HttpError(
      400,
      `The cost is in ${credited.currency}. Record the credit in the same currency.`,
    );
  const left = credited.net - (await creditedOf(call, credited.id, before?.id)).amount;
  if (-body.net > left)
    throw new HttpError(400, creditsTooMuch(credited.net, left, credited.currency));
}

/** Refuses a change that leaves a cost smaller than its credits, or in another currency. */
async function needAboveCredits(call: CostCall, body: CostFields, id: number) {
  const { count, amount } = await creditedOf(call, id);
  if (count === 0) return;
  const { rows } = await sql<{ currency: string }>`select currency from cost_lines
    where company_id = ${call.actor.company_id} and id = ${id}`.execute(call.db);
  if (rows[0]?.currency !== body.currency || body.net < amount)
    throw new HttpError(
      409,
      "Credit notes or rebates are for this cost. It cannot become smaller than they are, or change its currency. Change those first.",
    );
}

async function insertShares({ actor, db }: CostCall, line_id: number, shares: readonly Share[]) {
  if (shares.length === 0) return;
  const { company_id } = actor;
  await db
    .insertInto("cost_shares")
    .values(shares.map((share, position) => ({ ...share, company_id, line_id, position })))
    .execute();
}
