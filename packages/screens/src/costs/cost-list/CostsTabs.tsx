import { Tabs } from "@ats/ui/Tabs";
import { useTexts } from "@ats/ui/texts";
import { costsTexts } from "../texts.ts";
import { costsTabs, tabPath } from "./tabs.ts";
import { costListTexts } from "./texts.ts";

const parts = ["list", ...costsTabs] as const;

/** Links between the costs, their budgets and their figures. */
export function CostsTabs({ value }: { value: (typeof parts)[number] }) {
  const say = useTexts();
  return (
    <Tabs
      label={say(costsTexts.costs)}
      value={value}
      items={parts.map((id) => ({ id, label: say(costListTexts[id]), href: tabPath(id) }))}
    />
  );
}
