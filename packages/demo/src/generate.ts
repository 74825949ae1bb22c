import { availableChannels } from "@ats/core/jobs/channel";
import { SimpleFaker } from "@faker-js/faker";
import type { Role } from "@ats/core/rights/rights";
import type { Application } from "./application.ts";
import { planApplication } from "./applications.ts";
import { companiesAndUsers } from "./companies.ts";
import { type DemoData, type DemoUser, emptyData } from "./data.ts";
import { funnelOf, isAdvertised } from "./funnel.ts";
import { type JobPlan, planJobs } from "./jobs.ts";
import { addMessages } from "./messages.ts";
import { addNotifications } from "./notifications.ts";
import { addOwnRoles } from "./own-roles.ts";
import { addInterviews } from "./interviews.ts";
import { numberRows } from "./numbering.ts";
import { createPerson, type Person } from "./people.ts";
import { mobileNumbers, type Place, places } from "./places.ts";
import { care, nursing } from "./professions/care.ts";
import { council } from "./professions/council.ts";
import { finance, people, technology } from "./professions/office.ts";
import { facilities, logistics } from "./professions/operations.ts";
import type { Profession } from "./professions/profession.ts";
import { addScorecards } from "./scorecards.ts";
import { standInNodes } from "./stages.ts";
import { addVacancies } from "./vacancies.ts";

/** Volume of Northgate Group; the other companies are small and always the same. */
interface DemoVolume {
  jobs: number;
  candidates: number;
  applications: number;
  /** Share of applications for the busiest job. */
  busiest: number;
}

const demoVolumes = {
  /** For the browser. */
  tiny: { jobs: 12, candidates: 150, applications: 300, busiest: 0.2 },
  small: { jobs: 40, candidates: 3_000, applications: 6_000, busiest: 0.1 },
  large: { jobs: 1_200, candidates: 100_000, applications: 150_000, busiest: 2 / 15 },
} as const satisfies Record<string, DemoVolume>;
export type DemoSize = keyof typeof demoVolumes;

interface CompanyPlan extends DemoVolume {
  name: string;
  brands: Record<string, string>;
  professions: Profession[];
  places: Place[];
}

const north = places.filter(({ region }) => region === "north");
const riverside = places.filter(({ region }) => region === "riverside");

const companyPlans = (northgate: DemoVolume): CompanyPlan[] => [
  {
    ...northgate,
    name: "Northgate Group",
    brands: {
      Care: "Northgate Homes",
      Nursing: "Northgate Homes",
      Logistics: "Northgate Supplies",
    },
    professions: [care, logistics, nursing, technology, facilities, finance, people],
    places: north,
  },
  {
    name: "Northgate Care",
    jobs: 5,
    candidates: 80,
    applications: 110,
    busiest: 0.3,
    brands: {},
    professions: [care, nursing],
    places: north,
  },
  {
    name: "Riverside Council",
    jobs: 6,
    candidates: 60,
    applications: 90,
    busiest: 0.3,
    brands: {},
    professions: [council],
    places: riverside,
  },
  {
    name: "Northgate Learning",
    jobs: 3,
    candidates: 30,
    applications: 40,
    busiest: 0.4,
    brands: {},
    professions: [people, facilities],
    places: north,
  },
];

/**
 * Generates the demo's rows. The same size, seed and day give the same rows. Times are before
 * midnight of `today`.
 */
export function generateDemo(options: { size: DemoSize; today: Date; seed?: number }): DemoData {
  const seed = options.seed ?? 2026;
  const random = new SimpleFaker();
  random.seed(seed);
  const today = new Date(options.today);
  today.setUTCHours(0, 0, 0, 0);
  const data = Object.assign(emptyData(), companiesAndUsers(today));
  for (const plan of companyPlans(demoVolumes[options.size])) addCompany(random, data, plan, today);
  addVacancies(data, seed);
  standInNodes(data, seed);
  addInterviews(data, seed, today);
  addScorecards(data, seed, today);
  addNotifications(data);
  addMessages(data, today);
  addOwnRoles(data);
  return data;
}

function addCompany(random: SimpleFaker, data: DemoData, plan: CompanyPlan, today: Date) {
  const company = data.companies.find(({ name }) => name === plan.name);
  if (!company) throw new Error(`No company is called ${plan.name}.`);
  const jobs = planJobs(
    random,
    {
      id: company.id,
      brands: plan.brands,
      fallbackBrand: plan.name,
      channels: availableChannels(company.system_flags),
    },
    plan.jobs,
    plan.professions,
    plan.places,
    staffOf(data.users.filter(({ company_id }) => company_id === company.id)),
    today,
  );
  const people = createPeople(random, plan);
  const applications = apply(random, jobs, people, plan, today);
  numberRows(random, data, company.id, jobs, people, applications, today);
}

/** Recruiters by trade first, then administrators who sometimes recruit. */
function staffOf(users: DemoUser[]) {
  const present = users.filter(
    (user) => user.registered_date_time && !user.locked_date_time && !user.deactivated_date_time,
  );
  const withRole = (role: Role) => present.filter(({ user_type }) => user_type === role);
  return {
    recruiters: [
      ...withRole("Recruiter user"),
      ...withRole("Recruiter admin user"),
      ...withRole("Master group user"),
    ],
    managers: withRole("Hiring manager user"),
  };
}

function createPeople(random: SimpleFaker, { candidates, professions, places }: CompanyPlan) {
  const weighted = professions.map((value) => ({ value, weight: value.weight }));
  const mobileNumber = mobileNumbers(random);
  return Array.from({ length: candidates }, () =>
    createPerson(random, random.helpers.weightedArrayElement(weighted), places, mobileNumber),
  );
}

/**
 * Distributes the applications over the advertised jobs, mostly from people of the job's
 * profession.
 */
function apply(
  random: SimpleFaker,
  jobs: JobPlan[],
  everyone: Person[],
  { applications, busiest }: CompanyPlan,
  today: Date,
): Application[] {
  const open = jobs.filter(({ job }) => isAdvertised(job.status));
  const weights = new Map(
    open.map((plan) => [plan, plan.busiest ? 0 : 0.3 + random.number.float(1.4)]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const queues = new Map<Profession, Queue>();
  const anyone = queueOf(random.helpers.shuffle(everyone));
  return open.flatMap((plan) => {
    const share = plan.busiest ? busiest : ((1 - busiest) * (weights.get(plan) ?? 0)) / total;
    const { profession } = plan;
    const fitting =
      queues.get(profession) ??
      queueOf(everyone.filter((person) => person.profession === profession));
    queues.set(profession, fitting);
    const applicants = draw(random, Math.round(applications * share), fitting, anyone);
    const statusOf = hiring(funnelOf(random, plan.job.status), plan);
    return applicants.map((person) => ({
      person,
      plan,
      ...planApplication(
        random,
        { ...plan.job, id: 0, job_number: 0 },
        profession,
        statusOf(),
        today,
      ),
    }));
  });
}

/** A filled job has as many hires as openings; no job has more. */
function hiring(draw: ReturnType<typeof funnelOf>, { job }: JobPlan): typeof draw {
  let openings = job.openings;
  let drawn = 0;
  return () => {
    const status = draw();
    const hires = job.status === "FILLED" ? drawn++ % 3 === 1 : status === "HIRE";
    if (!hires || openings === 0) return status === "HIRE" ? "REJECTED" : status;
    openings--;
    return "HIRE";
  };
}

type Queue = () => Person | undefined;

/** Returns each person in turn, and starts again after the last. */
function queueOf(persons: Person[]): Queue {
  let next = 0;
  return () => persons[next++ % persons.length];
}

/** Draws different people, four in five from the first queue. */
function draw(random: SimpleFaker, count: number, fitting: Queue, anyone: Queue): Person[] {
  const drawn = new Set<Person>();
  for (let tries = 0; drawn.size < count && tries < count * 3; tries++) {
    const person = random.datatype.boolean(0.8) ? fitting() : anyone();
    if (person) drawn.add(person);
  }
  return [...drawn];
}
