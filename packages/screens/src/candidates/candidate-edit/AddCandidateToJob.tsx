import type { CandidateDetails } from "@ats/core/candidates/candidate";
import AddToJobDialog from "../add-to-job/AddToJobDialog.tsx";

interface AddCandidateToJobProps {
  candidate: CandidateDetails;
  onClose(): void;
}

export default function AddCandidateToJob({ candidate, onClose }: AddCandidateToJobProps) {
  return <AddToJobDialog ids={[candidate.id]} onClose={onClose} onDone={onClose} />;
}
