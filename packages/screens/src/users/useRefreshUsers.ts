import { explainUser } from "@ats/core/roles/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { listUsers } from "@ats/core/users/list-contract";
import { getUser } from "@ats/core/users/profile-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { keyOf } from "../app/query.ts";

/** Reads again what shows users, the signed-in one included. */
export function useRefreshUsers() {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [explainUser, getUser, getUserSettings, listUsers].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
    [queries],
  );
}
