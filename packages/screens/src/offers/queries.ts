import { listActivity } from "@ats/core/applications/contract";
import { listOffers } from "@ats/core/offers/contract";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";

/** Reads the list of offers and the record again. */
export function useRefreshOffers() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: keyOf(listOffers) });
    void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
  };
}
