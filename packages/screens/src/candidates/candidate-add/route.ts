import { screen } from "../../app/screen.ts";

export const candidateAddRoute = screen({
  name: "candidateAdd",
  right: "UPDATE_CANDIDATES",
  load: async () => (await import("./CandidateAdd.tsx")).CandidateAdd,
});
