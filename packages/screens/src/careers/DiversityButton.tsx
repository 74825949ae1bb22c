import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { ChartPie } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../session/session.tsx";
import { diversityTexts as here } from "./diversity-texts.ts";

const DiversityDrawer = lazy(() => import("./DiversityDrawer.tsx"));

/** Opens the equal opportunities counts of a job. */
export function DiversityButton({ jobId }: { jobId: number }) {
  const say = useTexts();
  const maySee = useCan("VIEW_DIVERSITY");
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  return (
    <>
      <Button iconStart={<ChartPie />} isIconOnNarrow onPress={() => setOpen(true)}>
        {say(here.title)}
      </Button>
      {isOpen && (
        <Suspense>
          <DiversityDrawer jobId={jobId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
