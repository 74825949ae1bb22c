import * as contract from "@ats/core/tags/contract";
import { isSameTag } from "@ats/core/tags/tag";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { erasedOrder } from "../candidates/status-order.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";

const list = implement(contract.listTags, async ({ db }) => ({
  records: await db.selectFrom("tags").select(["id", "label"]).orderBy("label").execute(),
}));

const uses = implement(contract.listTagUses, async ({ db }) => {
  const { rows } = await sql<contract.TagUse>`
    select t.id, t.label, coalesce(c.count, 0)::int as candidates,
      coalesce(a.count, 0)::int as applications
    from tags t
      left join (select label, count(*) from candidates, unnest(tags) label
        where tags <> '{}' and status_order > ${erasedOrder} group by label) c using (label)
      left join (select label, count(*) from applications, unnest(tags) label
        where tags <> '{}' group by label) a using (label)
    order by lower(t.label)`.execute(db);
  return { records: rows };
});

/** Reads a tag and the others, and locks them all, so that two changes do not cross. */
async function lockTag(db: CompanyDb, id: number) {
  const tags = await db
    .selectFrom("tags")
    .select(["id", "label"])
    .orderBy("id")
    .forUpdate()
    .execute();
  const tag = tags.find((each) => each.id === id);
  if (!tag) throw notFound("tag");
  return { tag, others: tags.filter((each) => each !== tag) };
}

/** Writes another tag in place of one wherever it is used, or none. */
async function replaceTag(db: CompanyDb, label: string, by: string | null): Promise<void> {
  const replaced = sql`array(
    select tag from (
      select case when old = ${label} then ${by}::text else old end as tag, place
      from unnest(r.tags) with ordinality o (old, place)) t
    where tag is not null group by tag order by min(place))`;
  const carries = sql`r.tags <> '{}' and r.tags @> array[${label}]`;
  await sql`update applications r set tags = ${replaced} where ${carries}`.execute(db);
  await sql`update candidates r set tags = ${replaced}, version = version + 1
    where ${carries}`.execute(db);
}

const rename = implement(contract.renameTag, async (call) => {
  const { body, db, params } = call;
  const { tag, others } = await lockTag(db, params.id);
  if (tag.label !== body.before)
    throw new HttpError(
      409,
      `This tag was renamed to “${tag.label}” meanwhile. Look at it and save again.`,
    );
  const same = others.find(({ label }) => isSameTag(label, body.label));
  if (same && !body.merge)
    throw new HttpError(
      409,
      `There is a tag “${same.label}” already. Merge the two, or choose another name.`,
    );
  const label = same?.label ?? body.label;
  if (label === tag.label) return {};
  await replaceTag(db, tag.label, label);
  if (same) await db.deleteFrom("tags").where("id", "=", tag.id).execute();
  else await db.updateTable("tags").set({ label }).where("id", "=", tag.id).execute();
  await recordAudit(call, {
    type: same ? "tag_merged" : "tag_renamed",
    subject: { id: tag.id, name: tag.label },
    changes: [{ field: "name", before: tag.label, after: label }],
  });
  return {};
});

const remove = implement(contract.removeTag, async (call) => {
  const { db, params } = call;
  const { tag } = await lockTag(db, params.id);
  await replaceTag(db, tag.label, null);
  await db.deleteFrom("tags").where("id", "=", tag.id).execute();
  await recordAudit(call, { type: "tag_removed", subject: { id: tag.id, name: tag.label } });
  return {};
});

export const tagsHandlers = [list, uses, rename, remove];
