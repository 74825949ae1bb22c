import type { SimpleFaker } from "@faker-js/faker";
import { normalise } from "@ats/api/internal/search/normalise";
import { candidateSearchText } from "@ats/api/internal/search/tokens";
import { type DemoCandidate, type DemoData, type DemoJob, dayMs } from "./data.ts";
import type { Application } from "./application.ts";
import type { JobPlan } from "./jobs.ts";
import { ownTextsOf } from "./own-fields.ts";
import type { Person } from "./people.ts";

const byTime = <Row extends { created_date_time: Date }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => a.created_date_time.getTime() - b.created_date_time.getTime());

/** Default values of an activity. */
const told = { through: null, agency: null, value_before: null, value_after: null };

/** Gives a company's plans ids and numbers in order of time, and adds the rows to the data. */
export function numberRows(
  random: SimpleFaker,
  data: DemoData,
  company_id: number,
  plans: JobPlan[],
  people: Person[],
  applications: Application[],
  today: Date,
) {
  const jobs = new Map<JobPlan, DemoJob>();
  for (const plan of plans) {
    const row = { ...plan.job, id: data.jobs.length + 1, job_number: 1001 + jobs.size };
    jobs.set(plan, row);
    data.jobs.push(row);
  }
  const candidates = numberCandidates(random, data, company_id, people, applications, today);
  applications.sort(
    (a, b) => a.fields.created_date_time.getTime() - b.fields.created_date_time.getTime(),
  );
  const activities: DemoData["activities"] = [];
  const notes: DemoData["notes"] = [];
  for (const application of applications) {
    const candidate = candidates.get(application.person) as DemoCandidate;
    const id = data.applications.length + 1;
    const of = { company_id, application_id: id };
    const job_id = (jobs.get(application.plan) as DemoJob).id;
    data.applications.push({
      ...application.fields,
      company_id,
      id,
      job_id,
      form_job_id: application.fields.submitted ? job_id : null,
      candidate_id: candidate.id,
      candidate_number: candidate.candidate_number,
      consent_date_time: application.fields.created_date_time,
      sort_name: normalise(`${candidate.last_name} ${candidate.first_name}`),
      anonymised: application.fields.hides_person,
      node_id: null,
      node_place: 0,
      score: null,
      cv_key: null,
      cv_name: null,
      cv_type: null,
      cv_size: null,
    });
    for (const row of application.activities)
      activities.push({ ...row, ...of, job_id, id: 0, ...told });
    for (const row of application.notes) notes.push({ ...row, ...of, id: 0 });
    for (const row of application.interviews)
      data.interviews.push({ ...row, ...of, id: data.interviews.length + 1 });
  }
  for (const row of byTime(activities))
    data.activities.push({ ...row, id: data.activities.length + 1 });
  for (const row of byTime(notes)) data.notes.push({ ...row, id: data.notes.length + 1 });
}

/** A candidate is created with their first application, or was added by a recruiter. */
function numberCandidates(
  random: SimpleFaker,
  data: DemoData,
  company_id: number,
  people: Person[],
  applications: Application[],
  today: Date,
): Map<Person, DemoCandidate> {
  const first = new Map<Person, Date>();
  for (const { person, fields } of applications) {
    const known = first.get(person);
    if (!known || fields.created_date_time < known) first.set(person, fields.created_date_time);
  }
  const added = () => new Date(today.getTime() - random.number.float({ min: 1, max: 300 }) * dayMs);
  const arrivals = people.map((person) => ({
    person,
    created_date_time: first.get(person) ?? added(),
  }));
  const candidates = new Map<Person, DemoCandidate>();
  for (const { person, created_date_time } of byTime(arrivals)) {
    const { profession: _, ...fields } = person;
    const numbered = { ...fields, candidate_number: 1001 + candidates.size };
    const key = { company_id, id: data.candidates.length + 1 };
    const row = {
      ...numbered,
      ...candidateSearchText(numbered, ownTextsOf(data, "candidates", key)),
      ...key,
      created_date_time,
    };
    candidates.set(person, row);
    data.candidates.push(row);
  }
  return candidates;
}
