import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { costListTexts } from "../cost-list/texts.ts";

const CostImportDialog = lazy(() => import("./CostImportDialog.tsx"));

/** Offers to import costs from a file. */
export function CostImportButton() {
  const say = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={<Upload />} isIconOnNarrow onPress={() => setOpen(true)}>
        {say(costListTexts.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <CostImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
