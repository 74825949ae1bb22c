import { localDateOf } from "../interviews/zoned-time.ts";
import { withoutTags } from "../validation/markup.ts";
import type { FieldChange } from "./activity-contract.ts";
import { type Channel, channels } from "./channel.ts";
import type { JobDetails } from "./job-details.ts";
import type { JobInput } from "./job-input.ts";
import { type Question, questionTypes } from "./question.ts";
import { salaryText } from "./salary.ts";

type Named = Pick<JobDetails["team"][number], "id" | "first_name" | "last_name">;

/** A vacancy's fields with the names of the people and stages they refer to. */
export interface NamedJob extends Omit<JobInput, "currency" | "channels" | "closing_date_time"> {
  currency: string;
  channels: readonly string[];
  closing_date_time: string | Date | null;
  time_zone: string;
  team: readonly Named[];
  /** Stages of the workflow; empty for the default stages. */
  nodes: readonly { name: string }[];
}

const list = (texts: readonly string[]) => texts.join(", ");

const question = ({ text, type, is_required, options, knock_out }: Question) =>
  [
    text,
    questionTypes[type],
    is_required && "required",
    options.length > 0 && `answers: ${list(options)}`,
    knock_out.length > 0 && `flagged: ${list(knock_out)}`,
  ]
    .filter(Boolean)
    .join("; ");

const people = ({ team }: NamedJob, ids: readonly number[]) =>
  list(
    team
      .filter(({ id }) => ids.includes(id))
      .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  );

const words = (html: string) => withoutTags(html.replace(/<\/(p|li|h\d)>|<br>|&nbsp;/g, " "));

/** Text of each field for the activity record, which stays readable when names change later. */
const written: Record<string, (job: NamedJob) => string | undefined> = {
  title: ({ title }) => title,
  dept: ({ dept }) => dept,
  brand_name: ({ brand_name }) => brand_name,
  source: ({ source }) => source,
  location: ({ location }) => location,
  postal_code: ({ postal_code }) => postal_code,
  job_type: ({ job_type }) => job_type,
  openings: ({ openings }) => String(openings),
  salary: salaryText,
  choose_benefits: ({ choose_benefits }) => list(choose_benefits),
  anonymised: ({ anonymised }) => (anonymised ? "Yes" : "No"),
  description: ({ description }) => words(description),
  recruiter_id: (job) => people(job, [job.recruiter_id]),
  hiring_manager_id: (job) => people(job, [job.hiring_manager_id]),
  members: (job) => people(job, job.members),
  questions: ({ questions }) => questions.map(question).join("\n"),
  workflow_id: ({ nodes }) => list(nodes.map(({ name }) => name)) || "Default stages",
  scorecard: ({ scorecard }) =>
    scorecard
      .map(({ name, description }) => [name, description].filter(Boolean).join(": "))
      .join("\n"),
  highlights: ({ highlights }) => (highlights ? list(highlights) : "All"),
  channels: ({ channels: on }) => list(on.map((each) => channels[each as Channel].label)),
  agency_cv_cap: ({ agency_cv_cap }) => agency_cv_cap?.toString(),
  closing_date_time: ({ closing_date_time: closing, time_zone }) =>
    closing ? localDateOf(new Date(closing).toISOString(), time_zone) : "",
};

/** Lists the fields that differ between two versions of a job. */
export const changesBetween = (before: NamedJob, after: NamedJob): FieldChange[] =>
  Object.entries(written)
    .map(([field, say]) => ({
      field,
      before: say(before)?.trim() || null,
      after: say(after)?.trim() || null,
    }))
    .filter((change) => change.before !== change.after);
