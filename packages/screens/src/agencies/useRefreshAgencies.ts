import { getAgency, listAgencies } from "@ats/core/agencies/contract";
import { listAgencyGroups } from "@ats/core/agencies/groups-contract";
import { getAgencyLink } from "@ats/core/agencies/link-contract";
import { listAgencyTerms } from "@ats/core/agencies/terms-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../app/query.ts";

/** Reads again what shows agencies. */
export function useRefreshAgencies() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [getAgency, getAgencyLink, listAgencies, listAgencyGroups, listAgencyTerms].map(
          (endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
