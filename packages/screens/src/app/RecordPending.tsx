import type { ApiError } from "@ats/core/contract/client";
import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { Skeleton } from "@ats/ui/Skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { ListFailed } from "../lists/ListFailed.tsx";

interface RecordPendingProps {
  /** The record in words: "The client". */
  what: string;
  query: Pick<UseQueryResult<unknown, ApiError>, "error" | "isFetching" | "refetch">;
}

/** The page of a record that is still loading, or could not be loaded. */
export function RecordPending({ what, query: { error, isFetching, refetch } }: RecordPendingProps) {
  return error ? (
    <Page>
      <ListFailed
        what={what}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  ) : (
    <Page header={<Skeleton width="14rem" />}>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Page>
  );
}
