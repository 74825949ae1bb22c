import { z } from "zod";
import { withoutTags } from "../validation/markup.ts";
import { cleanRichText } from "../validation/rich-text.ts";
import { optionalText } from "../validation/text.ts";
import { channelNames } from "./channel.ts";
import type { JobStatus } from "./job.ts";
import { questionSchema, scorecardAttributeSchema } from "./question.ts";

export const jobTypes = [
  "Full time",
  "Part time",
  "Fixed term",
  "Temporary",
  "Apprenticeship",
  "Volunteer",
] as const;

export const currencies = ["GBP", "EUR", "USD"] as const;

const userId = z.number().int().positive();
/** Minor units; at most ten million in major units. */
const money = z.number().int().min(0).max(1_000_000_000, "Enter a salary of 10,000,000 or less.");
const unique = (ids: readonly { id: string }[]) =>
  new Set(ids.map(({ id }) => id)).size === ids.length;

/** Most characters of a job's title. */
export const longestTitle = 120;
/** Most characters of an advert, markup included. */
export const longestAdvert = 50_000;

/**
 * Fields of the vacancy form. A draft may be incomplete: `vacancyProblems` lists what is missing.
 */
export const jobInput = z.object({
  title: optionalText(longestTitle),
  dept: optionalText(80),
  /** Employer name shown to applicants; empty for the company's own. */
  brand_name: optionalText(120).default(""),
  /** Reason for the vacancy: a replacement, new headcount, a client. */
  source: optionalText(80).default(""),
  location: optionalText(120),
  postal_code: optionalText(12),
  job_type: optionalText(40),
  openings: z.number().int().min(1, "Enter at least one opening.").max(999, "Enter 999 or fewer."),
  /** Salary band in minor units of `currency`. */
  salary_min: money.nullable(),
  salary_max: money.nullable(),
  currency: z.enum(currencies),
  choose_benefits: z.array(optionalText(60)).max(30, "Choose 30 benefits or fewer."),
  /** The advert, as rich text. */
  description: z
    .string()
    .max(longestAdvert, "Shorten the advert to 50,000 characters or fewer, markup included.")
    .transform(cleanRichText),
  recruiter_id: userId,
  hiring_manager_id: userId,
  /** Other members of the hiring team. */
  members: z.array(userId).max(50, "Choose 50 members or fewer."),
  questions: z
    .array(questionSchema)
    .max(40, "Ask 40 questions or fewer.")
    .refine(unique, "Two questions have the same id."),
  /** The company's workflow; null for the default stages. */
  workflow_id: z.number().int().positive().nullable(),
  scorecard: z
    .array(scorecardAttributeSchema)
    .max(30, "Rate 30 attributes or fewer.")
    .refine(unique, "Two attributes have the same id."),
  /** Names of the company's highlights shown on its applications; null for all. */
  highlights: z.array(optionalText(80)).max(50).nullable(),
  channels: z.array(z.enum(channelNames)).max(10),
  closing_date_time: z.iso.datetime().nullable(),
  /** Most applicants whom each agency may submit; null for no limit. */
  agency_cv_cap: z
    .number()
    .int("Enter a whole number.")
    .min(1, "Enter 1 or more, or leave this empty.")
    .max(100, "Enter 100 or fewer, or leave this empty.")
    .nullable()
    .default(null),
  /** Fixed after creation, except that it may change until the first submission. */
  anonymised: z.boolean(),
});
export type JobInput = z.output<typeof jobInput>;

/** An invalid field, and what to do about it. */
export interface VacancyProblem {
  /** Path of the field: `title`, `questions.0.text`. */
  field: string;
  message: string;
}

/** Lists the problems that prevent saving even a draft. */
export const inputProblems = (input: JobInput): VacancyProblem[] =>
  (jobInput.safeParse(input).error?.issues ?? []).map(({ path, message }) => ({
    // Reports a problem of a simple list at the list, not at an item.
    field: path.join(".").replace(/\.\d+$/, ""),
    message,
  }));

/** Text without its markup. */
const words = (html: string) => withoutTags(html, " ").replaceAll("&nbsp;", " ").trim();

/** The saved job, which may excuse a closing date that has passed. */
interface Saved {
  status: JobStatus;
  closing_date_time: string | Date | null;
}

/** True when the closing date is unchanged on a job that has already closed. */
const keepsClosingDate = ({ closing_date_time }: JobInput, saved: Saved | undefined) =>
  saved !== undefined &&
  saved.status !== "DRAFT" &&
  Number(new Date(saved.closing_date_time ?? 0)) === Number(new Date(closing_date_time ?? 0));

/** Lists what a vacancy needs before it can be submitted, published, or saved after that. */
export function vacancyProblems(job: JobInput, now: Date, saved?: Saved): VacancyProblem[] {
  const problems: VacancyProblem[] = [];
  const need = (isThere: unknown, field: string, message: string) =>
    isThere || problems.push({ field, message });
  need(job.title, "title", "Enter the job title.");
  need(job.location, "location", "Enter the location.");
  need(job.job_type, "job_type", "Choose the job type.");
  need(
    job.salary_min === null || job.salary_max === null || job.salary_min <= job.salary_max,
    "salary_max",
    "The highest salary must not be below the lowest.",
  );
  need(words(job.description), "description", "Write the advert: this field is required.");
  need(
    job.closing_date_time === null ||
      new Date(job.closing_date_time) > now ||
      keepsClosingDate(job, saved),
    "closing_date_time",
    "Choose a closing date in the future, or none.",
  );
  for (const [index, question] of job.questions.entries()) {
    const { text: asked, type, options } = question;
    need(asked, `questions.${index}.text`, "Write the question, or remove it.");
    const given = options.filter(Boolean);
    need(
      !type.endsWith("_choice") || (given.length > 1 && new Set(given).size === given.length),
      `questions.${index}.options`,
      "Offer at least two different answers to choose from.",
    );
  }
  const rated = job.scorecard.map(({ name }) => name.trim().toLowerCase());
  for (const [index, name] of rated.entries()) {
    const field = `scorecard.${index}.name`;
    need(name, field, "Name the attribute, or remove it.");
    need(
      !name || rated.indexOf(name) === index,
      field,
      "Another attribute has this name. Rename it, or remove it.",
    );
  }
  return problems;
}
