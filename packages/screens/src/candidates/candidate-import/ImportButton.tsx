import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { FileText, Table2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const dialogs = {
  csv: lazy(() => import("./ImportDialog.tsx")),
  cvs: lazy(() => import("../cv-import/CvImportDialog.tsx")),
};

/** Offers to import candidates from a file, or from their CVs. */
export function ImportButton() {
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  return (
    <>
      <Menu
        label="Import"
        trigger={
          <Button iconStart={<Upload />} isIconOnNarrow>
            Import
          </Button>
        }
        items={[
          {
            id: "csv",
            label: "Candidates from CSV…",
            icon: <Table2 />,
            onAction: () => setOpen("csv"),
          },
          { id: "cvs", label: "CVs…", icon: <FileText />, onAction: () => setOpen("cvs") },
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
