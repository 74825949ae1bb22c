import { z } from "zod";
import { mostCost } from "../costs/cost-input.ts";
import { sanitiseText } from "../validation/text.ts";

const text = (max: number) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform((typed) => sanitiseText(typed).replaceAll(/\s+/g, " "));

/** A budget counts the costs that meet all of its job or department, campaign and period. */
export const budgetInput = z
  .object({
    name: text(80).refine((name) => name !== "", "Enter a name, such as “Marketing, 2026”."),
    job_id: z.number().int().positive().nullable().default(null),
    dept: text(80).default(""),
    campaign: text(80).default(""),
    /** First and last day, both included. */
    from_date: z.iso.date("Enter the first day."),
    to_date: z.iso.date("Enter the last day."),
    /** Net of VAT, in minor units of the company's currency. */
    amount: z
      .number("Enter an amount.")
      .int("Enter a whole number of pence or cents: there is no part of a penny.")
      .min(1, "Enter an amount above zero.")
      .max(mostCost, "Enter less than 1,000,000,000."),
    warn_percent: z
      .number("Enter a percentage.")
      .int("Enter a whole percentage.")
      .min(1, "Enter 1 % or more.")
      .max(100, "Enter 100 % or less.")
      .default(80),
    /**
     * Refuses planned and ordered costs beyond the budget. An invoice can be recorded in any case,
     * after a confirmation, for the money is owed.
     */
    is_hard_limit: z.boolean().default(false),
  })
  .superRefine(({ job_id, dept, from_date, to_date }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (job_id !== null && dept !== "")
      refuse("dept", "A budget is for a job or for a department. Choose one of them.");
    if (to_date < from_date) refuse("to_date", "The last day is before the first. Correct one.");
  });
export type BudgetInput = z.output<typeof budgetInput>;
