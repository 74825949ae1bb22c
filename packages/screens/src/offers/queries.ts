import { getOfferRequisition } from "@ats/core/approvals/contract";
import { listActivity } from "@ats/core/applications/contract";
import { listOffers } from "@ats/core/offers/contract";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../app/query.ts";

/** Reads the list of offers and the record again. */
export function useRefreshOffers() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [listOffers, getOfferRequisition].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
    void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
  };
}
