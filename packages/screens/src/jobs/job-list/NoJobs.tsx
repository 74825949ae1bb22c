import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { Briefcase, SearchX } from "lucide-react";
import type { ListState } from "../../lists/list-state.ts";
import { jobFilterTexts } from "../label-texts.ts";
import { noJobsTexts } from "./no-jobs-texts.ts";
import type { JobListSearch } from "./state.ts";

type State = ListState<JobListSearch>;

interface NoJobsProps {
  state: State;
  onChange(change: Partial<State>): void;
}

export default function NoJobs({ state, onChange }: NoJobsProps) {
  const say = useTexts();
  const filter = say(jobFilterTexts[state.filter]);
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(noJobsTexts.noMatches)}
        description={say(noJobsTexts.noMatchesHint, { filter })}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>{say(noJobsTexts.clearSearch)}</Button>
            {state.filter !== "all" && (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                {say(noJobsTexts.searchAll)}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={<Briefcase />}
      title={
        state.filter === "all" ? say(noJobsTexts.none) : say(noJobsTexts.noneUnder, { filter })
      }
      description={say(noJobsTexts[state.filter])}
      {...(state.filter !== "all" && {
        action: (
          <Button onPress={() => onChange({ filter: "all" })}>{say(noJobsTexts.showAll)}</Button>
        ),
      })}
    />
  );
}
