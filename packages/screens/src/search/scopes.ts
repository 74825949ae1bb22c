import { can } from "@ats/core/rights/rights";
import { type SearchModule, searchModules } from "@ats/core/search/contract";
import { useTexts } from "@ats/ui/texts";
import { useCanUse, useUser } from "../session/session.tsx";
import { scopeTexts } from "./texts.ts";

const rightFor = { APPLICATIONS: "VIEW_CANDIDATES", JOBS: "VIEW_JOBS" } as const;

/** The modules that the user may search; empty without search. Specification §6. */
export function useSearchScopes(): { id: SearchModule; label: string }[] {
  const say = useTexts();
  const rights = useUser().rights.has_access;
  const isShown = useCanUse("globalSearch");
  return (Object.keys(searchModules) as SearchModule[])
    .map((id) => ({ id, label: say(scopeTexts[id]) }))
    .filter(({ id }) => isShown && can({ rights }, rightFor[id]));
}
