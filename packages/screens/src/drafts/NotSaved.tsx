import { Banner } from "@ats/ui/Banner";
import { BothVersions } from "./BothVersions.tsx";
import type { EditedRecord } from "./useEditedRecord.ts";
import { RestoredBanner } from "./RestoredBanner.tsx";

interface NotSavedProps<T> {
  edited: Omit<EditedRecord<T>, "typed" | "change">;
  save: { isPending: boolean; error: Error | null };
  /** The changed record with its verb, such as "These dates were". */
  what: string;
  submit(typed: T): void;
}

/** Explains why typed text is not saved: restored, stale or refused. */
export function NotSaved<T>({ edited, save, what, submit }: NotSavedProps<T>) {
  if (edited.isStale && !save.isPending)
    return (
      <BothVersions
        what={what}
        differences={edited.differences}
        onKeep={() => submit(edited.keepMine())}
        onTake={edited.takeTheirs}
      />
    );
  return (
    <>
      {edited.isRestored && (
        <RestoredBanner onDiscard={edited.takeTheirs}>
          You have unsaved changes from earlier.
        </RestoredBanner>
      )}
      {save.error && (
        <Banner tone="critical" title="Not saved">
          {save.error.message}
        </Banner>
      )}
    </>
  );
}
