import { type JobName, spokenJob } from "../jobs/job-name.ts";
import { type Feature, accessRules, allowsFeature } from "./access.ts";
import { type Actor, can, type FieldGroup, type Right, type Scope, spokenRole } from "./rights.ts";

/** The columns of a job by which a role covers it, and the users with a seat on it. */
export interface CoveredJob {
  id: number;
  dept: string;
  brand_name: string;
  recruiter_id: number;
  hiring_manager_id: number;
  /** Further members of the hiring team. */
  members: readonly number[];
  /** Users on the panel of an interview of this job that is not cancelled. */
  interviewers: readonly number[];
}

/** May the actor use a right, a feature, reach a job, the whole company, or see a group of fields? */
export type Question =
  | { kind: "right"; right: Right }
  | { kind: "feature"; feature: Feature }
  | { kind: "job"; job: CoveredJob }
  | { kind: "company" }
  | { kind: "field"; group: FieldGroup };

export interface Decision {
  allowed: boolean;
  /** The sentence that decided. */
  reason: string;
}

export type Decider = Pick<Actor, "user_id" | "company_type" | "role" | "rights" | "access">;

/**
 * Decides whether an actor may, and returns the sentence that decided. `whose` begins the sentences
 * that are about another person's role, such as "Priya's".
 */
export function decide(actor: Decider, question: Question, whose = "Your"): Decision {
  const role = `${whose} role ${spokenRole(actor.role)}`;
  switch (question.kind) {
    case "right": {
      const allowed = can(actor, question.right);
      const right = wordsOf(question.right);
      return allowed
        ? yes(`${role} has the right to ${right}.`)
        : no(`${role} has no right to ${right}.`);
    }
    case "feature":
      return decideFeature(actor, question.feature, role);
    case "job":
      return decideJob(actor, question.job, role, whose === "Your");
    case "company":
      return actor.access.scope === "company"
        ? yes(`${role} covers the whole company.`)
        : no(`${role} covers ${coverOf(actor)}, and this concerns the whole company.`);
    case "field": {
      return actor.access.hidden.includes(question.group)
        ? no(hiddenReason(actor.role, question.group, whose))
        : yes(`${role} shows ${fieldGroupWords[question.group]}.`);
    }
  }
}

/** The sentence on a group of fields that a role hides. */
export const hiddenReason = (role: string, group: FieldGroup, whose = "Your"): string =>
  `${whose} role ${role} hides ${fieldGroupWords[group]}.`;

const yes = (reason: string): Decision => ({ allowed: true, reason });
const no = (reason: string): Decision => ({ allowed: false, reason });

/** A right or feature in plain words, such as VIEW_JOBS or internalNotes. */
const wordsOf = (name: string): string => name.replace(/_|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

function decideFeature(actor: Decider, feature: Feature, role: string): Decision {
  const rule = accessRules[feature];
  const company = "company" in rule ? rule.company : undefined;
  const right = "rights" in rule ? rule.rights[0] : undefined;
  const asked = right ? `right to ${wordsOf(right)}` : wordsOf(feature);
  if (allowsFeature(feature, actor)) return yes(`${role} has the ${asked}.`);
  return company && company !== actor.company_type
    ? no(`${wordsOf(feature)} is not for this kind of company.`.replace(/^./, upper))
    : no(`${role} has no ${asked}.`);
}

const upper = (letter: string): string => letter.toUpperCase();

function decideJob(actor: Decider, job: CoveredJob, role: string, isOwn: boolean): Decision {
  const { scope, values } = actor.access;
  if (isCovered(scope, values, job))
    return yes(
      scope === "company"
        ? `${role} covers the whole company.`
        : `${role} covers ${inScope(scope, job)}.`,
    );
  const seat = seatOf(actor.user_id, job);
  if (seat) return yes(`${isOwn ? "You are" : "They are"} ${seat} of this job.`);
  return no(`${role} covers ${coverOf(actor)}; this job is ${placeOf(scope, job)}.`);
}

/** The same rule as row-level security's `isCovered`. A test compares them. */
const isCovered = (scope: Scope, values: readonly string[], job: CoveredJob): boolean =>
  scope === "company" ||
  (scope === "departments" && values.includes(job.dept)) ||
  (scope === "brands" && values.includes(job.brand_name)) ||
  (scope === "named_jobs" && values.includes(String(job.id)));

function seatOf(user_id: number, job: CoveredJob): string | undefined {
  if (job.recruiter_id === user_id) return "the recruiter";
  if (job.hiring_manager_id === user_id) return "the hiring manager";
  if (job.members.includes(user_id)) return "on the hiring team";
  return job.interviewers.includes(user_id) ? "an interviewer" : undefined;
}

const inScope = (scope: Scope, job: CoveredJob): string =>
  scope === "departments"
    ? `the department ${job.dept}`
    : scope === "brands"
      ? `the brand ${job.brand_name}`
      : "this job";

/** Says in words which jobs a role covers for its user. */
export function coverOf({ access: { scope, values, jobs } }: Pick<Actor, "access">): string {
  switch (scope) {
    case "company":
      return "the whole company";
    case "own_jobs":
      return "only jobs of their own hiring teams";
    case "named_jobs":
      return jobs ? namedJobs(jobs, values.length) : countOf(values.length, "named job");
    default: {
      const [one, many] =
        scope === "departments" ? ["department", "departments"] : ["brand", "brands"];
      if (values.length === 0) return `no ${one} yet`;
      return `the ${values.length === 1 ? one : many} ${listOf(values)}`;
    }
  }
}

/** Returns why an actor cannot put a job in this department and brand; null where they can. */
export function placeProblem(
  { access }: Pick<Actor, "access">,
  { dept, brand_name }: Pick<CoveredJob, "dept" | "brand_name">,
): string | null {
  const { scope, values } = access;
  if (scope !== "departments" && scope !== "brands") return null;
  const [noun, value] = scope === "departments" ? ["department", dept] : ["brand", brand_name];
  if (values.includes(value)) return null;
  return values.length === 0
    ? `Your role covers no ${noun} yet, so you cannot add jobs. Ask your administrator for one.`
    : `Your role covers only ${coverOf({ access })}. Choose ${values.length === 1 ? "it" : "one of them"} as the job’s ${noun}.`;
}

/** Names that one sentence bears. */
const mostInSentence = 5;

/** Names jobs in a sentence; `count` includes those that are gone. */
function namedJobs(jobs: readonly JobName[], count: number): string {
  if (count === 0) return "no jobs yet";
  const gone = count - jobs.length;
  const names = jobs.slice(0, jobs.length > mostInSentence ? mostInSentence - 1 : mostInSentence);
  const more = jobs.length - names.length;
  const parts = [
    ...names.map(spokenJob),
    ...(more ? [`${more} more`] : []),
    ...(gone ? [`${countOf(gone, "job")} that no longer ${gone === 1 ? "exists" : "exist"}`] : []),
  ];
  const noun = jobs.length === 0 ? "" : jobs.length === 1 ? "the job " : "the jobs ";
  return `${noun}${listOf(parts)}`;
}

const countOf = (count: number, noun: string): string =>
  count === 1 ? `one ${noun}` : `${count} ${noun}s`;

const listOf = (values: readonly string[]): string =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

const placeOf = (scope: Scope, job: CoveredJob): string =>
  scope === "departments"
    ? `in ${job.dept || "no department"}`
    : scope === "brands"
      ? `of ${job.brand_name || "no brand"}`
      : "not one of them";

/** Groups of fields in plain words. */
export const fieldGroupWords: Record<FieldGroup, string> = {
  salary: "salaries",
  diversity: "diversity answers",
  private_notes: "private notes",
  contact: "contact details",
};
