import type { CandidateDetails } from "@ats/core/candidates/candidate";
import PoolDialog from "../talent-pools/PoolDialog.tsx";

interface AddCandidateToPoolProps {
  candidate: CandidateDetails;
  onClose(): void;
}

export default function AddCandidateToPool({ candidate, onClose }: AddCandidateToPoolProps) {
  return <PoolDialog ids={[candidate.id]} onClose={onClose} onDone={onClose} />;
}
