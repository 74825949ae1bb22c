import { listTemplates } from "@ats/core/templates/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";

/** The company's templates; a reader without the right is not asked for. */
export const useTemplates = (enabled = true) => useEndpoint(listTemplates, {}, { enabled });

export function useRefreshTemplates() {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: keyOf(listTemplates) }),
    [queries],
  );
}
