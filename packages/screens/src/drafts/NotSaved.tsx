import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { BothVersions } from "./BothVersions.tsx";
import { RestoredBanner } from "./RestoredBanner.tsx";
import { draftTexts } from "./texts.ts";
import type { EditedRecord } from "./useEditedRecord.ts";

interface NotSavedProps<T> {
  edited: Omit<EditedRecord<T>, "typed" | "change">;
  save: { isPending: boolean; error: Error | null };
  /** The changed record with its verb, such as "These dates were". */
  what: string;
  submit(typed: T): void;
}

/** Explains why typed text is not saved: restored, stale or refused. */
export function NotSaved<T>({ edited, save, what, submit }: NotSavedProps<T>) {
  const say = useTexts();
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
        <RestoredBanner onDiscard={edited.takeTheirs}>{say(draftTexts.restored)}</RestoredBanner>
      )}
      {save.error && (
        <Banner tone="critical" title={say(draftTexts.notSaved)}>
          {save.error.message}
        </Banner>
      )}
    </>
  );
}
