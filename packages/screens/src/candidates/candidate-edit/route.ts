import { z } from "zod";
import { screen } from "../../app/screen.ts";

export const candidateTabs = {
  applications: "Applications",
  cvs: "CVs",
  history: "History",
  record: "Record",
} as const;
export type CandidateTab = keyof typeof candidateTabs;

const candidateEditSearch = z.object({
  tab: z
    .enum(Object.keys(candidateTabs) as CandidateTab[])
    .optional()
    .catch(undefined),
});
export type CandidateEditSearch = z.output<typeof candidateEditSearch>;

export const candidateEditRoute = screen({
  name: "candidateEdit",
  right: "VIEW_CANDIDATES",
  search: candidateEditSearch,
  load: async () => (await import("./CandidateEdit.tsx")).CandidateEdit,
});
