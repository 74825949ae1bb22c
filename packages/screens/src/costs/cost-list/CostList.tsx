import { to } from "@ats/core/navigation/routes";
import { Skeleton } from "@ats/ui/Skeleton";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense } from "react";
import type { ScreenProps } from "../../app/screen.ts";
import { costsTexts } from "../texts.ts";
import { CostsOf } from "./CostsOf.tsx";
import { CostsPage } from "./CostsPage.tsx";
import { CostsTabs } from "./CostsTabs.tsx";
import { costListOptions } from "./state.ts";
import type { CostsSearch } from "./tabs.ts";

const tabs = {
  budgets: lazy(() => import("../../budgets/Budgets.tsx")),
  figures: lazy(() => import("../cost-figures/CostFigures.tsx")),
};

/** The company's costs, their budgets, and what a hire costs. */
export function CostList(props: ScreenProps<"costsList", CostsSearch>) {
  const say = useTexts();
  const { tab } = props.search;
  if (tab) {
    const Tab = tabs[tab];
    return (
      <Suspense
        fallback={
          <CostsPage tab={tab}>
            <Skeleton lines={8} />
          </CostsPage>
        }
      >
        <Tab search={props.search} setSearch={props.setSearch} />
      </Suspense>
    );
  }
  return (
    <CostsOf
      address={props}
      options={costListOptions}
      header={{ title: say(costsTexts.costs), tabs: <CostsTabs value="list" /> }}
      addHref={to.assignCost()}
      views={costListOptions}
    />
  );
}
