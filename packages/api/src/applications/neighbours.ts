import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import type { getNeighbours } from "@ats/core/applications/neighbours-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { readerStates } from "./reader-state.ts";
import { needApplication } from "./details.ts";
import { conditionsOf, inStage, orderOf } from "./list-query.ts";
import {
  type ApplicationRow,
  applicationColumns,
  applicationTables,
  presentApplication,
} from "./presenter.ts";

interface Place {
  position: number | null;
  count: number;
  previous: number | null;
  next: number | null;
}

/** Reads the previous and the next application in the order of the job's list. */
export async function readNeighbours(call: Call<typeof getNeighbours>) {
  const { params, db } = call;
  const { job_id } = await needApplication(db, params.id);
  const { rows } = await sql<Place>`
    with list as materialized (${await numberedList(call, job_id)}),
    self as (select place from list where id = ${params.id})
    select (select place from self) as position, (select count(*)::int from list) as count,
      (select id from list where place = (select place - 1 from self)) as previous,
      (select id from list where place = (select place + 1 from self)) as next`.execute(db);
  const [place] = rows as [Place];
  const beside = await presentIds(call, [place.previous, place.next]);
  const present = (id: number | null) => beside.find((each) => each.id === id) ?? null;
  return { ...place, previous: present(place.previous), next: present(place.next) };
}

/** Every id of a job's list with its position, from one. */
export async function numberedList(
  {
    actor,
    query,
    db,
    services,
  }: Pick<Call<typeof getNeighbours>, "actor" | "query" | "db" | "services">,
  jobId: number,
) {
  const { sc, so, node_id } = query;
  const hidden = hiddenFields(actor, true);
  const reader = { hidden, user_id: actor.user_id, node_id };
  const conditions = await conditionsOf(db, jobId, query, { ...reader, now: services.clock() });
  const where = [sql`a.job_id = ${jobId}`, inStage(query), ...conditions.map(({ ofAll }) => ofAll)];
  return sql`select a.id, row_number() over (
      order by ${orderOf(sc, so, reader)})::int as place
    from applications a ${conditions.length > 0 ? sql`join candidates c on c.id = a.candidate_id` : sql``}
    where ${sql.join(where, sql` and `)}`;
}

/** Reads applications by id, as the actor may see them. */
export async function presentIds(
  { actor, db }: Pick<Call<typeof getNeighbours>, "actor" | "db">,
  ids: readonly (number | null)[],
) {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns} from ${applicationTables}
    where a.id = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(db);
  const known = await readerStates(db, actor, rows);
  return rows.map((row) => presentApplication(row, actor, [], known(row)));
}
