import { type EmbedFeature, embedFeatures } from "@ats/core/embed/contract";
import { CaseTable } from "../../../ui/manual/blocks/CaseTable.tsx";

const meanings: Record<EmbedFeature, string> = {
  shell: "Shows the product’s menu and toolbar. Without it the frame shows pages alone.",
};

/** Lists the features that a session can have. */
export const Features = () => (
  <CaseTable
    head={["Feature", "Does"]}
    rows={embedFeatures.map((name) => [name, meanings[name]])}
  />
);
