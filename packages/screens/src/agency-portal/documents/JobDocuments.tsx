import { listReleasedDocuments } from "@ats/core/agency-portal/documents-contract";
import { Section } from "@ats/ui/Section";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { SharedDocuments } from "./SharedDocuments.tsx";
import { sharedDocumentsTexts } from "./texts.ts";

interface JobDocumentsProps {
  clientId: number;
  jobId: number;
}

/** The documents of a released job; absent without any. */
export function JobDocuments({ clientId, jobId }: JobDocumentsProps) {
  const say = useTexts();
  const { data } = useEndpoint(
    listReleasedDocuments,
    { params: { client_id: clientId, id: jobId } },
    { meta: { isLive: true } },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Section level={3} title={say(sharedDocumentsTexts.title)}>
      <SharedDocuments clientId={clientId} documents={data.records} />
    </Section>
  );
}
