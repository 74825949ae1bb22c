import { candidateFilters } from "@ats/core/candidates/filters";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { SearchX, Users } from "lucide-react";
import { contractText } from "../../languages/contract-text.ts";
import type { CandidateListState } from "./state.ts";
import { candidateListTexts } from "./texts.ts";

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
  const say = useTexts();
  const isAll = state.filter === "all";
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(candidateListTexts.noMatch)}
        description={say(candidateListTexts.noMatchHint, {
          filter: say(contractText(candidateFilters[state.filter])),
        })}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>
              {say(candidateListTexts.clearSearch)}
            </Button>
            {!isAll && (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                {say(candidateListTexts.searchAll)}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={
        isAll
          ? say(candidateListTexts.none)
          : say(candidateListTexts.noneUnder, {
              filter: say(contractText(candidateFilters[state.filter])),
            })
      }
      description={reasons[state.filter]}
      {...(!isAll && {
        action: (
          <Button onPress={() => onChange({ filter: "all" })}>
            {say(candidateListTexts.showAll)}
          </Button>
        ),
      })}
    />
  );
}
