import { getApplication } from "@ats/core/applications/contract";
import { showToast } from "@ats/ui/Toast";
import { useEffect } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import ComposeDialog from "../../messages/ComposeDialog.tsx";

interface MessageCandidateProps {
  /** The application that the message is about. */
  applicationId: number;
  onClose(): void;
}

/** A form for a message about one of the candidate's applications. */
export default function MessageCandidate({ applicationId, onClose }: MessageCandidateProps) {
  const { data, error } = useEndpoint(getApplication, { params: { id: applicationId } });
  useEffect(() => {
    if (!error) return;
    showToast({ tone: "critical", title: error.message });
    onClose();
  }, [error, onClose]);
  return data && <ComposeDialog applications={[data]} onClose={onClose} onSent={onClose} />;
}
