import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { useTexts } from "@ats/ui/texts";
import { Lock, SearchX } from "lucide-react";
import { TwoStepNeeded } from "./TwoStepNeeded.tsx";
import { listsTexts } from "./texts.ts";

interface ListFailedProps {
  /** Plural noun of the rows, such as "Jobs". */
  what: string;
  error: ApiError;
  isRetrying: boolean;
  onRetry(): void;
  /** Takes back what was searched for, in a list that can be searched. */
  onClearSearch?: () => void;
}

export function ListFailed({ what, error, isRetrying, onRetry, onClearSearch }: ListFailedProps) {
  const say = useTexts();
  if (error.status === 400 && onClearSearch)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(listsTexts.notSearchable, { list: what })}
        description={error.message}
        action={<Button onPress={onClearSearch}>{say(listsTexts.clearSearch)}</Button>}
      />
    );
  if (error.code === "TWO_STEP_NEEDED") return <TwoStepNeeded description={error.message} />;
  if (error.status === 403)
    return (
      <EmptyState
        icon={<Lock />}
        title={say(listsTexts.noAccess, { list: what.toLocaleLowerCase(say.locale) })}
        description={error.message}
      />
    );
  return (
    <ErrorState
      title={say(listsTexts.notLoaded, { list: what })}
      description={error.message}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
