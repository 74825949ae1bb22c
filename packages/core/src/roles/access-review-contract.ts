import { z } from "zod";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { roleInput } from "../users/account.ts";
import { sanitiseText } from "../validation/text.ts";
import {
  accessDecisions,
  accessReviewInput,
  accessReviewSchema,
  mostDecided,
  reviewedPersonSchema,
  reviewFilters,
} from "./access-review.ts";

const reviewing = { access: "UPDATE_ROLES", refusesPartners: true, wholeCompany: true } as const;

export const listAccessReviews = endpoint({
  method: "GET",
  path: "/api/access-reviews",
  summary: "Lists the company's access reviews, newest first, one page",
  ...reviewing,
  query: pageQuery(["started_date_time"], { sc: "started_date_time", so: "desc" }),
  response: pageOf(accessReviewSchema),
});

export const listReviewedPeople = endpoint({
  method: "GET",
  path: "/api/access-reviews/{id}/people",
  summary: "Lists the people of an access review by name, with their access and what was decided",
  ...reviewing,
  params: idParam,
  query: pageQuery(["name"], { sc: "name", so: "asc" }).extend({
    filter: z.enum(reviewFilters).default("all"),
    q: z.string().trim().max(100).optional(),
  }),
  response: pageOf(reviewedPersonSchema),
});

export const exportAccessReview = endpoint({
  method: "GET",
  path: "/api/access-reviews/{id}/export",
  summary: "Exports an access review as CSV, a person on each line",
  ...reviewing,
  params: idParam,
  response: file,
});

export const decideAccess = endpoint({
  method: "POST",
  path: "/api/access-reviews/{id}/decisions",
  summary:
    "Confirms people's access, locks their accounts or changes a role, with a result for each",
  ...reviewing,
  idempotent: true,
  maxBytes: bodyBytes.large,
  params: idParam,
  body: z
    .object({
      decision: z.enum(accessDecisions),
      ids: z.array(z.number().int().positive()).min(1).max(mostDecided),
      /** The new role, and what it covers, where the role changes. */
      ...roleInput,
      comment: z
        .string()
        .max(500, "Shorten the comment to 500 characters or fewer.")
        .transform(sanitiseText)
        .optional(),
    })
    .refine(({ decision, userType }) => decision !== "CHANGE_ROLE" || userType, {
      path: ["userType"],
      message: "Choose a role.",
    }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        /** Why nothing was decided; null when it was. */
        problem: z.string().nullable(),
      }),
    ),
    /** True when nobody is left to decide about, so that the review is finished. */
    is_finished: z.boolean(),
  }),
});

export const endAccessReview = endpoint({
  method: "POST",
  path: "/api/access-reviews/{id}/end",
  summary: "Ends a review although people are not decided; what was decided stays",
  ...reviewing,
  idempotent: true,
  params: idParam,
  response: accessReviewSchema,
});

export const startAccessReview = endpoint({
  method: "POST",
  path: "/api/access-reviews",
  summary: "Starts a review of the access of all people, or of those with a role or scope",
  ...reviewing,
  idempotent: true,
  body: accessReviewInput,
  response: accessReviewSchema,
});

export const accessReviewContract = {
  listAccessReviews,
  listReviewedPeople,
  exportAccessReview,
  decideAccess,
  endAccessReview,
  // After the end, because only one review is open at a time.
  startAccessReview,
};
