import { jobFilters } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Briefcase, SearchX } from "lucide-react";
import type { ListState } from "../../lists/list-state.ts";
import type { JobListSearch } from "./state.ts";

type State = ListState<JobListSearch>;

interface NoJobsProps {
  state: State;
  onChange(change: Partial<State>): void;
}

const reasons: Record<State["filter"], string> = {
  active: "Jobs that are open or on hold appear here.",
  filled: "A job appears here once its openings are filled.",
  draft: "Drafts and jobs waiting for approval appear here.",
  my: "Jobs you recruit or hire for, or whose hiring team you are in, appear here.",
  all: "Your company has no jobs yet.",
};

export default function NoJobs({ state, onChange }: NoJobsProps) {
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No jobs match your search"
        description={`No jobs under “${jobFilters[state.filter]}” match every term. Remove a term, or search all jobs.`}
        action={
          <>
            <Button onPress={() => onChange({ search: [] })}>Clear the search</Button>
            {state.filter !== "all" && (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                Search all jobs
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <EmptyState
      icon={<Briefcase />}
      title={state.filter === "all" ? "No jobs" : `No jobs under “${jobFilters[state.filter]}”`}
      description={reasons[state.filter]}
      {...(state.filter !== "all" && {
        action: <Button onPress={() => onChange({ filter: "all" })}>Show all jobs</Button>,
      })}
    />
  );
}
