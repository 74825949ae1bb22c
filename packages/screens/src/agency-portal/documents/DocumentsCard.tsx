import { listSubmissionDocuments } from "@ats/core/agency-portal/documents-contract";
import { Card } from "@ats/ui/Card";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import type { SubmissionCardProps } from "../candidate-details/submission-card.ts";
import { SharedDocuments } from "./SharedDocuments.tsx";
import { sharedDocumentsTexts } from "./texts.ts";

/** The documents that a client shares about a candidate; absent without any. */
export function DocumentsCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  const { data } = useEndpoint(
    listSubmissionDocuments,
    { params: { client_id: client.id, id: submission.id } },
    { meta: { isLive: true } },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Card title={say(sharedDocumentsTexts.title)}>
      <SharedDocuments clientId={client.id} documents={data.records} />
    </Card>
  );
}
