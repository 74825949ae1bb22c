import type { ApiError } from "@ats/core/contract/client";
import { Skeleton } from "@ats/ui/Skeleton";
import type { ReactNode } from "react";
import { ListFailed } from "./ListFailed.tsx";

export interface ListQuery<T> {
  data?: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface ListContentProps<T> {
  /** Plural noun of the rows, such as "Jobs". */
  what: string;
  query: ListQuery<T>;
  /** Number of skeleton lines while loading. */
  lines: number;
  children(data: T): ReactNode;
}

export function ListContent<T>({ what, query, lines, children }: ListContentProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ListFailed
        what={what}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton lines={lines} />;
}
