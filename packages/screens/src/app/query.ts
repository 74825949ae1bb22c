import type { ApiError, Client } from "@ats/core/contract/client";
import type { Endpoint, Input, Output } from "@ats/core/contract/endpoint";
import { type QueryKey, queryOptions } from "@tanstack/react-query";

export type AnyCall = (endpoint: Endpoint, input?: object) => Promise<never>;

/** Cache key of a call. The path comes first, so that an endpoint's answers share a prefix. */
export const keyOf = (endpoint: Endpoint, input?: unknown): QueryKey =>
  input === undefined ? [endpoint.path, endpoint.method] : [endpoint.path, endpoint.method, input];

export const queryOf = <E extends Endpoint>(client: Client, endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => (client.call as AnyCall)(endpoint, { ...input, signal }),
  });
