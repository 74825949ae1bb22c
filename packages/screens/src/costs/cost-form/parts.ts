import type { CostChoices } from "@ats/core/costs/contract";
import type { FormOf } from "../../forms/useForm.ts";
import type { TypedCost } from "./typed-cost.ts";

/** What each part of the form takes. */
export interface CostPart {
  typed: TypedCost;
  field: FormOf<TypedCost>["field"];
  /** Changes values, and splits the amount anew where a rule splits it. */
  change(part: Partial<TypedCost>): void;
  choices: CostChoices;
  isReadOnly: boolean;
}
