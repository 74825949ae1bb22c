import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

export const getOneTimeToken = endpoint({
  method: "GET",
  path: "/api/users/token/{id}",
  summary: "Issues a token that opens a session in another company, once and within a minute",
  refusesPartners: true,
  // The session that it opens would be one's own, without the view.
  allowsViewing: false,
  /** Company id. */
  params: idParam,
  /** User of that company to act as, when there are several. */
  query: z.object({ user_id: idParam.shape.id.optional() }),
  response: z.object({ one_time_token: z.string(), host: z.string() }),
});
