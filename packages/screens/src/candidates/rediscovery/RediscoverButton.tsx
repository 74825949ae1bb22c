import { Button } from "@ats/ui/Button";
import { useTexts } from "@ats/ui/texts";
import { UserRoundSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../../session/session.tsx";
import { rediscoveryTexts } from "./texts.ts";

const RediscoveryDialog = lazy(() => import("./RediscoveryDialog.tsx"));

/** Opens the search for past candidates who match this job. */
export function RediscoverButton({ jobId }: { jobId: number }) {
  const say = useTexts();
  const maySee = useCan("VIEW_CANDIDATES");
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  return (
    <>
      <Button iconStart={<UserRoundSearch />} isIconOnNarrow onPress={() => setOpen(true)}>
        {say(rediscoveryTexts.rediscover)}
      </Button>
      {isOpen && (
        <Suspense>
          <RediscoveryDialog jobId={jobId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
