import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { tagLabel, tagsMax } from "../tags/tag.ts";
import { applicationIds, seenVersions, versionForEachId } from "./application.ts";

const rated = z.object({ rating: z.number().int().min(1).max(5).nullable() });

/** A rating serves as its own version, 0 when unrated: a change names the rating it replaces. */
export const ratingVersion = ({ rating }: z.output<typeof rated>): number => rating ?? 0;

export const rateApplication = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/rating",
  summary: "Rates an application; null removes the rating",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  ifMatch: true,
  body: rated,
  response: rated,
  versionOf: ratingVersion,
});

export const tagApplications = endpoint({
  method: "PUT",
  path: "/api/applications/tags",
  summary: "Adds and removes tags of applications, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  answers: "name people",
  body: z
    .object({
      ids: applicationIds,
      versions: seenVersions.optional(),
      add: z.array(tagLabel).max(tagsMax).default([]),
      remove: z.array(tagLabel).max(tagsMax).default([]),
    })
    .refine(...versionForEachId),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        tags: z.array(z.string()),
        /** The applicant's display name for this reader. */
        applicant_name: z.string(),
        /** Why the application was not changed. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const ratingAndTagsContract = { rateApplication, tagApplications };
