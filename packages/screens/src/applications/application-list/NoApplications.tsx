import type { Stage } from "@ats/core/applications/stage";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { SearchX, Users } from "lucide-react";
import { stageName } from "../status-texts.ts";
import type { ApplicationListState } from "./state.ts";
import { applicationListTexts } from "./texts.ts";

interface NoApplicationsProps {
  state: ApplicationListState;
  /** The one stage that is shown. */
  shown?: Pick<Stage, "status" | "node_name"> | undefined;
  onChange(change: Partial<ApplicationListState>): void;
}

/** Says why a list or board is empty, and offers a next step. */
export function NoApplications({ state, shown, onChange }: NoApplicationsProps) {
  const say = useTexts();
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(applicationListTexts.noMatches)}
        description={say(applicationListTexts.noMatchesHint)}
        action={
          <Button onPress={() => onChange({ search: [] })}>
            {say(applicationListTexts.clearSearch)}
          </Button>
        }
      />
    );
  if (shown)
    return (
      <EmptyState
        icon={<Users />}
        title={say(applicationListTexts.noneInStage, { stage: stageName(say, shown) })}
        description={say(applicationListTexts.noneInStageHint)}
        action={
          <Button onPress={() => onChange({ status: undefined, node: undefined })}>
            {say(applicationListTexts.showEveryStage)}
          </Button>
        }
      />
    );
  if (state.filter === "active")
    return (
      <EmptyState
        icon={<Users />}
        title={say(applicationListTexts.noneActive)}
        description={say(applicationListTexts.noneActiveHint)}
        action={
          <Button onPress={() => onChange({ filter: "complete" })}>
            {say(applicationListTexts.showAllComplete)}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={
        state.filter === "incomplete"
          ? say(applicationListTexts.noneIncomplete)
          : say(applicationListTexts.noneYet)
      }
      description={
        state.filter === "incomplete"
          ? say(applicationListTexts.noneIncompleteHint)
          : say(applicationListTexts.noneYetHint)
      }
    />
  );
}
