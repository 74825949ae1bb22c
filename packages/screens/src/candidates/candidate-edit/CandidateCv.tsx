import type { CandidateCv as Cv, CandidateDetails } from "@ats/core/candidates/candidate";
import { Card } from "@ats/ui/Card";
import { EmptyState } from "@ats/ui/EmptyState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { EyeOff, FileX } from "lucide-react";
import { lazy, Suspense, useCallback } from "react";
import { useShows } from "../../session/session.tsx";
import { useLoadCv } from "./queries.ts";
import { candidateEditTexts } from "./texts.ts";

const DocumentViewer = lazy(async () => ({
  default: (await import("@ats/ui/DocumentViewer")).DocumentViewer,
}));

/** Shows the candidate's latest CV, or why there is none to see. */
export default function CandidateCv({
  candidate: { id, cv: cvs },
}: {
  candidate: CandidateDetails;
}) {
  const say = useTexts();
  const hiddenHint = useShows("contact") ? "cvsHiddenHint" : "cvsHiddenByRole";
  const [latest] = cvs ?? [];
  if (latest) return <Latest key={latest.id} candidateId={id} cv={latest} />;
  return (
    <Card>
      <EmptyState
        icon={cvs ? <FileX /> : <EyeOff />}
        title={say(cvs ? candidateEditTexts.noCv : candidateEditTexts.cvsHidden)}
        description={say(candidateEditTexts[cvs ? "noCvHint" : hiddenHint])}
      />
    </Card>
  );
}

function Latest({ candidateId, cv }: { candidateId: number; cv: Cv }) {
  const say = useTexts();
  const loadCv = useLoadCv(candidateId);
  const source = useCallback(() => loadCv(cv.id, "preview"), [loadCv, cv.id]);
  return (
    <Suspense fallback={<Loader label={say(candidateEditTexts.loadingCv)} />}>
      <DocumentViewer source={source} type={cv.type} title={cv.name} />
    </Suspense>
  );
}
