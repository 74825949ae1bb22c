import { Button } from "@ats/ui/Button";
import { ChartPie } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../session/session.tsx";

const DiversityDrawer = lazy(() => import("./DiversityDrawer.tsx"));

/** Opens the equal opportunities counts of a job. */
export function DiversityButton({ jobId }: { jobId: number }) {
  const maySee = useCan("VIEW_DIVERSITY");
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  return (
    <>
      <Button iconStart={<ChartPie />} isIconOnNarrow onPress={() => setOpen(true)}>
        Diversity
      </Button>
      {isOpen && (
        <Suspense>
          <DiversityDrawer jobId={jobId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
