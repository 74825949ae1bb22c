import { listActivity } from "@ats/core/applications/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { getEnvelopeFile, listEnvelopes } from "@ats/core/documents/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";

/** A change of an application's documents; the list and the record are read again after it. */
export function useEnvelopeCall<E extends Endpoint>(endpoint: E, onDone: () => void) {
  const queries = useQueryClient();
  return useCall(endpoint, {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(listEnvelopes) });
      void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
      onDone();
    },
    // What is saved now is shown beside what was typed.
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(listEnvelopes) });
    },
  });
}

/** Reads a document, or the signed one with its evidence. */
export function useLoadDocument() {
  const { client } = useAts();
  return ({ id }: { id: number }, as: "document" | "evidence") =>
    client.call(getEnvelopeFile, { params: { id }, query: { as } });
}

export const documentName = (title: string, as: "document" | "evidence") =>
  `${title}${as === "evidence" ? ", signed" : ""}`;
