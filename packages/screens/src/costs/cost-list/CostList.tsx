import { to } from "@ats/core/navigation/routes";
import { useTexts } from "@ats/ui/texts";
import type { ScreenProps } from "../../app/screen.ts";
import { costsTexts } from "../texts.ts";
import { CostsOf } from "./CostsOf.tsx";
import { type CostListSearch, costListOptions } from "./state.ts";

/** The company's costs. */
export function CostList(props: ScreenProps<"costsList", CostListSearch>) {
  const say = useTexts();
  return (
    <CostsOf
      address={props}
      options={costListOptions}
      header={{ title: say(costsTexts.costs) }}
      addHref={to.assignCost()}
      views={costListOptions}
    />
  );
}
