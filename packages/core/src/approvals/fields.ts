import type { Fields } from "./chain.ts";
import type { SubjectKind } from "./subject.ts";
import { termFields } from "./terms.ts";

/** Fields of a job's request that are the job's own; the others are asked for on the request. */
export const jobFields = [
  "title",
  "dept",
  "brand_name",
  "location",
  "job_type",
  "source",
  "openings",
  "salary_min",
  "salary_max",
  "currency",
] as const;

/** Fields of a request beside the job's. `budget` is minor units of `currency`, for a year. */
export const requestFields = ["justification", "cost_centre", "budget", "start_day"] as const;

/** Fields of an offer's request: those of its job, and its own. */
export const offerFields = [
  "title",
  "dept",
  "brand_name",
  "location",
  "job_type",
  "offered_salary",
  "currency",
  "start_date",
] as const;

/**
 * Fields of a cost's request. `cost_net` is minor units of `currency`, the company's own; a cost in
 * another currency has `original_net` in words too. `budget_state` and `budget_effect` say what its
 * budgets were when it was saved.
 */
export const costRequestFields = [
  "title",
  "cost_type",
  "paid_for",
  "supplier",
  "invoice_number",
  "dept",
  "cost_net",
  "currency",
  "original_net",
  "cost_jobs",
  "budget_state",
  "budget_effect",
] as const;

/** Values of fields that have the same ones in every company. */
export const paidForValues = ["external", "internal"] as const;
export const budgetStateValues = ["exceeded", "kept"] as const;
export const hasFixedValues = (field: string): boolean =>
  field === "paid_for" || field === "budget_state";

/** The fields of each kind of request that chains may name. */
const fieldsOfKind = {
  job: [...jobFields, ...requestFields],
  offer: offerFields,
  cost: costRequestFields,
} as const satisfies Record<SubjectKind, readonly string[]>;

export type RequestField = (typeof fieldsOfKind)[SubjectKind][number];

/** What each field is called in a sentence. */
export const fieldNames: Record<RequestField, string> = {
  title: "job title",
  dept: "department",
  brand_name: "brand",
  location: "location",
  job_type: "kind of job",
  source: "reason for the vacancy",
  openings: "openings",
  salary_min: "lowest salary",
  salary_max: "highest salary",
  currency: "currency",
  justification: "justification",
  cost_centre: "cost centre",
  budget: "budget",
  start_day: "start date",
  offered_salary: "offered salary",
  start_date: "start date",
  cost_type: "type of cost",
  paid_for: "cost",
  supplier: "supplier",
  invoice_number: "invoice number",
  cost_net: "net amount",
  original_net: "amount in the invoice’s currency",
  cost_jobs: "split over jobs",
  budget_state: "budget",
  budget_effect: "effect on budgets",
};

/** Fields that a condition compares with a list of values. */
export const listedFields = [
  "dept",
  "brand_name",
  "location",
  "job_type",
  "source",
  "cost_type",
  "paid_for",
  "supplier",
  "budget_state",
] as const;
/** Fields that a condition compares with an amount of money. */
export const moneyFields = ["salary_max", "salary_min", "budget", "offered_salary"] as const;
/** Fields that a condition compares with an amount in the currency of the company's costs. */
export const homeMoneyFields = ["cost_net"] as const;
/** Fields that a condition compares with a number. */
export const countFields = ["openings"] as const;

/** Fields that a condition can ask about. */
export type ConditionField =
  | (typeof listedFields)[number]
  | (typeof moneyFields)[number]
  | (typeof homeMoneyFields)[number]
  | (typeof countFields)[number];

/** True for a field that requests of this kind have. */
export const isFieldOf = (kind: SubjectKind, field: string): boolean =>
  (fieldsOfKind[kind] as readonly string[]).includes(field);

/** Fields of a kind of request that a condition can ask about. */
export const conditionFieldsOf = (kind: SubjectKind): ConditionField[] =>
  [...listedFields, ...moneyFields, ...homeMoneyFields, ...countFields].filter((field) =>
    isFieldOf(kind, field),
  );

/** Fields of a kind of request that a step may name beside the terms of every approval. */
export const readableFieldsOf = (kind: SubjectKind): RequestField[] =>
  [...fieldsOfKind[kind]].filter((field) => !termFields.includes(field));

type OfferPart = Record<(typeof offerFields)[number], string | number | null>;

/** All fields of an offer's request. */
export const fieldsOfOffer = (offer: OfferPart): Fields =>
  Object.fromEntries(offerFields.map((field) => [field, offer[field]]));

type CostPart = Record<
  Exclude<(typeof costRequestFields)[number], "budget_state" | "budget_effect">,
  string | number | null
>;

/** All fields of a cost's request: the cost's, and what its budgets were. */
export const fieldsOfCost = (cost: CostPart, asked: Fields): Fields => ({
  ...cost,
  budget_state: asked["budget_state"] ?? null,
  budget_effect: asked["budget_effect"] ?? null,
});

type JobPart = Pick<Record<RequestField, string | number | null>, (typeof jobFields)[number]>;

/** All fields of a job's request: the job's, and those asked for on the request. */
export const fieldsOf = (job: JobPart, asked: Fields): Fields =>
  Object.fromEntries([
    ...jobFields.map((field) => [field, job[field]]),
    ...requestFields.map((field) => [field, asked[field] ?? null]),
  ]);
