import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { applicationSchema } from "./application.ts";
import { applicationIdsQuery } from "./ids-query.ts";
import { applicationFilterQuery } from "./list-query.ts";
import { neighbourSchema } from "./neighbours-contract.ts";

export const getQueue = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/queue",
  summary: "Lists the ids of all of a job's applications, filtered, searched and sorted",
  access: "VIEW_JOBS",
  params: idParam,
  query: applicationFilterQuery,
  response: z.object({
    ids: z.array(z.number().int()),
    /** Those of `ids` that are hired, rejected or withdrawn; none when one stage is asked for. */
    decided: z.array(z.number().int()),
    /** When it was read, by the server's clock. */
    read_date_time: z.iso.datetime(),
  }),
});

export const listMoved = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/moved",
  summary: "Lists the ids of a job's applications that changed their stage since a time",
  access: "VIEW_JOBS",
  params: idParam,
  query: z.object({ since: z.iso.datetime() }),
  response: z.object({ ids: z.array(z.number().int()) }),
});

export const listQueued = endpoint({
  method: "GET",
  path: "/api/queue",
  summary: "Returns the names and stages of some applications, in the order of the ids",
  access: "VIEW_JOBS",
  query: applicationIdsQuery,
  response: z.object({
    records: z.array(
      neighbourSchema.extend(
        applicationSchema.pick({ status: true, node_id: true, node_name: true }).shape,
      ),
    ),
  }),
});

export const queueContract = { getQueue, listMoved, listQueued };
