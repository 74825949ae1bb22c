import { listLatestApplications } from "@ats/core/candidates/bulk-contract";
import type { Candidate } from "@ats/core/candidates/candidate";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useEffect } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import ComposeDialog from "../../messages/ComposeDialog.tsx";
import { candidateBulkTexts } from "./bulk-texts.ts";

interface MessageCandidatesProps {
  candidates: readonly Candidate[];
  onClose(): void;
  onDone(): void;
}

/** A form for a message to candidates, each about their latest application. */
export default function MessageCandidates(props: MessageCandidatesProps) {
  const { candidates, onClose, onDone } = props;
  const say = useTexts();
  const ids = candidates.map(({ id }) => id);
  const { data, error } = useEndpoint(listLatestApplications, { body: { ids } });
  const found = data?.records.length;
  useEffect(() => {
    if (!error && found === undefined) return;
    const left = ids.length - (found ?? 0);
    if (error) showToast({ tone: "critical", title: error.message });
    else if (found === 0)
      showToast({
        tone: "warning",
        title: say(candidateBulkTexts.nobodyApplied),
        description: say(candidateBulkTexts.nobodyAppliedHint),
      });
    else if (left > 0)
      showToast({ tone: "info", title: say(candidateBulkTexts.notApplied, { count: left }) });
    if (error || found === 0) onClose();
  }, [error, found, ids.length, say, onClose]);
  return (
    data &&
    data.records.length > 0 && (
      <ComposeDialog applications={data.records} onClose={onClose} onSent={onDone} />
    )
  );
}
