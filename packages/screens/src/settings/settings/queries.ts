import type { Endpoint } from "@ats/core/contract/endpoint";
import { getMfa } from "@ats/core/session/mfa-contract";
import { listSessions } from "@ats/core/session/sessions-contract";
import { getUser } from "@ats/core/users/profile-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useUser } from "../../session/session.tsx";

export const useProfile = () => useEndpoint(getUser, { params: { id: useUser().id } });
export const useMfa = () => useEndpoint(getMfa, {});
export const useSessions = () => useEndpoint(listSessions, {});

export function useRefresh() {
  const queries = useQueryClient();
  return useCallback(
    (...endpoints: Endpoint[]) =>
      Promise.all(
        endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })),
      ),
    [queries],
  );
}
