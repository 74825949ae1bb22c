import type { ApiError } from "@ats/core/contract/client";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Lock } from "lucide-react";

interface ListFailedProps {
  /** Plural noun of the rows, such as "Jobs". */
  what: string;
  error: ApiError;
  isRetrying: boolean;
  onRetry(): void;
}

export function ListFailed({ what, error, isRetrying, onRetry }: ListFailedProps) {
  if (error.status === 403)
    return (
      <EmptyState
        icon={<Lock />}
        title={`You don’t have access to ${what.toLowerCase()}`}
        description={error.message}
      />
    );
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      description={error.message}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
