import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import type { ApiError } from "@ats/core/contract/client";
import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Briefcase, Download, Ellipsis, Eraser, FolderHeart, Merge, Scale } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { saveFile } from "../../documents/save-file.ts";
import { useCan } from "../../session/session.tsx";
import { candidateEditTexts } from "./texts.ts";

const dialogs = {
  hold: lazy(() => import("./HoldDialog.tsx")),
  erase: lazy(() => import("./EraseDialog.tsx")),
  job: lazy(() => import("./AddCandidateToJob.tsx")),
  pool: lazy(() => import("./AddCandidateToPool.tsx")),
  merge: lazy(() => import("../candidate-merge/MergeWithDialog.tsx")),
};

/** Offers the actions on a whole record: add to a job or pool, merge, export data, hold, erase. */
export function RecordMenu({ candidate }: { candidate: CandidateDetails }) {
  const say = useTexts();
  const { client } = useAts();
  const mayAdd = useCan("UPDATE_APPLICATIONS");
  const mayErase = useCan("ERASE_CANDIDATES");
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  const { id, candidate_number } = candidate;
  const download = async () => {
    try {
      const file = await client.call(exportCandidate, { params: { id } });
      saveFile(file, say(candidateEditTexts.exportName, { number: candidate_number }));
    } catch (error) {
      showToast({
        title: say(candidateEditTexts.notExported),
        description: (error as ApiError).message,
        tone: "critical",
      });
    }
  };
  return (
    <>
      <Menu
        label={say(candidateEditTexts.more)}
        trigger={<IconButton aria-label={say(candidateEditTexts.more)} icon={<Ellipsis />} />}
        items={[
          ...(mayAdd
            ? [
                {
                  id: "job",
                  label: say(candidateEditTexts.addToJob),
                  icon: <Briefcase />,
                  onAction: () => setOpen("job"),
                },
              ]
            : []),
          {
            id: "pool",
            label: say(candidateEditTexts.addToPool),
            icon: <FolderHeart />,
            onAction: () => setOpen("pool"),
          },
          {
            id: "merge",
            label: say(candidateEditTexts.merge),
            icon: <Merge />,
            onAction: () => setOpen("merge"),
          },
          ...(mayErase
            ? [
                {
                  id: "export",
                  label: say(candidateEditTexts.export),
                  icon: <Download />,
                  onAction: () => void download(),
                },
                {
                  id: "hold",
                  label: candidate.legal_hold
                    ? say(candidateEditTexts.releaseAction)
                    : say(candidateEditTexts.holdAction),
                  icon: <Scale />,
                  onAction: () => setOpen("hold"),
                },
                {
                  id: "erase",
                  label: say(candidateEditTexts.eraseAction),
                  icon: <Eraser />,
                  tone: "critical" as const,
                  onAction: () => setOpen("erase"),
                },
              ]
            : []),
        ]}
      />
      {Open && (
        <Suspense>
          <Open candidate={candidate} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
