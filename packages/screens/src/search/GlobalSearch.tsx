import { to } from "@ats/core/navigation/routes";
import type { SearchModule } from "@ats/core/search/contract";
import { useHotkey } from "@ats/ui/Keys";
import { SearchDropdown } from "@ats/ui/SearchDropdown";
import { useTexts } from "@ats/ui/texts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useAts } from "../app/context.tsx";
import { shellKeys, useSingleKeys } from "../commands/keys.ts";
import { type Hit, useSearch } from "./queries.ts";
import { useSearchScopes } from "./scopes.ts";
import { scopeTexts, searchTexts } from "./texts.ts";

/** Loads the code of results with the first letter, before they arrive. */
function useResult(isAsked: boolean) {
  const [Result, setResult] = useState<ComponentType<{ hit: Hit }>>();
  useEffect(() => {
    if (isAsked)
      import("./SearchResult.tsx").then(
        ({ SearchResult }) => setResult(() => SearchResult),
        // The next search tries again.
        () => {},
      );
  }, [isAsked]);
  return Result;
}

/** A search begun elsewhere, such as in the palette. It fills and focuses the box. */
export interface AskedSearch {
  module: SearchModule;
  term: string;
}

/** Finds candidates and jobs from every screen. Specification §2, Global search. */
export function GlobalSearch({ asked }: { asked: AskedSearch | undefined }) {
  const say = useTexts();
  const { navigate } = useAts();
  const scopes = useSearchScopes();
  const [module, setModule] = useState(scopes[0]?.id ?? "APPLICATIONS");
  const [typed, setTyped] = useState("");
  const { hits, hasMore, isLoading } = useSearch(module, typed);
  const Result = useResult(typed !== "");
  const input = useRef<HTMLInputElement>(null);
  const [singleKeys] = useSingleKeys();
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useHotkey(singleKeys ? shellKeys.search : undefined, focus);
  const [taken, setTaken] = useState(asked);
  if (asked && asked !== taken) {
    setTaken(asked);
    setModule(asked.module);
    setTyped(asked.term);
  }
  useEffect(() => {
    if (!asked) return;
    // Waits until the closing dialog has restored the focus.
    const timer = setTimeout(() => input.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, [asked]);
  if (scopes.length === 0) return null;
  const scope = say(scopeTexts[module]).toLocaleLowerCase(say.locale);
  const label = say(searchTexts.searchScope, { scope });
  return (
    <SearchDropdown<Hit, SearchModule>
      label={label}
      placeholder={label}
      scopeLabel={say(searchTexts.searchIn)}
      scopes={scopes}
      scope={module}
      onScopeChange={(next) => {
        setModule(next);
        setTyped("");
      }}
      value={typed}
      onChange={setTyped}
      results={Result && hits}
      getKey={({ module: kind, id }) => `${kind} ${id}`}
      renderResult={(hit) => Result && <Result hit={hit} />}
      onSelect={({ module: kind, id }) => {
        setTyped("");
        navigate(kind === "JOBS" ? to.applicationList({ id }) : to.applicationDetails({ id }));
      }}
      isLoading={isLoading}
      emptyText={say(searchTexts.empty)}
      {...(hasMore && { footerText: say(searchTexts.more) })}
      {...(singleKeys && { shortcut: shellKeys.search })}
      inputRef={input}
    />
  );
}
