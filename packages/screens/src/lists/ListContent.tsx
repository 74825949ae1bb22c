import type { ApiError } from "@ats/core/contract/client";
import { Skeleton } from "@ats/ui/Skeleton";
import type { ReactNode } from "react";
import { ListFailed } from "./ListFailed.tsx";

/** What is known of a list that is read. */
export interface ListQuery<T> {
  data?: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface ListContentProps<T> {
  /** "Jobs", "Applications". */
  what: string;
  query: ListQuery<T>;
  /** Lines that stand for it while it is read. */
  lines: number;
  children(data: T): ReactNode;
}

/** What was read; until then where it will be, or why it could not be read. */
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
