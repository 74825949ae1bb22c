import { Banner } from "@ats/ui/Banner";
import { BothVersions } from "./BothVersions.tsx";
import type { Edited } from "./edited.ts";

interface NotSavedProps<T> {
  edited: Pick<Edited<T>, "isStale" | "differences" | "keep" | "take">;
  save: { isPending: boolean; error: Error | null };
  /** What was changed meanwhile, such as "These dates were". */
  what: string;
  isPlural?: boolean;
  submit(typed: T): void;
}

/** Why what is typed is not saved: somebody saved meanwhile, or it was refused. */
export function NotSaved<T>({ edited, save, what, isPlural = false, submit }: NotSavedProps<T>) {
  if (edited.isStale && !save.isPending)
    return (
      <BothVersions
        what={what}
        isPlural={isPlural}
        differences={edited.differences}
        onKeep={() => submit(edited.keep())}
        onTake={edited.take}
      />
    );
  if (!save.error) return null;
  return (
    <Banner tone="critical" title="Not saved">
      {save.error.message}
    </Banner>
  );
}
