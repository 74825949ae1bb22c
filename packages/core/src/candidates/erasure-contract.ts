import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

export const erasureReasons = [
  "The person asked for it",
  "Kept for longer than agreed",
  "Added by mistake",
] as const;

export const exportCandidate = endpoint({
  method: "GET",
  path: "/api/candidates/{id}/export",
  summary: "Exports everything stored about a person as a ZIP of JSON and files",
  // The export includes data that screens hide from some readers: colleagues' scorecards, interview
  // adjustments.
  access: "ERASE_CANDIDATES",
  shows: ["contact", "private_notes"],
  wholeCompany: true,
  params: idParam,
  response: file,
});

export const eraseCandidate = endpoint({
  method: "DELETE",
  path: "/api/candidates/{id}",
  summary: "Erases a person's data, keeping their applications as numbers, and records the erasure",
  access: "ERASE_CANDIDATES",
  wholeCompany: true,
  ifMatch: true,
  params: idParam,
  body: z.object({ reason: z.enum(erasureReasons, "Choose why the person is erased.") }),
});

export const listErasures = endpoint({
  method: "GET",
  path: "/api/candidate-erasures",
  summary: "Lists erasures, newest first, by number without names",
  access: "ERASE_CANDIDATES",
  query: pageQuery(["created_date_time"], { sc: "created_date_time", so: "desc" }),
  response: pageOf(
    z.object({
      id: z.number().int(),
      candidate_number: z.number().int(),
      reason: z.string(),
      applications: z.number().int(),
      cvs: z.number().int(),
      notes: z.number().int(),
      erased_by: z.string(),
      /** Home company of a guest user who acted. */
      acting_for: z.string().nullable(),
      created_date_time: z.string(),
    }),
  ),
});

export const erasureContract = { exportCandidate, eraseCandidate, listErasures };
