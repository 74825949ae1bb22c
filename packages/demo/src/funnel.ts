import type { SimpleFaker } from "@faker-js/faker";
import {
  type ApplicationStatus,
  applicationStatuses,
  type ExitStatus,
  exitReasons,
  needsReason,
} from "@ats/core/applications/status";
import type { JobStatus } from "@ats/core/jobs/job";
import { dayMs } from "./data.ts";

/** Shares of a job's applications in each status; jobs that were never advertised have none. */
const shares: Partial<Record<JobStatus, Record<ApplicationStatus, number>>> = {
  ACTIVE: {
    INCOMPLETE: 7,
    APPLIED: 38,
    SHORTLIST: 14,
    INTERVIEW: 9,
    PROCESSING: 4,
    HIRE: 1,
    REJECTED: 20,
    WITHDRAWN: 7,
  },
  ON_HOLD: {
    INCOMPLETE: 8,
    APPLIED: 42,
    SHORTLIST: 16,
    INTERVIEW: 5,
    PROCESSING: 1,
    HIRE: 0,
    REJECTED: 20,
    WITHDRAWN: 8,
  },
  FILLED: {
    INCOMPLETE: 8,
    APPLIED: 2,
    SHORTLIST: 3,
    INTERVIEW: 0,
    PROCESSING: 1,
    HIRE: 1,
    REJECTED: 68,
    WITHDRAWN: 17,
  },
  WITHDRAWN: {
    INCOMPLETE: 10,
    APPLIED: 0,
    SHORTLIST: 0,
    INTERVIEW: 0,
    PROCESSING: 0,
    HIRE: 0,
    REJECTED: 72,
    WITHDRAWN: 18,
  },
  ARCHIVED: {
    INCOMPLETE: 9,
    APPLIED: 0,
    SHORTLIST: 0,
    INTERVIEW: 0,
    PROCESSING: 0,
    HIRE: 2,
    REJECTED: 72,
    WITHDRAWN: 17,
  },
};

export const isAdvertised = (status: JobStatus): boolean => status in shares;

export interface Step {
  before: ApplicationStatus;
  after: ApplicationStatus;
  reason: string | null;
  at: Date;
}

/** Draws the status of each application of a job; each job's funnel has its own shape. */
export function funnelOf(random: SimpleFaker, jobStatus: JobStatus): () => ApplicationStatus {
  const weights = applicationStatuses
    .map((value) => ({
      value,
      weight: (shares[jobStatus]?.[value] ?? 0) * (0.4 + random.number.float(1.2)),
    }))
    .filter(({ weight }) => weight > 0);
  return () => random.helpers.weightedArrayElement(weights);
}

/** Returns the steps that led an application from `applied` to its status by today. */
export function stepsTo(
  random: SimpleFaker,
  status: ApplicationStatus,
  applied: Date,
  today: Date,
): Step[] {
  const path = pathTo(random, status);
  const gaps = path.slice(1).map(() => 0.6 + random.number.float(7));
  const available = (today.getTime() - applied.getTime()) / dayMs;
  const scale = Math.min(1, available / gaps.reduce((sum, gap) => sum + gap, 0.01));
  let days = 0;
  let at = applied;
  return gaps.map((gap, index) => {
    days += gap * scale;
    at = inOfficeHours(random, new Date(applied.getTime() + days * dayMs), at, today);
    const [before, after] = path.slice(index) as [ApplicationStatus, ApplicationStatus];
    const reason = needsReason(after) ? reasonFor(random, before, after) : null;
    return { before, after, reason, at };
  });
}

function reasonFor(random: SimpleFaker, before: ApplicationStatus, after: ExitStatus): string {
  const fits = (reason: string) =>
    reason !== "Not successful at interview" || before === "INTERVIEW";
  return random.helpers.arrayElement(exitReasons[after].filter(fits));
}

function pathTo(random: SimpleFaker, status: ApplicationStatus): ApplicationStatus[] {
  const pipeline: ApplicationStatus[] = ["APPLIED", "SHORTLIST", "INTERVIEW", "PROCESSING", "HIRE"];
  if (status === "INCOMPLETE") return [status];
  if (pipeline.includes(status)) return pipeline.slice(0, pipeline.indexOf(status) + 1);
  const last = random.helpers.weightedArrayElement([
    { value: 1, weight: 65 },
    { value: 2, weight: 20 },
    { value: 3, weight: 15 },
  ]);
  return [...pipeline.slice(0, last), status];
}

/** Returns a time between 9:00 and 17:30 that day, after the previous step and before today. */
function inOfficeHours(random: SimpleFaker, moment: Date, previous: Date, today: Date): Date {
  const day = Math.floor(moment.getTime() / dayMs) * dayMs;
  const office = day + (9 + random.number.float(8.5)) * 3_600_000;
  const earliest = previous.getTime() + (5 + random.number.int(40)) * 60_000;
  return new Date(Math.min(Math.max(office, earliest), today.getTime() - 60_000));
}
