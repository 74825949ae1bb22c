import type { Attachment } from "@ats/core/messages/attachment";
import {
  getTemplate,
  getTemplateFile,
  listStageTemplates,
  listTemplateChoices,
  listTemplates,
} from "@ats/core/templates/contract";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { useEndpoint } from "../app/endpoint.ts";
import { keyOf, queryOf } from "../app/query.ts";
import { templatesTexts } from "./texts.ts";

/** Templates to choose from. Disabled for a user without the right. */
export const useTemplateChoices = (enabled = true) =>
  useEndpoint(listTemplateChoices, {}, { enabled });

const reportUnread =
  (say: Say) =>
  ({ message: description }: Error): undefined =>
    void showToast({ tone: "critical", title: say(templatesTexts.notLoaded), description });

/** Reads a chosen template. Shows an error and returns undefined if that fails. */
export function useReadTemplate() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  return (id: number) =>
    queries.fetchQuery(queryOf(client, getTemplate, { params: { id } })).catch(reportUnread(say));
}

/** Reads the PDF of a document template in the same way. */
export function useReadTemplateFile() {
  const say = useTexts();
  const { client } = useAts();
  return (id: number, { id: file, name, type }: Attachment) =>
    client
      .call(getTemplateFile, { params: { id, file } })
      .then((content) => new File([content], name, { type }))
      .catch(reportUnread(say));
}

/** Refetches template lists and, unless `isLeft`, open templates. */
export const refreshTemplates = (queries: QueryClient, isLeft = false) =>
  Promise.all([
    ...[listTemplates, listTemplateChoices, listStageTemplates].map((endpoint) =>
      queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
    queries.invalidateQueries({
      queryKey: keyOf(getTemplate),
      refetchType: isLeft ? "none" : "active",
    }),
  ]);

export function useRefreshTemplates() {
  const queries = useQueryClient();
  return useCallback((isLeft?: boolean) => refreshTemplates(queries, isLeft), [queries]);
}
