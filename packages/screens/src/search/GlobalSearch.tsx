import { to } from "@ats/core/navigation/routes";
import { can } from "@ats/core/rights/rights";
import { type SearchModule, searchModules, searchTexts } from "@ats/core/search/contract";
import { SearchDropdown } from "@ats/ui/SearchDropdown";
import { useRef, useState } from "react";
import { useAts } from "../app/context.tsx";
import { useUser } from "../session/session.tsx";
import { type Hit, useSearch } from "./queries.ts";
import { SearchResult } from "./SearchResult.tsx";
import { useSearchShortcut } from "./shortcut.ts";

const rightFor = {
  APPLICATIONS: "VIEW_CANDIDATES",
  JOBS: "VIEW_JOBS",
} as const;

/** Finds candidates and jobs from every screen. Specification §2, Global search. */
export function GlobalSearch() {
  const { navigate } = useAts();
  const rights = useUser().rights.has_access;
  const scopes = (Object.entries(searchModules) as [SearchModule, string][])
    .map(([id, label]) => ({ id, label }))
    .filter(({ id }) => can({ rights }, rightFor[id]));
  const [module, setModule] = useState(scopes[0]?.id ?? "APPLICATIONS");
  const [typed, setTyped] = useState("");
  const { hits, hasMore, isLoading } = useSearch(module, typed);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  if (scopes.length === 0) return null;
  return (
    <SearchDropdown<Hit, SearchModule>
      label={`Search ${searchModules[module].toLowerCase()}`}
      placeholder={`Search ${searchModules[module].toLowerCase()}`}
      scopeLabel="Search in"
      scopes={scopes}
      scope={module}
      onScopeChange={(next) => {
        setModule(next);
        setTyped("");
      }}
      value={typed}
      onChange={setTyped}
      results={hits}
      getKey={({ module: kind, id }) => `${kind} ${id}`}
      renderResult={(hit) => <SearchResult hit={hit} />}
      onSelect={({ module: kind, id }) => {
        setTyped("");
        navigate(kind === "JOBS" ? to.applicationList({ id }) : to.applicationDetails({ id }));
      }}
      isLoading={isLoading}
      emptyText={searchTexts.empty}
      {...(hasMore && { footerText: searchTexts.more })}
      shortcut="Ctrl K"
      inputRef={input}
    />
  );
}
