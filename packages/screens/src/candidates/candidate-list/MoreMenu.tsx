import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { Ellipsis, FolderHeart, Merge } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayCall } from "../../session/useMayCall.ts";
import { candidateListTexts } from "./texts.ts";

const dialogs = {
  duplicates: lazy(() => import("../candidate-merge/DuplicatesDialog.tsx")),
  pools: lazy(() => import("../talent-pools/PoolsDialog.tsx")),
};

export function MoreMenu() {
  const say = useTexts();
  const mayMerge = useMayCall(mergeCandidates);
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  return (
    <>
      <Menu
        label={say(candidateListTexts.more)}
        trigger={<IconButton aria-label={say(candidateListTexts.more)} icon={<Ellipsis />} />}
        items={[
          ...(mayMerge
            ? [
                {
                  id: "duplicates",
                  label: say(candidateListTexts.duplicates),
                  icon: <Merge />,
                  onAction: () => setOpen("duplicates"),
                },
              ]
            : []),
          {
            id: "pools",
            label: say(candidateListTexts.talentPools),
            icon: <FolderHeart />,
            onAction: () => setOpen("pools"),
          },
        ]}
      />
      {Open && (
        <Suspense>
          <Open onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
