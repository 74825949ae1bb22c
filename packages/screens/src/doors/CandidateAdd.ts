import { standAlone } from "../app/stand-alone.tsx";
import { candidateAddRoute } from "../candidates/candidate-add/route.ts";

export const CandidateAdd = standAlone(candidateAddRoute);
