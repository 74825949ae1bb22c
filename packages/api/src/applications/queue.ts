import type { getQueue, listMoved, listQueued } from "@ats/core/applications/queue-contract";
import { decidedStatuses } from "@ats/core/applications/status";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import { needJob } from "./open-job.ts";
import { numberedList, presentIds } from "./neighbours.ts";

/** The ids of a job's whole list, in its present order, for reviewing one by one. */
export async function readQueue(call: Call<typeof getQueue>) {
  const { params, query, db, services } = call;
  const list = await numberedList(call, params.id);
  const decided = query.status || query.node_id ? [] : decidedStatuses;
  const { rows } = await sql<{ ids: number[]; decided: number[] }>`
    with list as materialized (${list})
    select (select coalesce(json_agg(id order by place), '[]') from list) as ids,
      (select coalesce(json_agg(id), '[]') from applications
        where job_id = ${params.id} and status = any(${decided})
          and id in (select id from list)) as decided
    from jobs where id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound("job");
  return { ...rows[0], read_date_time: services.clock().toISOString() };
}

/** Reads whose stage changed since a time; a move that was undone does not count. */
export async function readMoved({ params, query, db }: Call<typeof listMoved>) {
  await needJob(db, params.id);
  const moved = await db
    .selectFrom("applications")
    .where("job_id", "=", params.id)
    .where("status_date_time", ">", new Date(query.since))
    .select("id")
    .execute();
  return { ids: moved.map(({ id }) => id) };
}

/** Reads the applications of a queue; deleted ones are left out. */
export async function readQueued(call: Call<typeof listQueued>) {
  const ids = call.query.application_ids;
  const found = new Map((await presentIds(call, ids)).map((each) => [each.id, each]));
  return { records: ids.flatMap((id) => found.get(id) ?? []) };
}
