import { daysUntilOpen, type ReleaseTexts, releaseTexts } from "@ats/core/agencies/release";
import { releaseJob, restoreReleases, withdrawReleases } from "@ats/core/agencies/release-contract";
import { releaseRefusal } from "@ats/core/jobs/release-rules";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { addNotices, dropNotices } from "../../agency-portal/notices.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { CompanyDb } from "../../database/database.ts";
import { HttpError } from "../../kernel/http-error.ts";
import type { Call } from "../../kernel/implement.ts";
import { after } from "../../kernel/time.ts";
import { mailHoldMs } from "../../notifications/notify.ts";
import { setReleased } from "../../jobs/set-released.ts";
import { lockJobs } from "../../jobs/status-change.ts";
import { implementAgencies } from "../need-agencies.ts";
import { readActiveAgencies } from "./read-releases.ts";

const dayMs = 24 * 60 * 60_000;

/** The texts for agencies of a job that is released without a word. */
export const plainTexts: ReleaseTexts = releaseTexts.parse({});

export type Releasing = Pick<Call, "actor" | "db" | "services">;
interface Job {
  id: number;
  title: string;
}

/** Gives a job to agencies; one that has it reads the new text, and no later than before. */
export async function addReleases(
  { actor, db, services }: Releasing,
  { id }: Job,
  days: ReadonlyMap<number, number>,
  texts: ReleaseTexts,
): Promise<void> {
  const now = services.clock();
  await noticeReleases({ actor, db, services }, id, days);
  await db
    .insertInto("job_releases")
    .values(
      [...days].map(([agency_id, after_days]) => ({
        ...texts,
        company_id: actor.company_id,
        job_id: id,
        agency_id,
        released_by: actor.user_id,
        released_date_time: now,
        opens_date_time: after(now, after_days * dayMs),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "job_id", "agency_id"])
        .where("withdrawn_date_time", "is", null)
        .doUpdateSet((row) => ({
          ...texts,
          opens_date_time: row.fn<Date>("least", [
            "job_releases.opens_date_time",
            "excluded.opens_date_time",
          ]),
        })),
    )
    .execute();
}

/** Notices of a job for the agencies to which it is new, when it opens to them. */
async function noticeReleases(
  { actor, db, services }: Releasing,
  job_id: number,
  days: ReadonlyMap<number, number>,
): Promise<void> {
  const now = services.clock();
  const call = { actor, db, services };
  const returned = await dropNotices(call, "WITHDRAWN", job_id, [...days.keys()]);
  const open = await db
    .selectFrom("job_releases")
    .select("agency_id")
    .where("company_id", "=", actor.company_id)
    .where("job_id", "=", job_id)
    .where("withdrawn_date_time", "is", null)
    .where("opens_date_time", "<=", now)
    .execute();
  const have = new Set([...returned, ...open.map(({ agency_id }) => agency_id)]);
  await addNotices(
    call,
    "RELEASED",
    [...days]
      .filter(([agency_id]) => !have.has(agency_id))
      .map(([agency_id, after_days]) => ({
        agency_id,
        job_id,
        due_date_time: after(now, after_days * dayMs + mailHoldMs),
      })),
  );
}

/** Agencies that have a job, also those to which it opens later. */
export async function currentReleases(db: CompanyDb, company_id: number, job_id: number) {
  return db
    .selectFrom("job_releases as r")
    .innerJoin("agencies as a", (join) =>
      join.onRef("a.company_id", "=", "r.company_id").onRef("a.id", "=", "r.agency_id"),
    )
    .select(["r.id", "r.agency_id", "a.name"])
    .where("r.company_id", "=", company_id)
    .where("r.job_id", "=", job_id)
    .where("r.withdrawn_date_time", "is", null)
    .execute();
}

/** Takes a job from agencies, by the ids of their releases. */
export async function endReleases(
  { actor, db, services }: Releasing,
  releases: readonly number[],
): Promise<void> {
  if (releases.length === 0) return;
  const ended = await db
    .updateTable("job_releases")
    .set({ withdrawn_by: actor.user_id, withdrawn_date_time: services.clock() })
    .where("company_id", "=", actor.company_id)
    .where("id", "in", [...releases])
    .returning(["agency_id", "job_id"])
    .execute();
  const call = { actor, db, services };
  for (const [job_id, ofJob] of Map.groupBy(ended, (release) => release.job_id)) {
    const agencies = ofJob.map(({ agency_id }) => agency_id);
    const untold = await dropNotices(call, "RELEASED", job_id, agencies);
    const told = agencies.filter((agency_id) => !untold.has(agency_id));
    await addNotices(
      call,
      "WITHDRAWN",
      told.map((agency_id) => ({ agency_id, job_id })),
    );
  }
}

/** Undoes withdrawals of a job from agencies, of the last release of each. Returns the agencies. */
export async function reopenReleases(
  { actor, db, services }: Releasing,
  job_id: number,
  which: RawBuilder<SqlBool>,
): Promise<number[]> {
  const { rows } = await sql<{
    agency_id: number;
    opens_date_time: Date;
  }>`update job_releases set withdrawn_by = null, withdrawn_date_time = null
    where company_id = ${actor.company_id} and job_id = ${job_id} and ${which}
    and withdrawn_date_time is not null
    and id = (select max(r.id) from job_releases r where r.company_id = job_releases.company_id
      and r.job_id = job_releases.job_id and r.agency_id = job_releases.agency_id)
    returning agency_id, opens_date_time`.execute(db);
  const call = { actor, db, services };
  const agencies = rows.map(({ agency_id }) => agency_id);
  const untold = await dropNotices(call, "WITHDRAWN", job_id, agencies);
  const now = services.clock();
  await addNotices(
    call,
    "RELEASED",
    rows
      .filter(({ agency_id, opens_date_time: opens }) => !untold.has(agency_id) || opens > now)
      .map(({ agency_id, opens_date_time: opens }) => ({
        agency_id,
        job_id,
        due_date_time: after(opens > now ? opens : now, mailHoldMs),
      })),
  );
  return agencies;
}

/** Names of agencies on the record of a job. */
const mostNamed = 10;
const named = (names: readonly string[]): string =>
  [
    ...names.slice(0, mostNamed),
    ...(names.length > mostNamed ? [`${names.length - mostNamed} more`] : []),
  ].join(", ");

const toAgencies = (names: readonly string[]) => [
  { field: "agencies", before: null, after: named(names) },
];
const fromAgencies = (names: readonly string[]) => [
  { field: "agencies", before: named(names), after: null },
];

export const addToAgencies = implementAgencies(releaseJob, async (call) => {
  const { actor, db, params, body, services } = call;
  const [job] = await lockJobs(call, [params.id]);
  const problem = job && releaseRefusal(job);
  if (!job || problem) throw new HttpError(409, `The job cannot be released. ${problem}`);
  const { dept } = await db
    .selectFrom("jobs")
    .select("dept")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", job.id)
    .executeTakeFirstOrThrow();
  const { targets, ...texts } = body;
  const agencies = await readActiveAgencies(call, dept);
  const days = daysUntilOpen(agencies, targets);
  if (days.size === 0)
    throw new HttpError(
      409,
      "No agency that you work with is among those you chose. Choose others.",
    );
  const current = new Set(
    (await currentReleases(db, actor.company_id, job.id)).map(({ agency_id }) => agency_id),
  );
  await addReleases(call, job, days, texts);
  const names = agencies.filter(({ id }) => days.has(id)).map(({ name }) => name);
  await setReleased(call, job, job.released_date_time ?? services.clock(), toAgencies(names));
  await recordAudit(call, {
    type: "job_released",
    subject: { id: job.id, name: job.title },
    changes: toAgencies(names),
  });
  return {
    released: days.size,
    updated: [...days.keys()].filter((id) => current.has(id)).length,
  };
});

export const takeFromAgencies = implementAgencies(withdrawReleases, async (call) => {
  const { actor, db, params, body } = call;
  const [job] = await lockJobs(call, [params.id]);
  const current = await currentReleases(db, actor.company_id, params.id);
  const ending = current.filter(({ id }) => body.releases.includes(id));
  if (!job || ending.length === 0) return { withdrawn: 0 };
  await endReleases(
    call,
    ending.map(({ id }) => id),
  );
  const changes = fromAgencies(ending.map(({ name }) => name));
  const since = ending.length < current.length ? job.released_date_time : null;
  await setReleased(call, job, since, changes);
  await recordAudit(call, {
    type: "job_taken_back",
    subject: { id: job.id, name: job.title },
    changes,
  });
  return { withdrawn: ending.length };
});

export const restoreToAgencies = implementAgencies(restoreReleases, async (call) => {
  const { actor, db, params, body, services } = call;
  const [job] = await lockJobs(call, [params.id]);
  const problem = job && releaseRefusal(job);
  if (!job || problem) throw new HttpError(409, `The withdrawal cannot be undone. ${problem}`);
  const restored = await reopenReleases(
    call,
    job.id,
    sql`id = any(${body.releases}::bigint[]) and exists (select from agencies a
      where a.company_id = job_releases.company_id and a.id = job_releases.agency_id
        and a.status = 'ACTIVE')`,
  );
  if (restored.length === 0) return { restored: 0 };
  const current = await currentReleases(db, actor.company_id, job.id);
  const names = current
    .filter(({ agency_id }) => restored.includes(agency_id))
    .map(({ name }) => name);
  await setReleased(call, job, job.released_date_time ?? services.clock(), toAgencies(names));
  await recordAudit(call, {
    type: "job_released",
    subject: { id: job.id, name: job.title },
    changes: toAgencies(names),
  });
  return { restored: restored.length };
});
