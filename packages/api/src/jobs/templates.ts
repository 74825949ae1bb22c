import * as contract from "@ats/core/jobs/templates-contract";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { implement } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";

export const templates = implement(contract.listJobTemplates, async ({ actor, db }) => ({
  records: await db
    .selectFrom("job_templates")
    .select(["id", "name", "job", "version"])
    .where("company_id", "=", actor.company_id)
    .orderBy("name")
    .execute(),
}));

export const addTemplate = implement(contract.createJobTemplate, async (call) => {
  const { actor, body, db, services } = call;
  const { name, job } = body;
  const row = await db
    .insertInto("job_templates")
    .values({
      company_id: actor.company_id,
      name,
      job: JSON.stringify(job),
      created_by: actor.user_id,
      created_date_time: services.clock(),
    })
    .onConflict((conflict) => conflict.columns(["company_id", "name"]).doNothing())
    .returning(["id", "version"])
    .executeTakeFirst();
  if (!row) throw nameTaken();
  const changes = changesBetween(null, job);
  await recordAudit(call, { type: "job_template_added", subject: { ...row, name }, changes });
  return { ...row, name, job };
});

export const updateTemplate = implement(contract.updateJobTemplate, async (call) => {
  const { actor, params, body, db, version } = call;
  const { name, job } = body;
  const of = db.selectFrom("job_templates").where("company_id", "=", actor.company_id);
  const all = await of.select(["id", "name", "job"]).execute();
  const before = all.find(({ id }) => id === params.id);
  if (!before) throw notFound("template");
  if (all.some((each) => each.name === name && each.id !== params.id)) throw nameTaken();
  const row = await db
    .updateTable("job_templates")
    .set({ name, job: JSON.stringify(job), version: version + 1 })
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .where("version", "=", version)
    .returning(["id", "version"])
    .executeTakeFirst();
  if (!row) throw stale("This template was");
  const changes = changesBetween({ name: before.name, ...before.job }, { name, ...job });
  await recordAudit(call, { type: "job_template_changed", subject: { ...row, name }, changes });
  return { ...row, name, job };
});

const nameTaken = () =>
  new HttpError(409, "Another template has this name. Choose a different one.");

export const removeTemplate = implement(contract.removeJobTemplate, async (call) => {
  const { actor, params, db, version } = call;
  const row = await db
    .selectFrom("job_templates")
    .select(["id", "name", "version"])
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("template");
  if (row.version !== version) throw stale("This template was");
  await db.deleteFrom("job_templates").where("id", "=", params.id).execute();
  await recordAudit(call, { type: "job_template_removed", subject: row });
  return {};
});
