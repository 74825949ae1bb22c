import * as contract from "@ats/core/jobs/templates-contract";
import { implement } from "../app/implement.ts";
import { notFound, Refusal } from "../app/refusal.ts";

export const templates = implement(contract.listJobTemplates, async ({ actor, db }) => ({
  records: await db
    .selectFrom("job_templates")
    .select(["id", "name", "job"])
    .where("company_id", "=", actor.company_id)
    .orderBy("name")
    .execute(),
}));

export const addTemplate = implement(
  contract.createJobTemplate,
  async ({ actor, body: { name, job }, db, services }) => {
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
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new Refusal(409, "There is a template of this name. Choose another name.");
    return { id: row.id, name, job };
  },
);

export const removeTemplate = implement(
  contract.removeJobTemplate,
  async ({ actor, params, db }) => {
    const { numDeletedRows } = await db
      .deleteFrom("job_templates")
      .where("company_id", "=", actor.company_id)
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("template");
    return {};
  },
);
