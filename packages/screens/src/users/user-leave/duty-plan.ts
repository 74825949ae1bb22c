import { type Duties, type DutyKind, dutyKinds } from "@ats/core/users/duties";

/** The id of the choice that ends duties. */
export const endId = "end";

/** Who takes over one kind of duty: a colleague's id, or "end". */
export interface KindPlan {
  to?: string;
  /** Receivers of single duties, by the duty's id. */
  single: Record<string, string>;
}

export type DutyPlan = Partial<Record<DutyKind, KindPlan>>;

/** A duty that only ends needs no choice, nor does a kind whose every duty has its own receiver. */
export function receiverOf({ kind, count, items }: Duties, plan?: KindPlan): string | undefined {
  if (plan?.to) return plan.to;
  if (!dutyKinds[kind].moves) return endId;
  const isWhole = items.length === count && items.every(({ id }) => plan?.single[id]);
  return isWhole ? plan?.single[items[0]?.id ?? ""] : undefined;
}

const idOf = (to: string) => (to === endId ? null : Number(to));

/** The plan as the API takes it; undefined while a kind has no receiver. */
export function planOf(duties: readonly Duties[], plan: DutyPlan) {
  const chosen = duties.flatMap((each) => {
    const to = receiverOf(each, plan[each.kind]);
    const single = Object.entries(plan[each.kind]?.single ?? {});
    return to === undefined
      ? []
      : [
          {
            kind: each.kind,
            to: idOf(to),
            single: single.map(([id, own]) => ({ id, to: idOf(own) })),
          },
        ];
  });
  return chosen.length === duties.length ? chosen : undefined;
}
