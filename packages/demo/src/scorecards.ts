import type { ApplicationStatus } from "@ats/core/applications/status";
import { type ScorecardRating, scoreOf } from "@ats/core/applications/scorecard";
import { SimpleFaker } from "@faker-js/faker";
import type { DemoData, DemoJob } from "./data.ts";

const hourMs = 60 * 60_000;
const wentOn = new Set<ApplicationStatus>(["PROCESSING", "HIRE"]);
const goodRatings: readonly ScorecardRating[] = ["YES", "STRONG_YES"];
const comments = [
  "Gave clear examples, and asked good questions. I would work with them.",
  "Knows the job. Wants to learn what is new here.",
  "Calm and honest about a past mistake and what they learned from it.",
  "",
];

/**
 * Adds hiring managers' scorecards for applications that advanced after an interview, with their
 * own random sequence.
 */
export function addScorecards(data: DemoData, seed: number, today: Date): void {
  const random = new SimpleFaker();
  random.seed(seed + 30);
  const jobs = new Map(data.jobs.map((job) => [job.id, job]));
  const applications = new Map(data.applications.map((each) => [each.id, each]));
  const attributes = Map.groupBy(data.scorecard_attributes, ({ job_id }) => job_id);
  for (const { company_id, application_id, end_date_time } of data.interviews) {
    const application = applications.get(application_id);
    const submitted_date_time = new Date(end_date_time.getTime() + hourMs);
    if (!application || !wentOn.has(application.status) || submitted_date_time > today) continue;
    const { hiring_manager_id, id } = jobs.get(application.job_id) as DemoJob;
    const decision = random.helpers.arrayElement(goodRatings);
    application.score = scoreOf([decision]);
    data.scorecards.push({
      company_id,
      application_id,
      user_id: hiring_manager_id,
      ratings: (attributes.get(id) ?? []).map(({ name }) => ({
        name,
        rating: random.helpers.arrayElement(goodRatings),
      })),
      decision,
      comment: random.helpers.arrayElement(comments),
      submitted_date_time,
      version: 1,
    });
  }
}
