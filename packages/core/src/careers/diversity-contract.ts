import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { type DiversityField, diversityFields } from "./diversity.ts";

const field = z.enum(Object.keys(diversityFields) as [DiversityField, ...DiversityField[]]);

export const readDiversity = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/diversity",
  summary: "Returns a job's diversity statistics, for users who do not decide on its applicants",
  access: "VIEW_DIVERSITY",
  shows: ["diversity"],
  params: idParam,
  response: z.object({
    records: z.array(
      z.object({
        field,
        label: z.string(),
        /** Number of applicants who answered; null below five. */
        answers: z.number().int().nullable(),
        /** A count is null below five, or when it would reveal one below five. */
        options: z.array(z.object({ answer: z.string(), count: z.number().int().nullable() })),
      }),
    ),
  }),
});

export const listStandardFields = endpoint({
  method: "GET",
  path: "/api/diversity/standardFields",
  summary: "Lists the voluntary diversity questions and their answers",
  response: z.object({
    records: z.array(z.object({ field, label: z.string(), options: z.array(z.string()) })),
  }),
});

export const diversityContract = { readDiversity, listStandardFields };
