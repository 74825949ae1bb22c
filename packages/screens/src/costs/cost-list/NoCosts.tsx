import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { useTexts } from "@ats/ui/texts";
import { Coins, SearchX } from "lucide-react";
import { costsTexts } from "../texts.ts";
import type { CostListState } from "./state.ts";
import { costListTexts } from "./texts.ts";

interface NoCostsProps {
  state: CostListState;
  /** Where a cost is added; absent for readers. */
  addHref: string | undefined;
  onChange(change: Partial<CostListState>): void;
}

/** Says why the list is empty, and offers a next step. */
export function NoCosts({ state, addHref, onChange }: NoCostsProps) {
  const say = useTexts();
  if (state.search.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={say(costListTexts.noMatch)}
        description={say(costListTexts.noMatchHint)}
        action={
          <Button onPress={() => onChange({ search: [], filter: "all" })}>
            {say(costListTexts.clearSearch)}
          </Button>
        }
      />
    );
  const isAll = state.filter === "all";
  return (
    <EmptyState
      icon={<Coins />}
      title={say(isAll ? costListTexts.none : costListTexts.noneAtStage)}
      description={say(isAll ? costListTexts.noneHint : costListTexts.noneAtStageHint)}
      {...(isAll
        ? addHref && {
            action: <Button href={addHref}>{say(costsTexts.addCost)}</Button>,
          }
        : {
            action: (
              <Button variant="ghost" onPress={() => onChange({ filter: "all" })}>
                {say(costListTexts.showAll)}
              </Button>
            ),
          })}
    />
  );
}
