import { standAlone } from "../app/stand-alone.tsx";
import { candidateEditRoute } from "../candidates/candidate-edit/route.ts";

export const CandidateEdit = standAlone(candidateEditRoute);
