import { type CandidateInput, candidateInput } from "@ats/core/candidates/candidate-input";
import { listCandidates } from "@ats/core/candidates/contract";
import { readCv } from "@ats/core/candidates/cv-contract";
import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { addCandidate } from "@ats/core/candidates/details-contract";
import type { ApiError } from "@ats/core/contract/client";
import type { Output } from "@ats/core/contract/endpoint";
import { emailKey } from "@ats/core/validation/email";
import { fullName } from "@ats/core/validation/person-name";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { assertSize, useUploadCv } from "../cv-upload.ts";
import { callWhenFree } from "./callWhenFree.ts";

type Known = Output<typeof readCv>["records"];

/** A CV to import: read, reviewed, then added to a new or known candidate. */
export interface CvFile {
  key: string;
  file: File;
  at: "reading" | "waiting" | "unread" | "refused" | "ready" | "adding" | "added";
  facts: CvFacts;
  /** The facts as read from the file. */
  read: CvFacts;
  /** The candidate agreed to be considered for other jobs. */
  consent: boolean;
  known: Known;
  /** Id of the known candidate; null for a new one. */
  candidate: number | null;
  /** Why the file is refused or unread, or why the last attempt failed. */
  problem?: string | undefined;
  /** Errors of the typed facts, by field. */
  errors: Partial<Record<keyof CvFacts, string | undefined>>;
  /** Undefined until the CV is saved. */
  result?: string;
}

export const nobody: CvFacts = {
  first_name: "",
  last_name: "",
  email: "",
  contact_mobile_number: "",
};

/** The most files in one import. */
export const mostFiles = 50;

/** Takes CVs through their steps one at a time; a refused one does not stop the others. */
export function useCvImport() {
  const { client } = useAts();
  const queries = useQueryClient();
  const sendCv = useUploadCv();
  const [files, setFiles] = useState<CvFile[]>([]);
  /** Each file is saved as it stands when its turn comes. */
  const latest = useRef(files);
  const put = (next: CvFile[]) => setFiles((latest.current = next));
  const [leftOut, setLeftOut] = useState(0);
  const isOver = useRef(false);
  /** Candidates added in this import, by email: two CVs of one new person make one candidate. */
  const added = useRef(new Map<string, number>());

  /**
   * Retries of one file with the same facts share an idempotency key; corrected facts get a new
   * one.
   */
  const intents = useRef(new Map<string, string>());
  const intentOf = (key: string, person: CandidateInput) => {
    const what = JSON.stringify([key, person]);
    const intent = intents.current.get(what) ?? crypto.randomUUID();
    intents.current.set(what, intent);
    return intent;
  };

  const change = (key: string, to: Partial<CvFile>) =>
    put(latest.current.map((each) => (each.key === key ? { ...each, ...to } : each)));

  const read = async ({ key, file }: CvFile) => {
    const isWanted = () => !isOver.current && latest.current.some((each) => each.key === key);
    change(key, { at: "reading", problem: undefined });
    try {
      assertSize(file);
      const query = { name: file.name.slice(0, 200) };
      const { records, ...facts } = await callWhenFree(
        () => client.call(readCv, { query, body: file }),
        { onWait: () => change(key, { at: "waiting" }), isWanted },
      );
      const same = records.find(({ reason }) => reason !== "name");
      change(key, { at: "ready", facts, read: facts, known: records, candidate: same?.id ?? null });
    } catch (error) {
      const { status, message } = error as ApiError;
      change(key, { at: status === 503 ? "unread" : "refused", problem: message });
    }
  };

  /** Finds or adds the candidate of a CV; puts errors of the facts on the row. */
  const candidateOf = async ({ key, candidate, facts, consent }: CvFile) => {
    if (candidate) return candidate;
    const parsed = candidateInput.safeParse({ ...blank, ...facts, ...phoneOf(facts), consent });
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => [path[0], message]);
      change(key, { at: "ready", errors: Object.fromEntries(errors) });
      return undefined;
    }
    const email = emailKey(parsed.data.email);
    const idempotencyKey = intentOf(key, parsed.data);
    const id =
      added.current.get(email) ??
      (await client.call(addCandidate, { body: parsed.data, idempotencyKey })).id;
    added.current.set(email, id);
    change(key, { candidate: id });
    return id;
  };

  const keep = async (cv: CvFile) => {
    change(cv.key, { at: "adding", problem: undefined, errors: {} });
    try {
      const id = await candidateOf(cv);
      if (id === undefined) return;
      await sendCv(id, cv.file, { idempotencyKey: cv.key, mayBeMissing: true }).catch((error) => {
        if ((error as ApiError).status === 404) isGone(id);
        throw error;
      });
      const known = cv.known.find((each) => each.id === id);
      const name = known?.name ?? fullName(cv.facts);
      change(cv.key, {
        at: "added",
        candidate: id,
        result: known ? `Saved to ${name}, an existing candidate` : `${name} added`,
      });
    } catch (error) {
      change(cv.key, { at: "ready", problem: (error as Error).message });
    }
  };

  /** The candidate was erased or merged meanwhile, and cannot be chosen any more. */
  const isGone = (id: number) => {
    for (const [email, each] of added.current) if (each === id) added.current.delete(email);
    put(
      latest.current.map((each) => ({
        ...each,
        known: each.known.filter((known) => known.id !== id),
        candidate: each.at !== "added" && each.candidate === id ? null : each.candidate,
      })),
    );
  };

  return {
    files,
    /** Number of chosen files over the limit. */
    leftOut,
    take: async (chosen: readonly File[]) => {
      const waiting = latest.current.filter(({ at }) => at !== "added").length;
      const room = Math.max(0, mostFiles - waiting);
      setLeftOut(Math.max(0, chosen.length - room));
      const taken = chosen.slice(0, room).map(
        (file): CvFile => ({
          key: crypto.randomUUID(),
          file,
          at: "reading",
          facts: nobody,
          read: nobody,
          consent: false,
          known: [],
          candidate: null,
          errors: {},
        }),
      );
      put([...latest.current, ...taken]);
      for (const cv of taken) if (!isOver.current) await read(cv);
    },
    change,
    readAgain: read,
    remove: (key: string) => put(latest.current.filter((each) => each.key !== key)),
    keepAll: async () => {
      for (const { key } of files.filter(({ at }) => at === "ready")) {
        const cv = latest.current.find((each) => each.key === key);
        if (cv?.at === "ready" && !isOver.current) await keep(cv);
      }
      await queries.invalidateQueries({ queryKey: keyOf(listCandidates) });
    },
    /** Finishes the file in progress, and begins no other. */
    stop: () => (isOver.current = true),
  };
}

const blank: Omit<CandidateInput, keyof CvFacts | "tags" | "consent" | "retention_date"> = {
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};
const phoneOf = ({ contact_mobile_number }: CvFacts) => ({
  contact_mobile_number: contact_mobile_number || null,
});
