import { untilAnnouncementChanges } from "@ats/core/settings/announcement";
import {
  getGlobalSettings,
  listEnvironmentVersions,
  saveGlobalSettings,
} from "@ats/core/settings/global-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";

const fresh = 5 * 60_000;
/** Timers wait no longer than 24 days. */
const longestWait = 24 * 60 * 60_000;

/** Reads them again when the announcement begins or ends. */
export const useGlobalSettings = () =>
  useEndpoint(
    getGlobalSettings,
    {},
    {
      staleTime: fresh,
      retry: false,
      retryOnMount: false,
      refetchInterval({ state: { data } }) {
        const wait = data && untilAnnouncementChanges(data.settings.announcement, new Date());
        return wait ? Math.min(wait + 1_000, longestWait) : false;
      },
    },
  );

export function useSaveGlobalSettings() {
  const queries = useQueryClient();
  return useCall(saveGlobalSettings, {
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(getGlobalSettings, {}), saved);
      void queries.invalidateQueries({ queryKey: keyOf(listEnvironmentVersions) });
    },
  });
}
