import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const candidateTabs = ["applications", "cvs", "history", "record"] as const;
export type CandidateTab = (typeof candidateTabs)[number];

const candidateEditSearch = z.object({
  tab: z.enum(candidateTabs).optional().catch(undefined),
  /** Opens the form of the details. */
  edit: z.literal("details").optional().catch(undefined),
});
export type CandidateEditSearch = z.output<typeof candidateEditSearch>;

export const candidateEditRoute = screen({
  name: "candidateEdit",
  right: "VIEW_CANDIDATES",
  search: candidateEditSearch,
  load: async () => (await import("./CandidateEdit.tsx")).CandidateEdit,
});
