import { z } from "zod";
import { applicationIdsQuery } from "../applications/ids-query.ts";
import { endpoint } from "../contract/endpoint.ts";

export const countUnsignedDocuments = endpoint({
  method: "GET",
  path: "/api/envelopes/waiting",
  summary: "Counts the applications' documents that await a signature",
  access: "VIEW_JOBS",
  query: applicationIdsQuery,
  response: z.object({ total: z.number().int() }),
});

export const unsignedContract = { countUnsignedDocuments };
