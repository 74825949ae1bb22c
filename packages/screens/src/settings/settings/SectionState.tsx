import type { ApiError } from "@ats/core/contract/client";
import { Card } from "@ats/ui/Card";
import { ErrorState } from "@ats/ui/ErrorState";
import { Skeleton } from "@ats/ui/Skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

export function SectionState<T>({
  query,
  title,
  children,
}: {
  query: UseQueryResult<T, ApiError>;
  /** Title of the error: "Your sessions could not be loaded". */
  title: string;
  children(data: T): ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        level={3}
        title={title}
        description={query.error.message}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <Card>
      <Skeleton lines={5} />
    </Card>
  );
}
