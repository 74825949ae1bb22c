import type { Application } from "@ats/core/applications/application";
import { IconButton } from "@ats/ui/IconButton";
import { Tags } from "lucide-react";
import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from "react";

// Loads on first use.
const RatingAndTagsPopover = lazy(() => import("./RatingAndTagsPopover.tsx"));

interface RatingAndTagsButtonProps {
  application: Application;
  /** "Rate and tag Amelia Shah". */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function RatingAndTagsButton({ application, label, ref }: RatingAndTagsButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement);
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
          <RatingAndTagsPopover
            application={application}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
