import { ApiError } from "@ats/core/contract/client";
import { QueryClient } from "@tanstack/react-query";

export const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } });

/** Retries network failures twice. Does not retry an error answer. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);
