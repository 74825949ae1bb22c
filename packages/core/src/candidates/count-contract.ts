import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { candidateFilterQuery } from "./contract.ts";

export const countCandidates = endpoint({
  method: "GET",
  path: "/api/candidates/count",
  summary: "Counts the candidates of a list",
  access: "VIEW_CANDIDATES",
  query: candidateFilterQuery,
  response: z.object({ total: z.number().int() }),
});

export const countContract = { countCandidates };
