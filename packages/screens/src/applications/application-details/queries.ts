import type { Note } from "@ats/core/applications/application";
import {
  addNote,
  getApplication,
  getApplicationCv,
  initialLines,
  listActivity,
  listColleagues,
  listNotes,
} from "@ats/core/applications/contract";
import { getNeighbours } from "@ats/core/applications/neighbours-contract";
import { getAnswerFile } from "@ats/core/applications/viewing-contract";
import type { Input, Output } from "@ats/core/contract/endpoint";
import { to } from "@ats/core/navigation/routes";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf, queryOf } from "../../app/query.ts";
import { readListState } from "../../lists/list-state.ts";
import { useRememberVisit } from "../../commands/recent.ts";
import { useCan, useUser } from "../../session/session.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { useViewApplication } from "../useViewApplication.ts";
import { listQuery } from "../application-list/calls.ts";
import { applicationListOptions } from "../application-list/state.ts";

export const useApplication = (id: number) => useEndpoint(getApplication, { params: { id } });

/** Reads the newest notes; `older` loads more. */
export function useNotes(id: number) {
  const [most, setMost] = useState(initialLines);
  const query = useEndpoint(
    listNotes,
    { params: { id }, query: { most } },
    {
      enabled: useMayCall(listNotes),
      placeholderData: (shown, before) => (isOf(id, before?.queryKey) ? shown : undefined),
    },
  );
  return { ...query, older: () => setMost(most + initialLines) };
}

/** The colleagues whom a note may mention; a mention notifies them. */
export function useColleagues(id: number) {
  const { client } = useAts();
  const queries = useQueryClient();
  const query = queryOf(client, listColleagues, { params: { id } });
  const { data } = useQuery({ ...query, enabled: useCan("UPDATE_APPLICATIONS") });
  return {
    colleagues: data?.records ?? nobody,
    /** Waits for colleagues that are still being read. */
    read: () =>
      queries.ensureQueryData(query).then(
        ({ records }) => records,
        () => nobody,
      ),
  };
}
export type Colleague = Output<typeof listColleagues>["records"][number];
const nobody: Colleague[] = [];

/** Reads the newest changes or views of the record; `older` loads more. */
export function useActivity(id: number, show: "changes" | "reads") {
  const [most, setMost] = useState(initialLines);
  const query = useEndpoint(
    listActivity,
    { params: { id }, query: { most, show } },
    { placeholderData: (shown) => (most > initialLines ? shown : undefined) },
  );
  return { ...query, older: () => setMost(most + initialLines) };
}

const isOf = (id: number, key: QueryKey | undefined) =>
  (key?.[2] as Input<typeof listNotes> | undefined)?.params.id === id;

/** Loads the CV; the same function while the CV is the same. */
export function useCv(id: number, as: "preview" | "download"): () => Promise<Blob> {
  const { client } = useAts();
  return useCallback(
    () => client.call(getApplicationCv, { params: { id }, query: { as } }),
    [client, id, as],
  );
}

/** Loads a file of an answer; the record tells a preview from a download. */
export type LoadAnswerFile = (file: number, as: "preview" | "download") => Promise<Blob>;

export function useAnswerFile(id: number): LoadAnswerFile {
  const { client } = useAts();
  return (file, as) => client.call(getAnswerFile, { params: { id, file }, query: { as } });
}

export function useMarkViewed(id: number, isShown: boolean): void {
  useRememberVisit(to.applicationDetails({ id }), isShown);
  const { mutate } = useViewApplication();
  const { viewing_as } = useUser();
  const isRecorded = isShown && viewing_as === null;
  useEffect(() => {
    if (isRecorded) mutate({ params: { id } });
  }, [id, isRecorded, mutate]);
}

export type Neighbours = Output<typeof getNeighbours>;

/**
 * Reads the previous and next application of the job's list as it was last shown. They stay as they
 * were when the application was opened, so that a moved applicant does not drop out at once.
 */
export function useNeighbours(id: number, jobId: number | undefined): Neighbours | undefined {
  const { host } = useAts();
  const query = useMemo(() => {
    const options = { ...applicationListOptions, scope: String(jobId) };
    return listQuery(readListState(options, host, {}));
  }, [host, jobId]);
  const { data } = useEndpoint(
    getNeighbours,
    { params: { id }, query },
    { enabled: jobId !== undefined, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return data;
}

type Notes = Output<typeof listNotes>;

/** Adds a note: shown at once, removed again if it could not be saved. */
export function useAddNote(id: number) {
  const queries = useQueryClient();
  const user = useUser();
  const key = keyOf(listNotes, { params: { id } });
  const patch = (change: (notes: Note[]) => Note[]) =>
    queries.setQueriesData<Notes>({ queryKey: key }, (data) => {
      if (!data) return data;
      const records = change(data.records);
      return { records, total: data.total + records.length - data.records.length };
    });
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
