import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { sessionEnds } from "./session-end.ts";

export const sessionSchema = z.object({
  id: z.string(),
  /** True for the session that makes this call. */
  is_current: z.boolean(),
  /** Client address and `User-Agent` at sign-in. */
  address: z.string(),
  user_agent: z.string(),
  /** The partner in whose page it is; null for the product itself. */
  through: z.string().nullable(),
  created_date_time: z.string(),
  /** Last use, to the minute. */
  extended_date_time: z.string(),
  /** Null while open. */
  ended_date_time: z.string().nullable(),
  /** Null while open, and when unknown. */
  ended_by: z.enum(sessionEnds).nullable(),
});
export type SessionRecord = z.output<typeof sessionSchema>;

/** Number of recent sign-ins listed, including open ones. */
export const sessionsListed = 20;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  summary: "Lists the signed-in user's latest sign-ins, newest first",
  refusesPartners: true,
  response: z.object({ records: z.array(sessionSchema) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/user/sessions/{id}",
  summary: "Signs out one of the signed-in user's sessions",
  refusesPartners: true,
  params: z.object({ id: z.uuid() }),
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/user/sessions/end-others",
  summary: "Signs out every other session of the signed-in user",
  refusesPartners: true,
  response: z.object({ ended: z.number().int() }),
});

export const sessionsContract = { listSessions, endSession, endOtherSessions };
