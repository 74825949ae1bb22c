import { type Stage, stageName } from "@ats/core/applications/stage";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { SearchX, Users } from "lucide-react";
import type { ApplicationListState } from "./state.ts";

interface NoApplicationsProps {
  state: ApplicationListState;
  /** The one stage that is shown. */
  shown?: Pick<Stage, "status" | "node_name"> | undefined;
  onChange(change: Partial<ApplicationListState>): void;
}

/** Says why a list or board is empty, and offers a next step. */
export function NoApplications({ state, shown, onChange }: NoApplicationsProps) {
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No applications match your search"
        description="No application matches every term. Remove a term, or clear the search."
        action={<Button onPress={() => onChange({ search: [] })}>Clear the search</Button>}
      />
    );
  if (shown)
    return (
      <EmptyState
        icon={<Users />}
        title={`No applications in ${stageName(shown)}`}
        description="Applications appear here once they are moved to this stage."
        action={
          <Button onPress={() => onChange({ status: undefined, node: undefined })}>
            Show every stage
          </Button>
        }
      />
    );
  if (state.filter === "active")
    return (
      <EmptyState
        icon={<Users />}
        title="No active applications"
        description="Applications that are applied, shortlisted, in interview or in processing appear here."
        action={
          <Button onPress={() => onChange({ filter: "complete" })}>
            Show all complete applications
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={state.filter === "incomplete" ? "No incomplete applications" : "No applications yet"}
      description={
        state.filter === "incomplete"
          ? "Applications that were started but not submitted appear here."
          : "Applications appear here as soon as candidates submit them."
      }
    />
  );
}
