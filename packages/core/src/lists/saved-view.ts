import { z } from "zod";
import { hiddenFields, isAnonymisedFor } from "../anonymisation/anonymisation.ts";
import { type Actor, can, type Right } from "../rights/rights.ts";
import { termMaxLength } from "./conditions.ts";

export const savedLists = ["candidates", "jobs", "applications", "costs"] as const;
export type SavedList = (typeof savedLists)[number];

/** The right to read each list, and therefore its shared views. */
export const rightOfList = {
  candidates: "VIEW_CANDIDATES",
  jobs: "VIEW_JOBS",
  applications: "VIEW_JOBS",
  costs: "VIEW_COST",
} as const satisfies Record<SavedList, Right>;

/** With whom a view is shared: nobody, chosen colleagues, or everyone who may read the list. */
export const audiences = ["NOBODY", "COLLEAGUES", "COMPANY"] as const;
export type Audience = (typeof audiences)[number];

const columnIds = z.array(z.string().max(50)).max(60);

/**
 * What a saved view restores: filter, order, search terms, columns and density. A list ignores what
 * it does not know; an absent part stays as it is.
 */
export const savedState = z.object({
  filter: z.string().max(50),
  sc: z.string().max(50),
  so: z.enum(["asc", "desc"]),
  search: z
    .array(z.object({ field: z.string().max(50), term: z.string().max(termMaxLength) }))
    .max(20, "Save 20 terms or fewer."),
  columns: z.object({ order: columnIds, hidden: columnIds }).optional(),
  density: z.enum(["comfortable", "compact"]).optional(),
});
export type SavedState = z.output<typeof savedState>;

/** The view without terms by which a reader could tell who an anonymised person is. */
export function readableState(
  actor: Pick<Actor, "rights" | "anonymises">,
  list: SavedList,
  state: SavedState,
): SavedState {
  const hasApplicants = list === "candidates" || list === "applications";
  const identifying = new Set<string>([
    ...hiddenFields(actor, hasApplicants),
    ...(isAnonymisedFor(actor, hasApplicants) ? ["q"] : []),
  ]);
  return {
    ...state,
    search: state.search.filter(({ field }) => !identifying.has(field.split(".")[0] ?? "")),
  };
}

/** An administrator removes shared views too, because their owners may have left. */
export const mayRemoveView = (
  actor: Pick<Actor, "rights" | "user_id">,
  view: { owner: { id: number }; shared_with: Audience },
): boolean =>
  view.owner.id === actor.user_id || (view.shared_with !== "NOBODY" && can(actor, "VIEW_SETTINGS"));
