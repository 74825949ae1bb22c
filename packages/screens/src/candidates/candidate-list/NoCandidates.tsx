import { candidateFilters } from "@ats/core/candidates/filters";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { SearchX, Users } from "lucide-react";
import type { CandidateListState } from "./state.ts";

interface NoCandidatesProps {
  state: CandidateListState;
  onChange(change: Partial<CandidateListState>): void;
}

const reasons: Record<CandidateListState["filter"], string> = {
  all: "People who apply to your company's jobs appear here.",
  active: "People with an application that is being decided appear here.",
  hired: "People appear here once they are hired.",
  past: "People appear here when their last application has ended.",
  none: "People who have not submitted an application yet appear here.",
};

/** Says why the list is empty, and offers a next step. */
export function NoCandidates({ state, onChange }: NoCandidatesProps) {
  const isAll = state.filter === "all";
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No candidates match your search"
        description={`None of the candidates under “${candidateFilters[state.filter]}” matches every term. Remove a term, or search all candidates.`}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>Clear the search</Button>
            {!isAll && (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                Search all candidates
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={isAll ? "No candidates" : `No candidates under “${candidateFilters[state.filter]}”`}
      description={reasons[state.filter]}
      {...(!isAll && {
        action: <Button onPress={() => onChange({ filter: "all" })}>Show all candidates</Button>,
      })}
    />
  );
}
