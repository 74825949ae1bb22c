import type { CostHold, CostKind } from "@ats/core/costs/cost";
import type { ExceededBudget } from "../budgets/guard-budgets.ts";
import type { Call } from "../kernel/implement.ts";

/** The call that changes a cost. */
export type CostCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

/** A cost as it was saved. */
export interface SavedCost {
  id: number;
  kind: CostKind;
  paid_date: string | null;
  /** The budgets beyond whose amount it goes. */
  exceeded: readonly ExceededBudget[];
  /** True where nothing changed that its budgets count. */
  countsAsBefore: boolean;
}

/** A reaction of an area when a cost changes, in the same transaction. */
export interface CostParticipant {
  /**
   * Runs before a cost is saved: `id` is undefined for a new one. What it returns runs once the cost
   * is saved, and returns what holds it.
   */
  onSave(
    call: CostCall,
    id: number | undefined,
  ): Promise<(saved: SavedCost) => Promise<CostHold | null>>;
  /** Runs before a cost is removed. */
  onRemove(call: CostCall, id: number): Promise<void>;
}
