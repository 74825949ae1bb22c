import { Button } from "@ats/ui/Button";
import { Menu } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import { FileText, Table2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { candidateImportTexts } from "./texts.ts";

const dialogs = {
  csv: lazy(() => import("./ImportDialog.tsx")),
  cvs: lazy(() => import("../cv-import/CvImportDialog.tsx")),
};

/** Offers to import candidates from a file, or from their CVs. */
export function ImportButton() {
  const say = useTexts();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Open = open && dialogs[open];
  return (
    <>
      <Menu
        label={say(candidateImportTexts.import)}
        trigger={
          <Button iconStart={<Upload />} isIconOnNarrow>
            {say(candidateImportTexts.import)}
          </Button>
        }
        items={[
          {
            id: "csv",
            label: say(candidateImportTexts.fromCsv),
            icon: <Table2 />,
            onAction: () => setOpen("csv"),
          },
          {
            id: "cvs",
            label: say(candidateImportTexts.fromCvs),
            icon: <FileText />,
            onAction: () => setOpen("cvs"),
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
