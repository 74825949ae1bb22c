import { getTemplate, listTemplateChoices, listTemplates } from "@ats/core/templates/contract";
import { showToast } from "@ats/ui/Toast";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf, queryOf } from "../app/query.ts";

/** What can be chosen from; a reader without the right is not asked for. */
export const useTemplateChoices = (enabled = true) =>
  useEndpoint(listTemplateChoices, {}, { enabled });

/** Reads a template that was chosen; undefined where it cannot be read, which is said. */
export function useReadTemplate() {
  const { client } = useAts();
  const queries = useQueryClient();
  return (id: number) =>
    queries
      .fetchQuery(queryOf(client, getTemplate, { params: { id } }))
      .catch(({ message: description }: Error) => {
        showToast({ tone: "critical", title: "The template could not be read", description });
      });
}

/** What is read of templates is read again. */
export const refreshTemplates = (queries: QueryClient) =>
  Promise.all(
    [listTemplates, listTemplateChoices, getTemplate].map((endpoint) =>
      queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export function useRefreshTemplates() {
  const queries = useQueryClient();
  return useCallback(() => refreshTemplates(queries), [queries]);
}
