import type { CandidateDetails } from "@ats/core/candidates/candidate";
import PoolDialog from "../talent-pools/PoolDialog.tsx";

interface PoolOfCandidateProps {
  candidate: CandidateDetails;
  onClose(): void;
}

/** Adds one candidate to a talent pool. */
export default function PoolOfCandidate({ candidate, onClose }: PoolOfCandidateProps) {
  return <PoolDialog ids={[candidate.id]} onClose={onClose} onDone={onClose} />;
}
