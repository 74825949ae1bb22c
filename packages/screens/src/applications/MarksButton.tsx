import type { Application } from "@ats/core/applications/application";
import { IconButton } from "@ats/ui/IconButton";
import { Tags } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";

// Loads on first use.
const MarksPopover = lazy(() => import("./MarksPopover.tsx"));

interface MarksButtonProps {
  application: Application;
  /** "Rate and tag Amelia Shah". */
  label: string;
}

export function MarksButton({ application, label }: MarksButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        aria-haspopup="dialog"
        icon={<Tags />}
        size="sm"
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MarksPopover application={application} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
