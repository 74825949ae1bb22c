import type { ApiError, CallOptions } from "@ats/core/contract/client";
import type { Endpoint, Input, Output } from "@ats/core/contract/endpoint";
import {
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { useAts } from "./context.tsx";
import { type AnyCall, queryOf } from "./query.ts";

export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & Pick<CallOptions, "mayBeMissing">,
  options?: Omit<UseQueryOptions<Output<E>, ApiError>, "queryKey" | "queryFn">,
) {
  const { client } = useAts();
  return useQuery<Output<E>, ApiError>({ ...queryOf(client, endpoint, input), ...options });
}

export function useCall<E extends Endpoint, Context = unknown>(
  endpoint: E,
  options?: Omit<
    UseMutationOptions<Output<E>, ApiError, Input<E> & CallOptions, Context>,
    "mutationFn"
  >,
) {
  const { client } = useAts();
  return useMutation<Output<E>, ApiError, Input<E> & CallOptions, Context>({
    mutationFn: (input) => (client.call as AnyCall)(endpoint, input),
    ...options,
  });
}
