import { candidateFilters } from "@ats/core/candidates/filters";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { type Text, useTexts } from "@ats/ui/texts";
import { SearchX, Users } from "lucide-react";
import { contractText } from "../../languages/contract-text.ts";
import type { CandidateListState } from "./state.ts";
import { candidateListTexts } from "./texts.ts";

interface NoCandidatesProps {
  state: CandidateListState;
  onChange(change: Partial<CandidateListState>): void;
}

const reasons: Record<CandidateListState["filter"], Text> = {
  all: candidateListTexts.noneAtAllHint,
  active: candidateListTexts.noneActiveHint,
  hired: candidateListTexts.noneHiredHint,
  past: candidateListTexts.nonePastHint,
  none: candidateListTexts.noneWithoutHint,
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
      description={say(reasons[state.filter])}
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
