import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

export const recordKinds = ["applications", "candidates", "jobs"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Most records of a kind in one call. */
export const mostNamed = 20;

const id = z.coerce.number().int().positive();
const ids = z.union([id.transform((one) => [one]), z.array(id).max(mostNamed)]).default([]);

export const nameRecords = endpoint({
  method: "GET",
  path: "/api/search/names",
  summary: "Names records by their ids; leaves out those that are gone or hidden from the caller",
  access: "session",
  company: "ATS",
  query: z.object({ applications: ids, candidates: ids, jobs: ids }),
  response: z.object({
    records: z.array(
      z.object({
        kind: z.enum(recordKinds),
        id: z.number().int(),
        name: z.string(),
        /** Tells records of one name apart: the job applied for, a number, a place. */
        details: z.array(z.string()),
      }),
    ),
  }),
});
