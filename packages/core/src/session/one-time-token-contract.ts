import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

export const getOneTimeToken = endpoint({
  method: "GET",
  path: "/api/users/token/{id}",
  summary: "A token that opens a session in another company, once and within a minute",
  /** Company id. */
  params: idParam,
  /** Which user of that company to be, where it matters. */
  query: z.object({ user_id: idParam.shape.id.optional() }),
  response: z.object({ one_time_token: z.string(), host: z.string() }),
});
