import { screen } from "../../app/screen.ts";

export const candidateAddRoute = screen({
  name: "candidateAdd",
  title: "Add a candidate",
  right: "UPDATE_CANDIDATES",
  load: async () => (await import("./CandidateAdd.tsx")).CandidateAdd,
});
