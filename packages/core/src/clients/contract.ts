import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { clientSettingSchema } from "./settings-contract.ts";

/**
 * Why a client company needs attention: it is disabled, nobody of its own has signed in for 30 days,
 * a vacancy has waited for approval for 7, or messages of the last 7 days could not be sent.
 */
export const clientConcerns = ["disabled", "unused", "approvals_late", "messages_failed"] as const;
export type ClientConcern = (typeof clientConcerns)[number];

export const concernDays = { unused: 30, approvals_late: 7, messages_failed: 7 } as const;

const count = z.number().int().nullable();

export const clientSchema = z.object({
  /** Company id. */
  id: z.number().int(),
  name: z.string(),
  /** Active jobs; null without the right to see jobs. */
  live_jobs: count,
  /** Vacancies that wait for approval; null without the right to see jobs. */
  open_approvals: count,
  /** Applications to live jobs that are being considered; null without the right to see jobs. */
  open_applications: count,
  /** People of its own; null without the right to see users. */
  users: count,
  /** When one of them last opened a session. */
  last_used: z.iso.datetime().nullable(),
  concerns: z.array(z.enum(clientConcerns)),
  /** Settings in which its own value differs from the parent's. */
  differing: z.number().int(),
  /** True when this person may work in it. */
  may_switch: z.boolean(),
});
export type Client = z.output<typeof clientSchema>;

/** Every company of a group has the same list; a Master group user sees it in each of them. */
export const listClients = endpoint({
  method: "GET",
  path: "/api/clients",
  summary: "Lists the client companies of the parent company, by name, with what they have open",
  access: "multiClient",
  refusesPartners: true,
  response: z.object({
    parent: z.object({ id: z.number().int(), name: z.string() }),
    records: z.array(clientSchema),
  }),
});

export const getClient = endpoint({
  method: "GET",
  path: "/api/clients/{id}",
  summary: "Returns a client company with its settings and where they come from",
  access: "multiClient",
  refusesPartners: true,
  params: idParam,
  response: clientSchema.extend({
    parent: z.object({ id: z.number().int(), name: z.string() }),
    /** Address at which its people sign in; null without one of its own. */
    host: z.string().nullable(),
    created_date_time: z.iso.datetime(),
    /** Those that the caller may change. */
    settings: z.array(clientSettingSchema),
  }),
});

export const clientsContract = { listClients, getClient };
