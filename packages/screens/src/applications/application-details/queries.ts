import type { Application, Note } from "@ats/core/applications/application";
import {
  addNote,
  getApplication,
  getApplicationCv,
  listActivity,
  listApplications,
  listNotes,
} from "@ats/core/applications/contract";
import { countUnviewed, viewApplication } from "@ats/core/applications/reading-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { useUser } from "../../session/session.tsx";
import { patchApplications } from "../application-patches.ts";
import type { ApplicationPage } from "../status-patches.ts";

export const useApplication = (id: number) => useEndpoint(getApplication, { params: { id } });
export const useNotes = (id: number) => useEndpoint(listNotes, { params: { id } });
export const useActivity = (id: number) => useEndpoint(listActivity, { params: { id } });

/** How to load the CV: the same function as long as it is the same CV. */
export function useCv(id: number, as: "preview" | "download"): () => Promise<Blob> {
  const { client } = useAts();
  return useCallback(
    () => client.call(getApplicationCv, { params: { id }, query: { as } }),
    [client, id, as],
  );
}

/** Marks an application as viewed once it is shown. */
export function useMarkViewed(id: number, isShown: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useCall(viewApplication, {
    onSuccess: () => {
      patchApplications(queries, [id], () => ({ viewed: true }));
      void queries.invalidateQueries({ queryKey: keyOf(countUnviewed) });
    },
  });
  useEffect(() => {
    if (isShown) mutate({ params: { id } });
  }, [id, isShown, mutate]);
}

export interface Neighbours {
  previous: Application | undefined;
  next: Application | undefined;
  /** From one. */
  position: number;
  /** How many are loaded. */
  count: number;
}

/** Who stands before and after in the list that was looked at last, if it is still at hand. */
export function useNeighbours(id: number): Neighbours | undefined {
  const queries = useQueryClient();
  return useMemo(() => {
    const [latest] = queries
      .getQueryCache()
      .findAll({ queryKey: keyOf(listApplications) })
      .map(({ state }) => ({
        at: state.dataUpdatedAt,
        rows: (state.data as ApplicationPage | undefined)?.records ?? [],
      }))
      .filter(({ rows }) => rows.some((row) => row.id === id))
      .toSorted((a, b) => b.at - a.at);
    if (!latest) return undefined;
    const index = latest.rows.findIndex((row) => row.id === id);
    return {
      previous: latest.rows[index - 1],
      next: latest.rows[index + 1],
      position: index + 1,
      count: latest.rows.length,
    };
  }, [queries, id]);
}

type Notes = Output<typeof listNotes>;

/** Adds a note: shown at once, taken back when it could not be saved. */
export function useAddNote(id: number) {
  const queries = useQueryClient();
  const user = useUser();
  const key = keyOf(listNotes, { params: { id } });
  const patch = (change: (notes: Note[]) => Note[]) =>
    queries.setQueryData<Notes>(key, (data) => data && { records: change(data.records) });
  return useCall<typeof addNote, Note>(addNote, {
    onMutate: async ({ body }) => {
      await queries.cancelQueries({ queryKey: key });
      const { id: userId, first_name, last_name } = user;
      const note: Note = {
        id: -Date.now(),
        text: body.text,
        created_by: { id: userId, first_name, last_name },
        created_date_time: new Date().toISOString(),
      };
      patch((notes) => [note, ...notes]);
      return note;
    },
    onSuccess: (saved, _, shown) =>
      void patch((notes) => notes.map((note) => (note.id === shown.id ? saved : note))),
    onError: (_error, _input, shown) =>
      void patch((notes) => notes.filter((note) => note.id !== shown?.id)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: key });
      void queries.invalidateQueries({ queryKey: keyOf(listActivity, { params: { id } }) });
    },
  });
}
