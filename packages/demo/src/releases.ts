import { tierFor } from "@ats/core/agencies/agency";
import { type ReleaseTexts, releaseTexts } from "@ats/core/agencies/release";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";
import type { DemoSize } from "./generate.ts";

const texts: ReleaseTexts[] = [
  {
    brief:
      "Two of our wards open again in spring, and we look for people who have led a shift. Nights are one week in four. Interviews are on Tuesdays, on site.",
    fee_percent: 18,
  },
  {
    brief: "A quiet replacement: please do not name us before we have spoken.",
    shows_advert: false,
    salary_shown: "text" as const,
    salary_text: "Depends on experience; tell us what they earn now",
    fee_text: "As in our terms",
  },
  { salary_shown: "hidden" as const, fee_percent: 15.5, fee_text: "No fee for internal transfers" },
].map((each) => releaseTexts.parse(each));

/** Jobs that are released. */
const released: Record<DemoSize, number> = { tiny: 1, small: 4, large: 100 };

/** Days after which each tier of agencies sees a job. */
const delays = new Map([
  [1, 0],
  [2, 4],
  [3, 12],
]);

/** Releases Northgate Group's longest-standing open jobs to its agencies, tier by tier. */
export async function addReleases(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  { today, size }: { today: Date; size: DemoSize },
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const agencies = await db
    .selectFrom("agencies")
    .select(["id", "name", "tier", "dept_tiers"])
    .where("company_id", "=", company_id)
    .where("status", "=", "ACTIVE")
    .orderBy("id")
    .execute();
  const jobs = await db
    .selectFrom("jobs")
    .select(["id", "dept", "recruiter_id", "published_date_time"])
    .where("company_id", "=", company_id)
    .where("status", "=", "ACTIVE")
    .where((where) =>
      where.or([
        where("closing_date_time", "is", null),
        where("closing_date_time", ">", new Date(today.getTime() + dayMs)),
      ]),
    )
    .orderBy("id")
    // The longest-standing one is still kept to the company.
    .offset(1)
    .limit(released[size])
    .execute();
  const releasedJobs = jobs.map((job, at) => ({
    ...job,
    // The newest release is not open to the second tier yet.
    released_date_time: new Date(
      Math.max(today.getTime() - (2 + at * 5) * dayMs, job.published_date_time?.getTime() ?? 0),
    ),
  }));
  await insertRows(
    db,
    "job_releases",
    releasedJobs.flatMap(({ id: job_id, dept, recruiter_id, released_date_time }, at) =>
      agencies.slice(0, 40).flatMap((agency, place) => {
        const days = delays.get(tierFor(agency, dept) ?? 4);
        return days === undefined
          ? []
          : {
              ...texts[at % texts.length],
              company_id,
              job_id,
              agency_id: agency.id,
              released_by: recruiter_id,
              released_date_time,
              opens_date_time: new Date(released_date_time.getTime() + days * dayMs),
              // One agency lost a job again.
              ...(at === 3 && place === 1
                ? { withdrawn_by: recruiter_id, withdrawn_date_time: today }
                : { withdrawn_by: null, withdrawn_date_time: null }),
            };
      }),
    ),
  );
  for (const { id, released_date_time } of releasedJobs)
    await db
      .updateTable("jobs")
      .set({ released_date_time })
      .where("company_id", "=", company_id)
      .where("id", "=", id)
      .execute();
}
