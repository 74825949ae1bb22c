import type { ApiError, Client } from "@ats/core/contract/client";
import type { Endpoint, Input, Output } from "@ats/core/contract/endpoint";
import { type QueryKey, queryOptions } from "@tanstack/react-query";

// Inside a generic function the input's shape is still open, so the call is made untyped and its result named.
export type AnyCall = (endpoint: Endpoint, input?: object) => Promise<never>;

/** Key of a call's answer in the cache: path first, so that an endpoint's answers go together. */
export const keyOf = (endpoint: Endpoint, input?: unknown): QueryKey =>
  input === undefined ? [endpoint.path, endpoint.method] : [endpoint.path, endpoint.method, input];

/** How an endpoint is read into the cache. */
export const queryOf = <E extends Endpoint>(client: Client, endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => (client.call as AnyCall)(endpoint, { ...input, signal }),
  });
