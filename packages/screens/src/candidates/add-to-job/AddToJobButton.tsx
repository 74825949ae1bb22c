import { Button } from "@ats/ui/Button";
import { lazy, Suspense, useState } from "react";
import { useCan } from "../../session/session.tsx";

const AddToJobDialog = lazy(() => import("./AddToJobDialog.tsx"));

interface AddToJobButtonProps {
  ids: number[];
  onDone?(): void;
}

/** Puts candidates on a job, for who may move applications. */
export default function AddToJobButton({ ids, onDone }: AddToJobButtonProps) {
  const mayAdd = useCan("UPDATE_APPLICATIONS");
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button size="sm" onPress={() => setOpen(true)}>
        Add to a job…
      </Button>
      {isOpen && ids.length > 0 && (
        <Suspense>
          <AddToJobDialog
            ids={ids}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
