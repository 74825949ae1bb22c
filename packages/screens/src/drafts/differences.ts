import type { Difference } from "./BothVersions.tsx";

export type InWords<T> = readonly [term: string, of: (version: T) => string][];

export const differencesIn = <T>(fields: InWords<T>, mine: T, theirs: T): Difference[] =>
  fields
    .map(([term, of]) => ({ term, mine: of(mine), theirs: of(theirs) }))
    .filter((each) => each.mine !== each.theirs);
