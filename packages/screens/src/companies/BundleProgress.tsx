import type { BundleJob } from "@ats/core/companies/bundle-contract";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { useTexts } from "@ats/ui/texts";
import { bundleTexts } from "./texts.ts";

/** Milliseconds between two looks at the progress. */
export const lookMs = 1_000;

export const isOpen = ({ status }: Pick<BundleJob, "status">) =>
  status === "WAITING" || status === "RUNNING";

/** Shows the present step of an export or import, and how far it is. */
export function BundleProgress({ job }: { job: Pick<BundleJob, "step" | "done" | "total"> }) {
  const say = useTexts();
  const { step, done, total } = job;
  return (
    <ProgressBar
      label={step || say(bundleTexts.waiting)}
      isIndeterminate={total === 0}
      value={done}
      max={Math.max(1, total)}
      valueLabel={
        total > 0
          ? say(bundleTexts.counted, {
              done: done.toLocaleString(say.locale),
              total: total.toLocaleString(say.locale),
            })
          : undefined
      }
    />
  );
}
