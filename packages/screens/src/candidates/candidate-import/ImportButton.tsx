import { Button } from "@ats/ui/Button";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const ImportDialog = lazy(() => import("./ImportDialog.tsx"));

/** Opens the way in for a file of candidates. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={<Upload />} isIconOnNarrow onPress={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
