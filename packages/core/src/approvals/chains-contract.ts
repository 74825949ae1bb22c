import { z } from "zod";
import { costCurrencies } from "../costs/money.ts";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { chainParts, mostChains, storedChainSchema } from "./stored-chain.ts";

export const approvalChainSchema = chainParts.extend({
  id: z.number().int(),
  is_on: z.boolean(),
  /** Requests that wait for a decision of its approvers. */
  waiting: z.number().int(),
  version: z.number().int(),
});
export type ApprovalChain = z.output<typeof approvalChainSchema>;

const namedPerson = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
});

/** Chains decide about the whole company's jobs and costs. */
const forChains = { access: "VIEW_SETTINGS", company: "ATS", wholeCompany: true } as const;

export const listApprovalChains = endpoint({
  method: "GET",
  path: "/api/approval-chains",
  summary:
    "Lists the company's chains of approval in their order: the first of its kind that matches decides",
  ...forChains,
  response: z.object({
    records: z.array(approvalChainSchema),
    /** Everybody whom the chains name, leavers included. */
    people: z.array(namedPerson),
  }),
});

export const getApprovalChainOptions = endpoint({
  method: "GET",
  path: "/api/approval-chains/options",
  summary:
    "Returns the people, roles and values of jobs and costs from which a chain of approval is made",
  ...forChains,
  response: z.object({
    people: z.array(namedPerson),
    roles: z.array(z.string()),
    depts: z.array(z.string()),
    brands: z.array(z.string()),
    locations: z.array(z.string()),
    sources: z.array(z.string()),
    cost_types: z.array(z.string()),
    suppliers: z.array(z.string()),
    /** The currency of the company's costs, in which conditions name their amounts. */
    cost_currency: z.enum(costCurrencies),
  }),
});

export const addApprovalChain = endpoint({
  method: "POST",
  path: "/api/approval-chains",
  summary: "Adds a chain of approval below the others, switched off",
  ...forChains,
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: storedChainSchema,
  response: approvalChainSchema,
});

export const changeApprovalChain = endpoint({
  method: "PUT",
  path: "/api/approval-chains/{id}",
  summary: "Changes a chain of approval; requests that were sent keep the steps they have",
  ...forChains,
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: storedChainSchema,
  response: approvalChainSchema,
});

export const switchApprovalChain = endpoint({
  method: "PUT",
  path: "/api/approval-chains/{id}/switch",
  summary: "Switches a chain of approval on, for requests sent from now on, or off",
  ...forChains,
  ifMatch: true,
  params: idParam,
  body: z.object({ is_on: z.boolean() }),
  response: approvalChainSchema,
});

export const moveApprovalChain = endpoint({
  method: "PUT",
  path: "/api/approval-chains/{id}/place",
  summary: "Moves a chain of approval to another place in the company's order",
  ...forChains,
  params: idParam,
  body: z.object({
    /** The place that the caller saw, from 1. A move begun from another is refused. */
    before: z.number().int().min(1).max(mostChains),
    after: z.number().int().min(1).max(mostChains),
  }),
});

export const removeApprovalChain = endpoint({
  method: "DELETE",
  path: "/api/approval-chains/{id}",
  summary: "Deletes a chain of approval; requests that were sent keep the steps they have",
  ...forChains,
  ifMatch: true,
  params: idParam,
});

export const findApprovalChain = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/approval-chain",
  summary: "Returns the chain of approval that a job would take now, and the steps it would skip",
  ...forChains,
  shows: ["salary"],
  params: idParam,
  response: z.object({
    /** Null when no chain that is on takes the job. */
    chain_id: z.number().int().nullable(),
    /** Ids of steps whose condition the job does not meet. */
    skipped: z.array(z.string()),
  }),
});

export const simulateApprovalChain = endpoint({
  method: "GET",
  path: "/api/approval-chains/{id}/simulation",
  summary:
    "Says what a chain of approval would have done with the last year's requests, had it been on",
  ...forChains,
  shows: ["salary"],
  params: idParam,
  response: z.object({
    /** Requests of the last year. */
    requests: z.number().int(),
    /** Those that the chain would have taken. */
    taken: z.number().int(),
    /** Working days until they were approved. */
    days: z.object({ median: z.number(), most: z.number() }),
    /** Who would have been asked how often, the busiest first. */
    asked: z.array(z.object({ name: z.string(), times: z.number().int() })),
    /** How often each step would have been skipped. */
    skipped: z.array(z.object({ step_id: z.string(), times: z.number().int() })),
  }),
});

export const approvalChainsContract = {
  listApprovalChains,
  getApprovalChainOptions,
  addApprovalChain,
  changeApprovalChain,
  switchApprovalChain,
  moveApprovalChain,
  findApprovalChain,
  simulateApprovalChain,
  removeApprovalChain,
};
