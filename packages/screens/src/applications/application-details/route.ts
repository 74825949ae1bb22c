import { applicationStatuses } from "@ats/core/applications/status";
import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const detailTabs = [
  "answers",
  "history",
  "notes",
  "messages",
  "agency",
  "scorecards",
  "interviews",
  "documents",
  "offers",
  "checks",
  "others",
  "activity",
] as const;
export type DetailTab = (typeof detailTabs)[number];

const applicationDetailsSearch = z.object({
  tab: z.enum(detailTabs).optional().catch(undefined),
  /** Milliseconds since 1970 at which the review began; identifies the review. */
  review: z.coerce.number().int().positive().optional().catch(undefined),
  /** Limits the review to one stage of the board: a status, or a node of the job's workflow. */
  status: z.enum(applicationStatuses).optional().catch(undefined),
  node: z.coerce.number().int().positive().optional().catch(undefined),
});
export type ApplicationDetailsSearch = z.output<typeof applicationDetailsSearch>;

export const applicationDetailsRoute = screen({
  name: "applicationDetails",
  right: "VIEW_JOBS",
  search: applicationDetailsSearch,
  load: async () => (await import("./ApplicationDetails.tsx")).ApplicationDetails,
});
