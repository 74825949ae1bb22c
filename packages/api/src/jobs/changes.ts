import { localTimeOf } from "@ats/core/interviews/zoned-time";
import type { FieldChange } from "@ats/core/jobs/activity-contract";
import { type Channel, channels } from "@ats/core/jobs/channel";
import { type Question, questionTypes } from "@ats/core/jobs/question";
import { salaryText } from "@ats/core/jobs/salary";
import type { readJob } from "./details.ts";

type Read = Awaited<ReturnType<typeof readJob>>;

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

const person = ({ first_name, last_name }: Read["recruiter_details"]) =>
  `${first_name} ${last_name}`;

const words = (html: string) =>
  html.replace(/<\/(p|li|h\d)>|<br>|&nbsp;/g, " ").replace(/<[^>]*>/g, "");

/** What the record says of each field of the form, in words that stay what they are. */
const written: Record<string, (job: Read) => string | undefined> = {
  title: ({ title }) => title,
  dept: ({ dept }) => dept,
  source: ({ source }) => source,
  location: ({ location }) => location,
  postal_code: ({ postal_code }) => postal_code,
  job_type: ({ job_type }) => job_type,
  openings: ({ openings }) => String(openings),
  salary: salaryText,
  choose_benefits: ({ choose_benefits }) => list(choose_benefits),
  anonymised: ({ anonymised }) => (anonymised ? "Yes" : "No"),
  description: ({ description }) => words(description),
  recruiter_id: ({ recruiter_details }) => person(recruiter_details),
  hiring_manager_id: ({ hiring_manager_details }) => person(hiring_manager_details),
  members: ({ team, members }) => list(team.filter(({ id }) => members.includes(id)).map(person)),
  questions: ({ questions }) => questions.map(question).join("\n"),
  workflow_id: ({ nodes }) => list(nodes.map(({ name }) => name)) || "The fixed stages",
  scorecard: ({ scorecard }) =>
    scorecard
      .map(({ name, description }) => [name, description].filter(Boolean).join(": "))
      .join("\n"),
  highlights: ({ highlights }) => (highlights ? list(highlights) : "All"),
  channels: ({ channels: on }) => list(on.map((each) => channels[each as Channel].label)),
  closing_date_time: ({ closing_date_time: closing, time_zone }) =>
    closing ? localTimeOf(new Date(closing).toISOString(), time_zone).slice(0, 10) : "",
};

/** What was changed of a job, field by field. */
export const changesBetween = (before: Read, after: Read): FieldChange[] =>
  Object.entries(written)
    .map(([field, say]) => ({
      field,
      before: say(before)?.trim() || null,
      after: say(after)?.trim() || null,
    }))
    .filter((change) => change.before !== change.after);
