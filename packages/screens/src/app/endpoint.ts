import type { ApiError, Client } from "@ats/core/contract/client";
import type { Endpoint, Input, Output } from "@ats/core/contract/endpoint";
import {
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { useAts } from "./context.tsx";

// Inside a generic function the input's shape is still open, so the call is made untyped and its result named.
type AnyCall = (endpoint: Endpoint, input?: object) => Promise<never>;

/** Key of a call's answer in the cache: path first, so that an endpoint's answers go together. */
export const keyOf = (endpoint: Endpoint, input?: unknown): QueryKey =>
  input === undefined ? [endpoint.path, endpoint.method] : [endpoint.path, endpoint.method, input];

/** How an endpoint is read into the cache. */
export const queryOf = <E extends Endpoint>(client: Client, endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => (client.call as AnyCall)(endpoint, { ...input, signal }),
  });

/** Reads an endpoint: `useEndpoint(listJobs, { query })`. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: Omit<UseQueryOptions<Output<E>, ApiError>, "queryKey" | "queryFn">,
) {
  const { client } = useAts();
  return useQuery<Output<E>, ApiError>({ ...queryOf(client, endpoint, input), ...options });
}

/** Writes through an endpoint: `useCall(addNote).mutate({ params, body })`. */
export function useCall<E extends Endpoint, Context = unknown>(
  endpoint: E,
  options?: Omit<UseMutationOptions<Output<E>, ApiError, Input<E>, Context>, "mutationFn">,
) {
  const { client } = useAts();
  return useMutation<Output<E>, ApiError, Input<E>, Context>({
    mutationFn: (input) => (client.call as AnyCall)(endpoint, input),
    ...options,
  });
}
