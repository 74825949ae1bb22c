import type { SimpleFaker } from "@faker-js/faker";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { type DemoApplication, type DemoData, type DemoJob, dayMs } from "./data.ts";
import { type Step, stepsTo } from "./funnel.ts";
import { noteFor } from "./notes.ts";
import type { Profession } from "./professions/profession.ts";

type WithoutApplication<Row> = Omit<Row, "company_id" | "id" | "application_id">;

/** An application without an id, with its history. */
export interface ApplicationPlan {
  job: DemoJob;
  fields: Pick<
    DemoApplication,
    | "status"
    | "status_reason"
    | "status_date_time"
    | "source"
    | "rating"
    | "tags"
    | "answers"
    | "hides_person"
    | "submitted"
    | "created_date_time"
    | "app_uuid"
  >;
  activities: Omit<
    WithoutApplication<DemoData["activities"][0]>,
    "job_id" | "through" | "agency" | "value_before" | "value_after"
  >[];
  notes: WithoutApplication<DemoData["notes"][0]>[];
  interviews: WithoutApplication<DemoData["interviews"][0]>[];
}

const sources = [
  { value: "Indeed", weight: 34 },
  { value: "Careers page", weight: 24 },
  { value: "Employee referral", weight: 10 },
  { value: "Totaljobs", weight: 9 },
  { value: "LinkedIn", weight: 8 },
  { value: "Reed", weight: 6 },
  { value: "Brightstaff", weight: 5 },
  { value: "Jobcentre Plus", weight: 4 },
];

const tags = [
  "Driver",
  "Nights",
  "Part time",
  "Referred",
  "Internal",
  "Returner",
  "Second application",
  "Disability Confident",
];

export function planApplication(
  random: SimpleFaker,
  job: DemoJob,
  profession: Profession,
  status: ApplicationStatus,
  today: Date,
): ApplicationPlan {
  const applied = appliedAt(random, job, today);
  const steps = stepsTo(random, status, applied, today);
  const last = steps.at(-1);
  const submitted = status !== "INCOMPLETE";
  const { arrayElement, arrayElements, weightedArrayElement } = random.helpers;
  return {
    job,
    fields: {
      app_uuid: random.string.uuid(),
      status,
      status_reason: last?.reason ?? null,
      status_date_time: last?.at ?? applied,
      source: weightedArrayElement(sources),
      rating: ratingFor(random, steps),
      tags: random.datatype.boolean(0.25) ? arrayElements(tags, { min: 1, max: 2 }) : [],
      answers: submitted
        ? profession.questions.map(({ question, answers }) => ({
            question,
            answer: arrayElement(answers),
          }))
        : [],
      hides_person: job.anonymised,
      submitted,
      created_date_time: applied,
    },
    ...recordOf(random, job, applied, steps, submitted),
    interviews: interviewsOf(random, job, steps, today),
  };
}

/** Most people apply in the evening in the first days of an advert. */
function appliedAt(random: SimpleFaker, job: DemoJob, today: Date): Date {
  const opened = (job.published_date_time ?? job.created_date_time).getTime();
  const closed = Math.min(job.closing_date_time?.getTime() ?? Infinity, today.getTime());
  const moment = opened + random.number.float() ** 1.6 * Math.max(closed - opened, dayMs / 2);
  const hour = random.helpers.arrayElement([7, 10, 12, 13, 16, 18, 19, 20, 20, 21, 21, 22]);
  const day = Math.floor(moment / dayMs) * dayMs;
  const time = day + (hour + random.number.float()) * 3_600_000;
  return new Date(Math.min(time, today.getTime() - dayMs / 12));
}

function ratingFor(random: SimpleFaker, steps: Step[]): number | null {
  const reached = steps.filter(({ after }) => after !== "REJECTED" && after !== "WITHDRAWN").length;
  if (!random.datatype.boolean(reached > 0 ? 0.75 : 0.2)) return null;
  return Math.max(
    1,
    Math.min(5, 2 + Math.min(reached, 2) + random.number.int({ min: -1, max: 1 })),
  );
}

function recordOf(
  random: SimpleFaker,
  job: DemoJob,
  applied: Date,
  steps: Step[],
  submitted: boolean,
): Pick<ApplicationPlan, "activities" | "notes"> {
  const nothing = { status_before: null, status_after: null, reason: null };
  const activities: ApplicationPlan["activities"] = submitted
    ? [
        {
          ...nothing,
          type: "applied",
          user_id: null,
          status_after: "APPLIED",
          created_date_time: applied,
        },
      ]
    : [];
  const notes: ApplicationPlan["notes"] = [];
  const write = (status: ApplicationStatus, user_id: number, after: Date) => {
    if (status === "INCOMPLETE") return;
    const created_date_time = new Date(
      after.getTime() + 60_000 * random.number.int({ min: 1, max: 25 }),
    );
    notes.push({ user_id, text: noteFor(random, status), created_date_time });
    activities.push({ ...nothing, type: "note_added", user_id, created_date_time });
  };
  if (submitted && random.datatype.boolean(0.12)) write("APPLIED", job.recruiter_id, applied);
  for (const { before, after, reason, at } of steps) {
    const managers = after === "INTERVIEW" || after === "PROCESSING" || before === "INTERVIEW";
    const user_id =
      managers && random.datatype.boolean(0.5) ? job.hiring_manager_id : job.recruiter_id;
    if (before === "APPLIED" && random.datatype.boolean(0.5)) {
      const created_date_time = new Date(at.getTime() - 4 * 60_000);
      activities.push({ ...nothing, type: "cv_viewed", user_id, created_date_time });
    }
    activities.push({
      type: "status_changed",
      user_id,
      status_before: before,
      status_after: after,
      reason,
      created_date_time: at,
    });
    if (random.datatype.boolean(after === "REJECTED" ? 0.15 : 0.4)) write(after, user_id, at);
  }
  return { activities, notes };
}

/** Interviews planned this many days ahead are moved to the past if the invitation is old. */
const farthest = 11;
/** Long enough ago that feedback is overdue, whatever day of the week it is. */
const heldBefore = 6 * dayMs;

function dayOf(ahead: number, invited: Date, today: Date): number {
  const ago = today.getTime() - heldBefore;
  return ahead === farthest && invited.getTime() < ago - dayMs
    ? ago
    : today.getTime() + ahead * dayMs;
}

/**
 * Plans an interview for an application that reached the stage: before it left the stage; for one
 * still there, in the future or, in a few cases, some days ago without feedback.
 */
function interviewsOf(
  random: SimpleFaker,
  job: DemoJob,
  steps: Step[],
  today: Date,
): ApplicationPlan["interviews"] {
  const entered = steps.findIndex(({ after }) => after === "INTERVIEW");
  const invited = steps[entered];
  if (!invited) return [];
  const left = steps[entered + 1]?.at;
  const day = left
    ? between(invited.at, left)
    : dayOf(random.number.int(farthest), invited.at, today);
  const start = new Date(
    workday(day) + random.helpers.arrayElement([9, 9.5, 10, 11, 13, 14, 14.5, 15.5]) * 3_600_000,
  );
  const title = random.helpers.arrayElement([
    "Interview",
    "First interview",
    "Panel interview",
    "Interview and visit",
  ]);
  const room = random.helpers.arrayElement([
    "",
    `${job.brand_name}, ${job.location}, meeting room 1`,
    `${job.brand_name}, ${job.location}, manager's office`,
  ]);
  const minutes = random.helpers.arrayElement([30, 45, 60]);
  return [
    {
      title,
      type: room ? "IN_PERSON" : "VIDEO",
      room,
      video_link: room ? "" : "https://meet.example/interview",
      start_date_time: start,
      end_date_time: new Date(start.getTime() + minutes * 60_000),
      time_zone: "Europe/London",
      status: "SCHEDULED",
      reason: "",
      questions: "",
      adjustments: "",
      version: 1,
      reminder_date_time: null,
      organiser_id: job.recruiter_id,
      created_date_time: invited.at,
    },
  ];
}

const between = (from: Date, to: Date) => (from.getTime() + to.getTime()) / 2;

/** Returns midnight of the day, or of the Monday after a weekend. */
function workday(time: number): number {
  const day = new Date(Math.floor(time / dayMs) * dayMs);
  const weekday = day.getUTCDay();
  return day.getTime() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * dayMs;
}
