import type { CandidateDetails } from "@ats/core/candidates/candidate";
import PoolDialog from "../talent-pools/PoolDialog.tsx";

interface PoolOfCandidateProps {
  candidate: CandidateDetails;
  onClose(): void;
}

export default function PoolOfCandidate({ candidate, onClose }: PoolOfCandidateProps) {
  return <PoolDialog ids={[candidate.id]} onClose={onClose} onDone={onClose} />;
}
