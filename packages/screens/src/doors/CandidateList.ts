import { standAlone } from "../app/stand-alone.tsx";
import { candidateListRoute } from "../candidates/candidate-list/route.ts";

export const CandidateList = standAlone(candidateListRoute);
