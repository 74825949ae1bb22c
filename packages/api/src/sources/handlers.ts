import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { hides } from "@ats/core/anonymisation/fields";
import * as contract from "@ats/core/sources/contract";
import {
  automaticSource,
  isAutomaticSource,
  isSameSource,
  linkNameRefused,
} from "@ats/core/sources/source";
import { isLinkSource } from "@ats/core/careers/source";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { readMentions } from "./mentions.ts";
import { readOffered } from "./sources.ts";

const list = implement(contract.listSources, async ({ db }) => ({ values: await readOffered(db) }));

/** Applications whose source the reader may not see are not counted. */
const uses = implement(contract.listSourceUses, async ({ actor, db }) => {
  const { rows } = await sql<
    Pick<contract.SourceUse, "id" | "label" | "is_archived" | "applications">
  >`
    select s.id, coalesce(s.label, a.label) as label,
      coalesce(s.is_archived, false) as is_archived, coalesce(a.count, 0)::int as applications
    from sources s
      full join (select source as label, count(*) from applications where source is not null
          ${hides(hiddenFields(actor, true), "source") ? sql`and not anonymised` : sql``}
        group by source) a on a.label = s.label
    order by coalesce(s.is_archived, false), lower(coalesce(s.label, a.label))`.execute(db);
  const mentionsOf = await readMentions(db, actor.company_id);
  return {
    records: rows.map((row) => ({
      ...row,
      ...mentionsOf(row.label),
      is_automatic: row.id === null && isAutomaticSource(row.label),
    })),
  };
});

/** Reads and locks the company's sources, so that two changes do not cross. */
const lockSources = (db: CompanyDb) =>
  db
    .selectFrom("sources")
    .select(["id", "label", "is_archived"])
    .orderBy("id")
    .forUpdate()
    .execute();

async function lockSource(db: CompanyDb, id: number) {
  const sources = await lockSources(db);
  const source = sources.find((each) => each.id === id);
  if (!source) throw notFound("source");
  return { source, others: sources.filter((each) => each !== source) };
}

function refuseLinkName(label: string) {
  if (isLinkSource(label)) throw new HttpError(400, linkNameRefused);
}

const add = implement(contract.addSource, async (call) => {
  const { actor, body, db } = call;
  const { label } = body;
  refuseLinkName(label);
  const automatic = automaticSource(label);
  if (automatic)
    throw new HttpError(
      409,
      `“${automatic}” is recorded automatically, so it needs no place in the list. Choose another name.`,
    );
  // A new source has no row to lock: the unique index lets the second of two wait and fail.
  const same = (await lockSources(db)).find((each) => isSameSource(each.label, label));
  const added =
    !same &&
    (await db
      .insertInto("sources")
      .values({ company_id: actor.company_id, label })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst());
  if (!added)
    throw new HttpError(
      409,
      same?.is_archived
        ? `“${same.label}” is archived. Restore it, or choose another name.`
        : `There is a source “${same?.label ?? label}” already. Choose another name.`,
    );
  await recordAudit(call, { type: "source_added", subject: { id: added.id, name: label } });
  return added;
});

const rename = implement(contract.renameSource, async (call) => {
  const { body, db, params } = call;
  const { source, others } = await lockSource(db, params.id);
  if (source.label !== body.before)
    throw new HttpError(
      409,
      `This source was renamed to “${source.label}” meanwhile. Look at it and save again.`,
    );
  refuseLinkName(body.label);
  const same =
    others.find(({ label }) => isSameSource(label, body.label))?.label ??
    automaticSource(body.label);
  if (same && !body.merge)
    throw new HttpError(
      409,
      `There is a source “${same}” already. Merge the two, or choose another name.`,
    );
  const label = same ?? body.label;
  if (label === source.label) return {};
  await db
    .updateTable("applications")
    .set({ source: label })
    .where("source", "=", source.label)
    .execute();
  if (same) await db.deleteFrom("sources").where("id", "=", source.id).execute();
  else await db.updateTable("sources").set({ label }).where("id", "=", source.id).execute();
  await recordAudit(call, {
    type: same ? "source_merged" : "source_renamed",
    subject: { id: source.id, name: source.label },
    changes: [{ field: "name", before: source.label, after: label }],
  });
  return {};
});

const archive = implement(contract.archiveSource, async (call) => {
  const { body, db, params } = call;
  const { is_archived } = body;
  const { source } = await lockSource(db, params.id);
  if (source.is_archived === is_archived) return {};
  await db.updateTable("sources").set({ is_archived }).where("id", "=", source.id).execute();
  await recordAudit(call, {
    type: is_archived ? "source_archived" : "source_restored",
    subject: { id: source.id, name: source.label },
  });
  return {};
});

export const sourcesHandlers = [list, uses, add, rename, archive];
