import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";

/** A talent pool: candidates kept in view for a purpose, such as "Night nurses". */
export const poolSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** An archived pool keeps its candidates but is no longer offered. */
  is_archived: z.boolean(),
  members: z.number().int(),
  /** Incremented when name or archive state changes; an edit names the version it started from. */
  version: z.number().int(),
});
export type TalentPool = z.output<typeof poolSchema>;

const name = plainText(60, "Name the pool.");

export const listPools = endpoint({
  method: "GET",
  path: "/api/talent-pools",
  summary: "Lists the company's talent pools by name, archived ones last",
  access: "VIEW_CANDIDATES",
  response: z.object({ records: z.array(poolSchema) }),
});

export const addPool = endpoint({
  method: "POST",
  path: "/api/talent-pools",
  summary: "Creates a talent pool",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  body: z.object({ name }),
  response: poolSchema,
});

export const changePool = endpoint({
  method: "PUT",
  path: "/api/talent-pools/{id}",
  summary: "Renames, archives or restores a talent pool",
  access: "UPDATE_CANDIDATES",
  ifMatch: true,
  params: idParam,
  body: z.object({ name, is_archived: z.boolean() }),
  response: poolSchema,
});

/** Largest number of candidates in one bulk action. */
export const bulkCandidatesMax = 500;

export const candidateIds = z
  .array(z.number().int().positive())
  .min(1, "Choose at least one candidate.")
  .max(bulkCandidatesMax, `Choose ${bulkCandidatesMax} candidates or fewer.`);

export const changePoolMembers = endpoint({
  method: "PUT",
  path: "/api/talent-pools/{id}/members",
  summary: "Adds candidates to a talent pool or removes them, with a result for each",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  answers: "name people",
  params: idParam,
  body: z.object({
    ids: candidateIds,
    is_member: z.boolean(),
  }),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        /** The candidate's display name for this reader. */
        name: z.string(),
        updated: z.boolean(),
        /** Why nothing changed. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const poolContract = { listPools, addPool, changePool, changePoolMembers };
