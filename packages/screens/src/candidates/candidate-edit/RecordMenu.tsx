import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import type { ApiError } from "@ats/core/contract/client";
import { Menu } from "@ats/ui/Menu";
import { IconButton } from "@ats/ui/IconButton";
import { showToast } from "@ats/ui/Toast";
import { Briefcase, Download, Ellipsis, Eraser, FolderHeart, Merge, Scale } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCan } from "../../session/session.tsx";

const dialogs = {
  hold: lazy(() => import("./HoldDialog.tsx")),
  erase: lazy(() => import("./EraseDialog.tsx")),
  job: lazy(() => import("./AddCandidateToJob.tsx")),
  pool: lazy(() => import("./AddCandidateToPool.tsx")),
  merge: lazy(() => import("../candidate-merge/MergeWithDialog.tsx")),
};

/** Offers the actions on a whole record: add to a job or pool, merge, export data, hold, erase. */
export function RecordMenu({ candidate }: { candidate: CandidateDetails }) {
  const { client } = useAts();
  const mayAdd = useCan("UPDATE_APPLICATIONS");
  const mayErase = useCan("ERASE_CANDIDATES");
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  const { id, candidate_number } = candidate;
  const download = async () => {
    try {
      const href = URL.createObjectURL(await client.call(exportCandidate, { params: { id } }));
      const name = `Candidate ${candidate_number}.zip`;
      Object.assign(document.createElement("a"), { href, download: name }).click();
      URL.revokeObjectURL(href);
    } catch (error) {
      showToast({
        title: "The data could not be exported",
        description: (error as ApiError).message,
        tone: "critical",
      });
    }
  };
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton aria-label="More" icon={<Ellipsis />} />}
        items={[
          ...(mayAdd
            ? [
                {
                  id: "job",
                  label: "Add to a job…",
                  icon: <Briefcase />,
                  onAction: () => setOpen("job"),
                },
              ]
            : []),
          {
            id: "pool",
            label: "Add to a talent pool…",
            icon: <FolderHeart />,
            onAction: () => setOpen("pool"),
          },
          {
            id: "merge",
            label: "Merge with another record…",
            icon: <Merge />,
            onAction: () => setOpen("merge"),
          },
          ...(mayErase
            ? [
                {
                  id: "export",
                  label: "Export candidate data",
                  icon: <Download />,
                  onAction: () => void download(),
                },
                {
                  id: "hold",
                  label: candidate.legal_hold
                    ? "Release from legal hold…"
                    : "Put under legal hold…",
                  icon: <Scale />,
                  onAction: () => setOpen("hold"),
                },
                {
                  id: "erase",
                  label: "Erase candidate…",
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
