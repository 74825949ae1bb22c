import type { Difference } from "./BothVersions.tsx";

/** Fields in words: their terms, and what each says of a version. */
export type InWords<T> = readonly [term: string, of: (version: T) => string][];

/** The fields in which two versions differ. */
export const differencesIn = <T>(fields: InWords<T>, mine: T, theirs: T): Difference[] =>
  fields
    .map(([term, of]) => ({ term, mine: of(mine), theirs: of(theirs) }))
    .filter((each) => each.mine !== each.theirs);
