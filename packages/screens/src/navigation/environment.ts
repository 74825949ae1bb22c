import { getEnvironment } from "@ats/core/settings/contract";
import { useEndpoint } from "../app/endpoint.ts";

/** The environment's values, read once. Empty if they cannot be loaded. Specification §8. */
export function useEnvironment() {
  const { data, isPending } = useEndpoint(
    getEnvironment,
    {},
    { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false },
  );
  const values = new Map(data?.records.map(({ key, val }) => [key, val]));
  return { values, isPending };
}
