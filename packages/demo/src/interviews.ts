import { SimpleFaker } from "@faker-js/faker";
import { type DemoData, type DemoJob, dayMs } from "./data.ts";

const halfHour = 30 * 60_000;
/** Latest start of an interview, in UTC. */
const lastStart = 16 * 60 * 60_000;

const questions = [
  "What does a good day at work look like to you?",
  "Tell us about a time when a plan fell through. What did you do?",
  "What would your last manager say are your strengths and weaknesses?",
  "Why this job, and why now?",
];

/** Most interviews that a user conducts or arranges in one day. */
const perDay = 4;
/** Longest time ahead for an interview. */
const aheadMs = 14 * dayMs;

/**
 * Assigns panels and questions. From today on nobody is in two interviews at once: a conflict moves
 * the interview to the next free half hour, and an application without a free slot gets no
 * interview.
 */
export function addInterviews(data: DemoData, seed: number, today: Date): void {
  const random = new SimpleFaker();
  random.seed(seed + 20);
  const jobs = new Map(data.jobs.map((job) => [job.id, job]));
  const jobOf = new Map(data.applications.map(({ id, job_id }) => [id, jobs.get(job_id)]));
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  data.interviews = data.interviews.filter((interview) => {
    const job = jobOf.get(interview.application_id) as DemoJob;
    const isPair = random.datatype.boolean(0.3);
    interview.questions = random.helpers.arrayElements(questions, 2).join("\n");
    const panel = [...new Set([job.hiring_manager_id, ...(isPair ? [job.recruiter_id] : [])])];
    const length = interview.end_date_time.getTime() - interview.start_date_time.getTime();
    const needed = [...panel, interview.room].filter(Boolean);
    const keys = (start: number) =>
      halves(start, length).flatMap((half) => needed.map((each) => `${each} ${half}`));
    const days = (start: number) =>
      [...new Set([...panel, job.recruiter_id])].map((id) => `${id} ${Math.floor(start / dayMs)}`);
    const isTaken = (start: number) =>
      keys(start).some((key) => taken.has(key)) ||
      days(start).some((key) => (counts.get(key) ?? 0) >= perDay);
    let start = interview.start_date_time.getTime();
    if (start >= today.getTime()) {
      while (start <= today.getTime() + aheadMs && isTaken(start)) start = nextHalf(start);
      if (start > today.getTime() + aheadMs) return false;
      for (const key of days(start)) counts.set(key, (counts.get(key) ?? 0) + 1);
      for (const key of keys(start)) taken.add(key);
      interview.start_date_time = new Date(start);
      interview.end_date_time = new Date(start + length);
    }
    for (const user_id of panel)
      data.interview_panel.push({
        company_id: interview.company_id,
        interview_id: interview.id,
        user_id,
        excused_date_time: null,
      });
    return true;
  });
}

/** The half hours that an interview covers. */
const halves = (start: number, length: number) =>
  Array.from({ length: Math.ceil(length / halfHour) }, (_, i) => Math.floor(start / halfHour) + i);

/** Half an hour later; after the last start, 9:00 on the next working day. */
function nextHalf(start: number): number {
  if ((start % dayMs) + halfHour <= lastStart) return start + halfHour;
  const next = (Math.floor(start / dayMs) + 1) * dayMs;
  const weekday = new Date(next).getUTCDay();
  return next + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * dayMs + 9 * 60 * 60_000;
}
