import { listActivity } from "@ats/core/applications/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { getEnvelopeFile, listEnvelopes } from "@ats/core/documents/contract";
import type { Say } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { documentsTexts } from "./texts.ts";

/** Reads the list of documents and the record again. */
export function useRefreshEnvelopes() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: keyOf(listEnvelopes) });
    void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
  };
}

/** Calls an endpoint that changes documents, then reads the list and the record again. */
export function useEnvelopeCall<E extends Endpoint>(endpoint: E, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = useRefreshEnvelopes();
  return useCall(endpoint, {
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    // On a conflict, reads the saved version to show beside the typed one.
    onError: ({ status }) => {
      if (status === 412) void queries.invalidateQueries({ queryKey: keyOf(listEnvelopes) });
    },
  });
}

/** Loads a document, or the signed one with its evidence. */
export function useLoadDocument() {
  const { client } = useAts();
  return ({ id }: { id: number }, as: "document" | "evidence") =>
    client.call(getEnvelopeFile, { params: { id }, query: { as } });
}

export const documentName = (say: Say, title: string, as: "document" | "evidence") =>
  as === "evidence" ? say(documentsTexts.signedFile, { title }) : title;
