import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { applicationSchema } from "./application.ts";
import { applicationFilterQuery } from "./list-query.ts";

export const neighbourSchema = applicationSchema.pick({
  id: true,
  candidate_number: true,
  first_name: true,
  last_name: true,
  anonymised_row: true,
  anonymise_data_fields: true,
});

export const getNeighbours = endpoint({
  method: "GET",
  path: "/api/applications/{id}/neighbours",
  summary:
    "Returns the applications before and after one in its job's list, with the list's filter, search and sort",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationFilterQuery,
  response: z.object({
    previous: neighbourSchema.nullable(),
    next: neighbourSchema.nullable(),
    /** Counted from one; null when the list does not contain the application. */
    position: z.number().int().nullable(),
    count: z.number().int(),
  }),
});

export const neighboursContract = { getNeighbours };
