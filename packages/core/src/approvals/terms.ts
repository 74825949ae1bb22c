import { approvedTerms } from "../jobs/approval.ts";

/** Amounts and numbers to which every approval is given, whatever else its step reads. */
export const termFields: readonly string[] = [...approvedTerms, "offered_salary", "cost_net"];
