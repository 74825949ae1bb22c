import { countUnviewed, viewApplication } from "@ats/core/applications/viewing-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { patchApplications } from "./application-patches.ts";

/** Records that the reader viewed an application. */
export function useViewApplication() {
  const queries = useQueryClient();
  return useCall(viewApplication, {
    onSuccess: (_, { params }) => {
      patchApplications(queries, [Number(params.id)], () => ({ viewed: true }));
      void queries.invalidateQueries({ queryKey: keyOf(countUnviewed) });
    },
  });
}
