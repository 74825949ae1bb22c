import { writeAmount } from "../jobs/salary.ts";
import type { Condition } from "./chain.ts";
import { fieldNames, hasFixedValues, type RequestField } from "./fields.ts";
import type { StoredApprover, StoredStep } from "./stored-chain.ts";
import type { SubjectKind } from "./subject.ts";

type Values = Readonly<Record<string, string | number>>;

/** The reader's language, and the names of who is mentioned. */
export interface Words {
  /** Says an English sentence in the reader's language; `{name}` stands for a value. */
  say(english: string, values?: Values): string;
  /** "Ann, Ben and Cal", or with "or". */
  list(items: readonly string[], joined: "and" | "or"): string;
  personName(user: number): string;
  roleName(role: string): string;
}

const name = ({ say }: Words, field: string) => say(fieldNames[field as RequestField] ?? field);

/** "the department is Nursing or Care", "the highest salary is at least £60,000". */
export function conditionInWords(words: Words, condition: Condition): string {
  const { say, list } = words;
  if (condition.is === "one_of")
    return say("the {field} is {values}", {
      field: name(words, condition.field),
      values: list(
        condition.values.map((value) =>
          hasFixedValues(condition.field) ? say(String(value)) : String(value),
        ),
        "or",
      ),
    });
  const { field, is, value, currency } = condition;
  if (field === "openings")
    return say(
      is === "at_least"
        ? "{value} or more openings are asked for"
        : "{value} or fewer openings are asked for",
      { value },
    );
  return say(
    is === "at_least" ? "the {field} is at least {value}" : "the {field} is at most {value}",
    { field: name(words, field), value: currency ? writeAmount(value, currency) : value },
  );
}

/** The requests that a chain takes, by their kind. */
const takes: Record<SubjectKind, { every: string; some: string }> = {
  job: { every: "Takes every job.", some: "Takes jobs where {conditions}." },
  offer: { every: "Takes every offer.", some: "Takes offers where {conditions}." },
  cost: { every: "Takes every cost.", some: "Takes costs where {conditions}." },
};

/** The requests that a chain takes. */
export const scopeInWords = (
  words: Words,
  { kind, scope }: { kind: SubjectKind; scope: readonly Condition[] },
): string =>
  scope.length === 0
    ? words.say(takes[kind].every)
    : words.say(takes[kind].some, {
        conditions: words.list(
          scope.map((each) => conditionInWords(words, each)),
          "and",
        ),
      });

/** Why a step was left out. */
export const skippedInWords = (words: Words, condition: Condition): string =>
  words.say("Skipped: only if {condition}", { condition: conditionInWords(words, condition) });

function approverInWords({ say, personName, roleName }: Words, approver: StoredApprover): string {
  switch (approver.by) {
    case "person":
      return personName(approver.user_id);
    case "role":
      return say("anyone with the role {role}", { role: roleName(approver.role) });
    case "line_manager":
      return say("the requester’s line manager");
    case "hiring_manager":
      return say("the hiring manager");
    case "recruiter":
      return say("the recruiter");
  }
}

function approvalInWords(words: Words, { approvers, needed }: StoredStep): string {
  const { say, list } = words;
  const each = approvers.map((approver) => approverInWords(words, approver));
  const [only] = each;
  if (only && each.length === 1 && needed === 1) return say("{who} approves", { who: only });
  const values = { needed, count: each.length, who: list(each, "and") };
  if (approvers.some(({ by }) => by === "role"))
    return needed === 1
      ? say("1 approval by {who}", { who: list(each, "or") })
      : say("{needed} approvals by {who}", { ...values, who: list(each, "or") });
  return needed === 1
    ? say("1 of {count} approves ({who})", values)
    : say("{needed} of {count} approve ({who})", values);
}

const wordings = {
  first: ["{step}: {approval}", "{step}: {approval}, only if {condition}"],
  next: ["Then {step}: {approval}", "Then {step}: {approval}, only if {condition}"],
  together: [
    "At the same time {step}: {approval}",
    "At the same time {step}: {approval}, only if {condition}",
  ],
} as const;

/** "Then Finance: 1 of 2 approves (Ann and Ben), only if the highest salary is at least £60,000". */
export function stepInWords(
  words: Words,
  step: StoredStep,
  before: StoredStep | undefined,
): string {
  const [always, sometimes] =
    wordings[!before ? "first" : before.stage === step.stage ? "together" : "next"];
  const values = { step: step.name, approval: approvalInWords(words, step) };
  return step.condition
    ? words.say(sometimes, { ...values, condition: conditionInWords(words, step.condition) })
    : words.say(always, values);
}

/** Further sentences about a step: who decides in place of its approvers, and what reopens it. */
export function stepNotes(
  words: Words,
  { fallback, escalate_after, reads }: Pick<StoredStep, "fallback" | "escalate_after" | "reads">,
): string[] {
  const { say, list, personName } = words;
  return [
    ...(fallback
      ? [say("If no approver is left, {who} decides.", { who: personName(fallback) })]
      : []),
    ...(fallback && escalate_after
      ? [
          escalate_after === 1
            ? say("After 1 working day, {who} is asked too.", { who: personName(fallback) })
            : say("After {days} working days, {who} is asked too.", {
                days: escalate_after,
                who: personName(fallback),
              }),
        ]
      : []),
    ...(reads.length > 0
      ? [
          say("Asked again when these change: {fields}.", {
            fields: list(
              reads.map((field) => name(words, field)),
              "and",
            ),
          }),
        ]
      : []),
  ];
}
