import type { CandidateDetails } from "@ats/core/candidates/candidate";
import AddToJobDialog from "../add-to-job/AddToJobDialog.tsx";

interface JobOfCandidateProps {
  candidate: CandidateDetails;
  onClose(): void;
}

export default function JobOfCandidate({ candidate, onClose }: JobOfCandidateProps) {
  return <AddToJobDialog ids={[candidate.id]} onClose={onClose} onDone={onClose} />;
}
