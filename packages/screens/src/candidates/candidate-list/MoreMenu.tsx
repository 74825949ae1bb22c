import { IconButton } from "@ats/ui/IconButton";
import { Menu } from "@ats/ui/Menu";
import { Ellipsis, FolderHeart, Merge } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const dialogs = {
  duplicates: lazy(() => import("../candidate-merge/DuplicatesDialog.tsx")),
  pools: lazy(() => import("../talent-pools/PoolsDialog.tsx")),
};

export function MoreMenu() {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  return (
    <>
      <Menu
        label="More"
        trigger={<IconButton aria-label="More" icon={<Ellipsis />} />}
        items={[
          {
            id: "duplicates",
            label: "Duplicates…",
            icon: <Merge />,
            onAction: () => setOpen("duplicates"),
          },
          {
            id: "pools",
            label: "Talent pools…",
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
