import { type Chain, chainFor, type ChainStep, type Fields, requiredSteps } from "./chain.ts";

interface PastRequest {
  fields: Fields;
  requested_by: number | null;
}

/** What the company knows of the past: how long people took. */
export interface Past<Request extends PastRequest> {
  requests: readonly Request[];
  /** Working days from being asked to deciding, by user: the median of their decisions. */
  daysOf: ReadonlyMap<number, number>;
  /** For who has never decided: the median of all decisions. */
  usualDays: number;
}

/** A chain whose approvers depend on the request. */
type TriedChain<Approver> = Omit<Chain, "steps"> & {
  steps: readonly (Omit<ChainStep, "approvers"> & { approvers: readonly Approver[] })[];
};

export interface Simulation {
  /** Requests that a chain would have taken. */
  requests: number;
  /** Requests that no chain's scope takes. */
  unmatched: number;
  /** Median and longest working days from sending to the last signature. */
  days: { median: number; most: number };
  /** How often each approver would have been asked, the busiest first. */
  asked: { user: number; times: number }[];
  /** How often each step would have been skipped, in the order of chains and steps. */
  skipped: { chain: number; step: string; times: number }[];
}

/** Sends the past's requests through chains that are not on yet. */
export function simulate<Request extends PastRequest, Approver>(
  chains: readonly TriedChain<Approver>[],
  past: Past<Request>,
  usersOf: (approver: Approver, request: Request) => readonly number[],
): Simulation {
  const asked = new Map<number, number>();
  const skipped = new Map<string, { chain: number; step: string; times: number }>();
  const durations: number[] = [];
  for (const request of past.requests) {
    const { fields, requested_by } = request;
    const chain = chainFor(chains, fields);
    if (!chain) continue;
    const required = requiredSteps(chain.steps, fields);
    const stages = new Map<number, number>();
    for (const step of chain.steps) {
      if (!required.includes(step)) {
        const key = `${chain.id} ${step.id}`;
        const entry = skipped.get(key) ?? { chain: chain.id, step: step.id, times: 0 };
        skipped.set(key, { ...entry, times: entry.times + 1 });
        continue;
      }
      const users = new Set(step.approvers.flatMap((approver) => usersOf(approver, request)));
      if (requested_by !== null) users.delete(requested_by);
      for (const user of users) asked.set(user, (asked.get(user) ?? 0) + 1);
      const days = signedAfter([...users], step.needed, past);
      stages.set(step.stage, Math.max(stages.get(step.stage) ?? 0, days));
    }
    durations.push([...stages.values()].reduce((sum, days) => sum + days, 0));
  }
  durations.sort((a, b) => a - b);
  return {
    requests: durations.length,
    unmatched: past.requests.length - durations.length,
    days: { median: medianOf(durations) ?? 0, most: durations.at(-1) ?? 0 },
    asked: [...asked]
      .map(([user, times]) => ({ user, times }))
      .toSorted((a, b) => b.times - a.times || a.user - b.user),
    skipped: [...skipped.values()],
  };
}

/** The lower median of sorted numbers. */
export const medianOf = (sorted: readonly number[]): number | undefined =>
  sorted[Math.floor((sorted.length - 1) / 2)];

/** Working days until as many approvers as needed have decided: the quickest count. */
function signedAfter(
  approvers: readonly number[],
  needed: number,
  { daysOf, usualDays }: Pick<Past<PastRequest>, "daysOf" | "usualDays">,
): number {
  const days = approvers.map((user) => daysOf.get(user) ?? usualDays).toSorted((a, b) => a - b);
  return days[Math.min(needed, days.length) - 1] ?? usualDays;
}
