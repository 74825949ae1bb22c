import { can } from "@ats/core/rights/rights";
import { type SearchModule, searchModules } from "@ats/core/search/contract";
import { useCanUse, useUser } from "../session/session.tsx";

const rightFor = { APPLICATIONS: "VIEW_CANDIDATES", JOBS: "VIEW_JOBS" } as const;

/** The modules that the user may search; empty without search. Specification §6. */
export function useSearchScopes(): { id: SearchModule; label: string }[] {
  const rights = useUser().rights.has_access;
  const isShown = useCanUse("globalSearch");
  return (Object.entries(searchModules) as [SearchModule, string][])
    .map(([id, label]) => ({ id, label }))
    .filter(({ id }) => isShown && can({ rights }, rightFor[id]));
}
