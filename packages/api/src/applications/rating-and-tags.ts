import {
  type rateApplication,
  ratingVersion,
  type tagApplications,
} from "@ats/core/applications/rating-and-tags-contract";
import { changedTags, tagsMax, tooManyTags } from "@ats/core/tags/tag";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { needTags } from "../tags/tags.ts";
import { recordActivities } from "./activity.ts";
import { applicantNames } from "./applicant-name.ts";
import { needApplication } from "./details.ts";
import { lockApplications, whyStale } from "./lock-applications.ts";
import { publishChange } from "./publish-change.ts";

/** Saves a rating, unless it changed since the actor saw it. */
export async function saveRating(call: Call<typeof rateApplication>) {
  const { params, body, db, version } = call;
  const { job_id, rating } = await needApplication(db, params.id);
  // Already saved: nothing changed, or the answer to the same call was lost.
  if (ratingVersion(body) === version || body.rating === rating) return body;
  const { numUpdatedRows } = await db
    .updateTable("applications")
    .set({ rating: body.rating })
    .where("id", "=", params.id)
    .where((column) => sql`coalesce(${column.ref("rating")}, 0)`, "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new HttpError(
      412,
      "Someone else has rated this application since. Check their rating, then give yours.",
    );
  await recordActivities(call, [
    {
      application_id: params.id,
      type: "rated",
      value_before: starsOf(version || null),
      value_after: starsOf(body.rating),
    },
  ]);
  publishChange(call, [{ id: params.id, job_id }]);
  return body;
}

const starsOf = (rating: number | null) => rating?.toString() ?? null;

/** Tags applications. Those that would exceed the limit keep their tags, and the result says so. */
export async function saveTags(call: Call<typeof tagApplications>) {
  const { actor, body, db } = call;
  const rows = await lockApplications(db, body.ids);
  const add = await needTags(db, actor.company_id, body.add);
  const results = rows.map((row) => {
    const tags = changedTags(row.tags, { add, remove: body.remove });
    const tooMany = tags.length > tagsMax ? tooManyTags : null;
    const message = whyStale(row, body) ?? tooMany;
    return { row, tags, updated: !message, message };
  });
  const changed = results.filter(
    ({ row, tags, updated }) => updated && tags.join("\n") !== row.tags.join("\n"),
  );
  for (const { row, tags } of changed)
    await sql`update applications set tags = ${tags} where id = ${row.id}`.execute(db);
  await recordActivities(
    call,
    changed.map(({ row, tags }) => ({
      application_id: row.id,
      type: "tagged" as const,
      value_before: row.tags.join(", ") || null,
      value_after: tags.join(", ") || null,
    })),
  );
  publishChange(
    call,
    changed.map(({ row }) => row),
  );
  const nameOf = await applicantNames(db, actor, rows);
  return {
    records: results.map(({ row, tags, updated, message }) => ({
      id: row.id,
      updated,
      tags: updated ? tags : row.tags,
      applicant_name: nameOf(row),
      message,
    })),
  };
}
