import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { tagLabel, tagsMax } from "../tags/tag.ts";
import { applicationIds, seenVersions, versionEach } from "./application.ts";

const stars = z.number().int().min(1).max(5).nullable();

export const rateApplication = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/rating",
  summary: "Rates an application; refused with 412 where it was rated otherwise meanwhile",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  body: z.object({
    /** Null takes the rating away. */
    rating: stars,
    /** The rating that the reader saw. */
    before: stars,
  }),
  response: z.object({ rating: stars }),
});

export const tagApplications = endpoint({
  method: "PUT",
  path: "/api/applications/tags",
  summary: "Adds tags to applications and takes others away, with a result for each",
  access: "UPDATE_APPLICATIONS",
  idempotent: true,
  body: z
    .object({
      ids: applicationIds,
      versions: seenVersions,
      add: z.array(tagLabel).max(tagsMax).default([]),
      remove: z.array(tagLabel).max(tagsMax).default([]),
    })
    .refine(...versionEach),
  response: z.object({
    records: z.array(
      z.object({
        id: z.number().int(),
        updated: z.boolean(),
        tags: z.array(z.string()),
        /** What to call the applicant, as this reader may. */
        applicant_name: z.string(),
        /** Why it was not updated. */
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const marksContract = { rateApplication, tagApplications };
