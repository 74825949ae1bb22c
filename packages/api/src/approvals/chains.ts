import { chainFor, requiredSteps } from "@ats/core/approvals/chain";
import * as contract from "@ats/core/approvals/chains-contract";
import { fieldsOf, jobFields } from "@ats/core/approvals/fields";
import { typesOf } from "@ats/core/costs/cost-settings";
import { conditionsOf, mostChains, type StoredChain } from "@ats/core/approvals/stored-chain";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { readRoles } from "../roles/read-roles.ts";
import { approversToChoose, needKnownApprovers } from "./need-known-approvers.ts";
import { peopleOf, readChains } from "./read-chains.ts";
import { simulation } from "./simulation.ts";

const list = implement(contract.listApprovalChains, async ({ actor, db }) => {
  const records = await readChains(db);
  const named = peopleOf(records);
  const people =
    named.length > 0
      ? await db
          .selectFrom("users")
          .where("company_id", "=", actor.company_id)
          .where("id", "in", named)
          .select(["id", "first_name", "last_name"])
          .execute()
      : [];
  return { records, people };
});

/** Most values of a field that conditions offer. */
const mostValues = 200;

/** Values of a column of the company's jobs or costs, the most frequent first. */
async function valuesOf(
  db: CompanyDb,
  column: "dept" | "brand_name" | "location" | "source" | "supplier",
  table: "jobs" | "cost_lines" = "jobs",
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} <> ''
    group by 1 order by count(*) desc, 1 limit ${mostValues}`.execute(db);
  return rows.map(({ value }) => value);
}

const options = implement(contract.getApprovalChainOptions, async ({ actor, db }) => ({
  people: await approversToChoose(db, actor.company_id).execute(),
  roles: (await readRoles(db, actor.company_id)).map(({ name }) => name),
  depts: await valuesOf(db, "dept"),
  brands: await valuesOf(db, "brand_name"),
  locations: await valuesOf(db, "location"),
  sources: await valuesOf(db, "source"),
  ...(await costOptions(db, actor.company_id)),
}));

/** Values of costs that conditions offer. */
async function costOptions(db: CompanyDb, company_id: number) {
  const settings = await readSetting(db, company_id, "cost_settings");
  return {
    cost_types: typesOf(settings),
    suppliers: await valuesOf(db, "supplier", "cost_lines"),
    cost_currency: settings.currency,
  };
}

/** Refuses a chain whose limits are in another currency than the company's costs. */
async function needHomeCurrency(db: CompanyDb, company_id: number, chain: StoredChain) {
  if (chain.kind !== "cost") return;
  const { currency } = await readSetting(db, company_id, "cost_settings");
  const other = conditionsOf(chain).find(
    (each) => each.field === "cost_net" && each.currency !== currency,
  );
  if (other)
    throw new HttpError(
      400,
      `Your company’s costs are totalled in ${currency}. Enter the amount in ${currency}.`,
    );
}

/** Lets changes of a company's chains wait for each other. */
async function lockChains(db: CompanyDb) {
  await sql`select pg_advisory_xact_lock(hashtext('approval_chains'),
    current_setting('ats.company_id')::int)`.execute(db);
  return readChains(db);
}

async function lockChain(db: CompanyDb, { id, version }: { id: number; version: number }) {
  const chains = await lockChains(db);
  const chain = chains.find((each) => each.id === id);
  if (!chain) throw notFound("approval chain");
  if (chain.version !== version) throw stale("This approval chain was");
  return { chain, others: chains.filter((each) => each !== chain) };
}

function needFreeName(others: readonly contract.ApprovalChain[], name: string): void {
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw new HttpError(
      409,
      "There is an approval chain with this name already. Choose another name.",
    );
}

const stored = ({ kind, name, scope, steps }: StoredChain) => ({
  kind,
  name,
  scope: JSON.stringify(scope),
  steps: JSON.stringify(steps),
});

async function readChain(db: CompanyDb, id: number) {
  return (await readChains(db)).find((chain) => chain.id === id) as contract.ApprovalChain;
}

const add = implement(contract.addApprovalChain, async (call) => {
  const { actor, body, db, services } = call;
  const chains = await lockChains(db);
  needFreeName(chains, body.name);
  if (chains.length >= mostChains)
    throw new HttpError(409, `Keep ${mostChains} approval chains or fewer. Delete one first.`);
  await needKnownApprovers(db, actor.company_id, body);
  await needHomeCurrency(db, actor.company_id, body);
  const { id } = await db
    .insertInto("approval_chains")
    .values({
      ...stored(body),
      company_id: actor.company_id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from approval_chains)`,
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const changes = changesBetween(null, body);
  await recordAudit(call, { type: "approval_chain_added", subject: { id, ...body }, changes });
  return readChain(db, id);
});

const change = implement(contract.changeApprovalChain, async (call) => {
  const { actor, body, db, params, version } = call;
  const { chain, others } = await lockChain(db, { id: params.id, version });
  if (body.kind !== chain.kind)
    throw new HttpError(
      409,
      "A chain keeps its kind. Add a new chain for requests of another kind.",
    );
  needFreeName(others, body.name);
  await needKnownApprovers(db, actor.company_id, body);
  await needHomeCurrency(db, actor.company_id, body);
  await db
    .updateTable("approval_chains")
    .set((row) => ({ ...stored(body), version: row("version", "+", 1) }))
    .where("id", "=", chain.id)
    .execute();
  const { name, scope, steps } = chain;
  const changes = changesBetween({ name, scope, steps }, body);
  await recordAudit(call, { type: "approval_chain_changed", subject: chain, changes });
  return readChain(db, chain.id);
});

const switchOn = implement(contract.switchApprovalChain, async (call) => {
  const { actor, body, db, params, version } = call;
  const { chain } = await lockChain(db, { id: params.id, version });
  const { is_on } = body;
  if (chain.is_on === is_on) return chain;
  if (is_on) await needKnownApprovers(db, actor.company_id, chain);
  await db
    .updateTable("approval_chains")
    .set((row) => ({ is_on, version: row("version", "+", 1) }))
    .where("id", "=", chain.id)
    .execute();
  const type = is_on ? "approval_chain_on" : "approval_chain_off";
  await recordAudit(call, { type, subject: chain });
  return readChain(db, chain.id);
});

const move = implement(contract.moveApprovalChain, async (call) => {
  const { body, db, params } = call;
  const chains = await lockChains(db);
  const index = chains.findIndex(({ id }) => id === params.id);
  const chain = chains[index];
  if (!chain) throw notFound("approval chain");
  if (index !== body.before - 1)
    throw new HttpError(
      409,
      "The approval chains changed meanwhile. Look at their order and move the chain again.",
    );
  const ordered = chains.toSpliced(index, 1).toSpliced(body.after - 1, 0, chain);
  await sql`update approval_chains c set position = o.position
    from unnest(${ordered.map(({ id }) => id)}::bigint[]) with ordinality as o (id, position)
    where c.id = o.id`.execute(db);
  const changes = changesBetween({ place: body.before }, { place: ordered.indexOf(chain) + 1 });
  await recordAudit(call, { type: "approval_chain_moved", subject: chain, changes });
  return {};
});

const remove = implement(contract.removeApprovalChain, async (call) => {
  const { db, params, version } = call;
  const { chain } = await lockChain(db, { id: params.id, version });
  await db.deleteFrom("approval_chains").where("id", "=", chain.id).execute();
  const { name, scope, steps } = chain;
  const changes = changesBetween({ name, scope, steps }, null);
  await recordAudit(call, { type: "approval_chain_removed", subject: chain, changes });
  return {};
});

const find = implement(contract.findApprovalChain, async ({ db, params }) => {
  const job = await db
    .selectFrom("jobs")
    .where("id", "=", params.id)
    .select(jobFields)
    .executeTakeFirst();
  if (!job) throw notFound("job");
  const fields = fieldsOf(job, {});
  const chains = (await readChains(db)).filter(({ kind }) => kind === "job");
  const chain = chainFor(chains, fields);
  if (!chain) return { chain_id: null, skipped: [] };
  const required = requiredSteps(chain.steps, fields);
  return {
    chain_id: chain.id,
    skipped: chain.steps.filter((step) => !required.includes(step)).map(({ id }) => id),
  };
});

export const chainHandlers = [list, options, add, change, switchOn, move, remove, find, simulation];
