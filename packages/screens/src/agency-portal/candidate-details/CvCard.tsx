import { getSubmittedCv } from "@ats/core/agency-portal/submission-contract";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { FileX } from "lucide-react";
import { lazy, Suspense, useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import type { SubmissionCardProps } from "./submission-card.ts";
import { candidateDetailsTexts } from "./texts.ts";

const DocumentViewer = lazy(async () => ({
  default: (await import("@ats/ui/DocumentViewer")).DocumentViewer,
}));

/** The CV that the agency submitted, to read and to download. */
export function CvCard({ submission: { id, cv }, client }: SubmissionCardProps) {
  const say = useTexts();
  const ats = useAts();
  const client_id = client.id;
  const load = useCallback(
    () => ats.client.call(getSubmittedCv, { params: { client_id, id } }),
    [ats.client, client_id, id],
  );
  if (!cv)
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<FileX />}
          title={say(candidateDetailsTexts.noCv)}
          description={say(candidateDetailsTexts.noCvHint)}
        />
      </Card>
    );
  return (
    <Suspense fallback={<Loader label={say(candidateDetailsTexts.loadingCv)} />}>
      <DocumentViewer source={load} type={cv.type} title={cv.name} allowsDownload />
    </Suspense>
  );
}
