import { type Stage, stageId } from "@ats/core/applications/stage";
import { statusesOf } from "@ats/core/applications/status";
import { FilterTabs } from "@ats/ui/FilterTabs";
import { type Say, useTexts } from "@ats/ui/texts";
import type { ApplicationPage } from "../status-patches.ts";
import { stageName } from "../status-texts.ts";
import type { ApplicationListState } from "./state.ts";
import { applicationListTexts } from "./texts.ts";

type Shown = Pick<ApplicationListState, "filter" | "status" | "node">;

/** The stage that a list shows; a status stands for all its nodes. */
export function shownStage(
  say: Say,
  { status, node }: Shown,
  stages: readonly Stage[],
): Stage | undefined {
  if (node) return stages.find(({ node_id }) => node_id === node);
  if (!status) return undefined;
  const standing = stages.filter((stage) => stage.status === status);
  if (standing.length === 1) return standing[0];
  const names = standing.map((stage) => stageName(say, stage));
  return {
    status,
    node_id: null,
    node_name: new Intl.ListFormat(say.locale).format(names) || null,
  };
}

interface StageTabsProps {
  state: Shown;
  stages: readonly Stage[];
  /** Absent while the first page loads. */
  page: ApplicationPage | undefined;
  onChange(change: Partial<ApplicationListState>): void;
}

/** Shows the stages of a filter with their counts. */
export function StageTabs({ state, stages, page, onChange }: StageTabsProps) {
  const say = useTexts();
  const countOf = ({ node_id, status }: Stage) =>
    (node_id ? page?.node_counts[node_id] : page?.counts[status]) ?? 0;
  const itemOf = (stage: Stage) => ({
    id: stageId(stage),
    label: stageName(say, stage),
    count: countOf(stage),
  });
  const ofFilter = stages.filter(({ status }) => statusesOf[state.filter].includes(status));
  const items = ofFilter.map(itemOf);
  const all = items.reduce((sum, { count }) => sum + count, 0);
  const shown = shownStage(say, state, stages);
  const isOwn = shown && items.some(({ id }) => id === stageId(shown));
  return (
    <FilterTabs
      label={say(applicationListTexts.stage)}
      value={shown ? stageId(shown) : "all"}
      items={[
        { id: "all", label: say(applicationListTexts.all), count: all },
        ...items,
        // A link from the job's counts shows all nodes of one status.
        ...(shown && !isOwn ? [itemOf(shown)] : []),
      ]}
      onChange={(id) => {
        const stage = ofFilter.find((each) => stageId(each) === id);
        onChange({ status: stage?.status, node: stage?.node_id ?? undefined });
      }}
    />
  );
}
