import type { SimpleFaker } from "@faker-js/faker";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { endOfDay } from "@ats/core/interviews/zoned-time";
import type { Channel } from "@ats/core/jobs/channel";
import type { JobStatus } from "@ats/core/jobs/job";
import { type DemoJob, type DemoUser, dayMs } from "./data.ts";
import { type Place, postcodeIn } from "./places.ts";
import type { Profession, Vacancy } from "./professions/profession.ts";

/** A job without id and number. */
export interface JobPlan {
  job: Omit<DemoJob, "id" | "job_number">;
  profession: Profession;
  /** The job with the most applications. */
  busiest: boolean;
}

/** A typical mix of statuses, repeated as needed; the first is the busiest job. */
const mix: JobStatus[] = [
  "ACTIVE",
  "ACTIVE",
  "FILLED",
  "ACTIVE",
  "DRAFT",
  "ACTIVE",
  "ON_HOLD",
  "ACTIVE",
  "FILLED",
  "PENDING_APPROVAL",
  "ACTIVE",
  "ARCHIVED",
  "ACTIVE",
  "FILLED",
  "ACTIVE",
  "WITHDRAWN",
  "ACTIVE",
  "DRAFT",
  "ACTIVE",
  "ARCHIVED",
];

/** Age in days of a job in each status. */
const ages: Record<JobStatus, [from: number, to: number]> = {
  DRAFT: [0, 9],
  PENDING_APPROVAL: [2, 12],
  ACTIVE: [8, 62],
  ON_HOLD: [40, 90],
  FILLED: [60, 150],
  WITHDRAWN: [45, 130],
  ARCHIVED: [160, 330],
};

const benefits = [
  "Pension",
  "28 days' holiday",
  "Free parking",
  "Meals on shift",
  "Blue Light Card",
  "Cycle to work",
  "Paid DBS check",
  "Enhanced sick pay",
  "Flexible working",
  "Refer a friend bonus",
  "Employee assistance programme",
];

/** Plans a company's jobs, oldest first. */
export function planJobs(
  random: SimpleFaker,
  company: {
    id: number;
    brands: Record<string, string>;
    fallbackBrand: string;
    channels: Channel[];
  },
  count: number,
  professions: readonly Profession[],
  places: readonly Place[],
  staff: { recruiters: DemoUser[]; managers: DemoUser[] },
  today: Date,
): JobPlan[] {
  const vacancies = professions.flatMap((profession) =>
    profession.vacancies.map((vacancy) => ({ profession, vacancy })),
  );
  const plans = Array.from({ length: count }, (_, index): JobPlan => {
    const { profession, vacancy } = vacancies[
      (index * 5) % vacancies.length
    ] as (typeof vacancies)[0];
    const status = mix[index % mix.length] as JobStatus;
    const busiest = index === 0;
    const place = busiest ? (places[0] as Place) : random.helpers.arrayElement(places);
    const [from, to] = ages[status];
    const age = busiest ? 48 : random.number.int({ min: from, max: to });
    return {
      profession,
      busiest,
      job: {
        company_id: company.id,
        title: vacancy.title,
        status,
        location: place.city,
        postal_code: postcodeIn(random, place),
        dept: profession.dept,
        job_type: vacancy.job_type,
        source: random.helpers.arrayElement([
          "Replacement",
          "Replacement",
          "New position",
          "Seasonal",
        ]),
        choose_benefits: random.helpers.arrayElements(benefits, { min: 3, max: 6 }),
        description: describe(vacancy, place),
        salary_min: vacancy.salary[0] * 100,
        salary_max: vacancy.salary[1] * 100,
        currency: "GBP",
        openings: busiest ? 12 : random.helpers.arrayElement([1, 1, 1, 2, 2, 3, 4]),
        brand_name: company.brands[profession.dept] ?? company.fallbackBrand,
        recruiter_id: pick(staff.recruiters, index).id,
        hiring_manager_id: pick(staff.managers, index).id,
        workflow_id: null,
        released_date_time: null,
        agency_cv_cap: null,
        close_reason: null,
        // Every job is on the first channel, every second one on the next, and so on.
        channels: company.channels.filter((_, at) => index % (at + 1) === 0),
        anonymised: index % 4 === 3 || index % 10 === 5,
        ...datesOf(random, status, age, today, busiest ? 60 : undefined),
      },
    };
  });
  return plans.toSorted(
    (a, b) => a.job.created_date_time.getTime() - b.job.created_date_time.getTime(),
  );
}

/** The first person of the list gets every third job, the others share the rest. */
function pick<Person>(people: Person[], index: number): Person {
  const place = index % 3 === 0 || people.length === 1 ? 0 : 1 + (index % (people.length - 1));
  return people[place] as Person;
}

function datesOf(random: SimpleFaker, status: JobStatus, age: number, today: Date, days?: number) {
  const at = (daysAgo: number, hour: number) =>
    new Date(today.getTime() - daysAgo * dayMs + hour * 3_600_000 - dayMs);
  const published = status !== "DRAFT" && status !== "PENDING_APPROVAL";
  const advertised = days ?? random.helpers.arrayElement([21, 28, 28, 42, 60]);
  return {
    created_date_time: at(age, 9 + random.number.float(7)),
    published_date_time: published ? at(age - Math.min(age, 2), 8) : null,
    closing_date_time: published ? endOf(at(age - advertised, 12)) : null,
    status_date_time: at(age - Math.min(age, 2), 8),
  };
}

const endOf = (day: Date) =>
  new Date(endOfDay(day.toISOString().slice(0, 10), defaultInterviewSettings.time_zone));

const describe = ({ about, title, job_type }: Vacancy, { city }: Place): string =>
  `<p>${about}</p><p>We are looking for a ${title} in ${city} (${job_type.toLowerCase()}). You will join a stable team: half of us have been here for more than five years. We train everyone, pay for background checks and reply to every application.</p>`;
