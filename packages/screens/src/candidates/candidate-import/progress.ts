/** How many candidates of an import stand ready, as the server tells while it adds them. */
export interface ImportProgress {
  added: number;
  total: number;
}

/** Key of an import's progress among the queries. */
export const progressOf = (importId: number) => ["import progress", importId] as const;
