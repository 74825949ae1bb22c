import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { exportCandidate } from "@ats/core/candidates/erasure-contract";
import type { ApiError } from "@ats/core/contract/client";
import { Menu } from "@ats/ui/Menu";
import { IconButton } from "@ats/ui/IconButton";
import { showToast } from "@ats/ui/Toast";
import { Download, Ellipsis, Eraser } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCan } from "../../session/session.tsx";

const EraseDialog = lazy(() => import("./EraseDialog.tsx"));

/** What can be done with a person's data as a whole: taken out for them, and erased. */
export function PersonalData({ candidate }: { candidate: CandidateDetails }) {
  const { client } = useAts();
  const mayErase = useCan("ERASE_CANDIDATES");
  const [isErasing, setErasing] = useState(false);
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
          {
            id: "export",
            label: "Export the person's data",
            icon: <Download />,
            onAction: () => void download(),
          },
          ...(mayErase
            ? [
                {
                  id: "erase",
                  label: "Erase the person…",
                  icon: <Eraser />,
                  tone: "critical" as const,
                  onAction: () => setErasing(true),
                },
              ]
            : []),
        ]}
      />
      {isErasing && (
        <Suspense>
          <EraseDialog candidate={candidate} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </>
  );
}
