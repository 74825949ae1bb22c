/** Candidates of an import that are ready, as the server reports while it adds them. */
export interface ImportProgress {
  added: number;
  total: number;
}

/** Query key of an import's progress. */
export const progressKey = (importId: number) => ["import progress", importId] as const;
