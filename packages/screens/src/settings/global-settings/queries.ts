import { getGlobalSettings, saveGlobalSettings } from "@ats/core/settings/global-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";

const fresh = 5 * 60_000;

export const useGlobalSettings = () =>
  useEndpoint(getGlobalSettings, {}, { staleTime: fresh, retry: false, retryOnMount: false });

export function useSaveGlobalSettings() {
  const queries = useQueryClient();
  return useCall(saveGlobalSettings, {
    onSuccess: (saved) => void queries.setQueryData(keyOf(getGlobalSettings, {}), saved),
  });
}
