import { lazy, Suspense, useState } from "react";
import type { BulkActionsProps } from "./BulkActions.tsx";

const BulkActions = lazy(() => import("./BulkActions.tsx"));

/** The actions on the selected applications. Loads with the first selection. */
export function BulkBar(props: BulkActionsProps) {
  const [wasUsed, setUsed] = useState(false);
  if (props.selected.length > 0 && !wasUsed) setUsed(true);
  return (
    wasUsed && (
      <Suspense>
        <BulkActions {...props} />
      </Suspense>
    )
  );
}
