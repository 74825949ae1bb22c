import { type CandidateInput, candidateInput } from "@ats/core/candidates/candidate-input";
import { listCandidates } from "@ats/core/candidates/contract";
import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { readCv } from "@ats/core/candidates/cv-contract";
import { addCandidate } from "@ats/core/candidates/details-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { needSize, useSendCv } from "../cv-upload.ts";

type Known = Output<typeof readCv>["records"];

/** A file on its way in: read, looked at, and then kept with a new candidate or a known one. */
export interface CvFile {
  key: string;
  file: File;
  at: "reading" | "refused" | "ready" | "adding" | "added";
  facts: CvFacts;
  known: Known;
  /** The known candidate whose CV it is; null for somebody new. */
  candidate: number | null;
  /** Why it is not kept: of the file, or of what was tried last. */
  problem?: string | undefined;
  /** What is wrong with the typed facts, by field. */
  errors: Partial<Record<keyof CvFacts, string | undefined>>;
  /** What became of it. */
  result?: string;
}

const nobody: CvFacts = { first_name: "", last_name: "", email: "", contact_mobile_number: "" };

export const mostFiles = 50;

/** Takes CVs through their steps, one after the other; one that is refused does not hold up the rest. */
export function useCvImport() {
  const { client } = useAts();
  const queries = useQueryClient();
  const sendCv = useSendCv();
  const [files, setFiles] = useState<CvFile[]>([]);
  const isOver = useRef(false);
  /** Who was added in this import, by email: two CVs of one new person are not two people. */
  const added = useRef(new Map<string, number>());

  /** The same person of the same file is one intent, however often it is tried; a corrected one another. */
  const intents = useRef(new Map<string, string>());
  const intentOf = (key: string, person: CandidateInput) => {
    const what = JSON.stringify([key, person]);
    const intent = intents.current.get(what) ?? crypto.randomUUID();
    intents.current.set(what, intent);
    return intent;
  };

  const change = (key: string, to: Partial<CvFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)));

  const read = async ({ key, file }: CvFile) => {
    try {
      needSize(file);
      const query = { name: file.name.slice(0, 200) };
      const { records, ...facts } = await client.call(readCv, { query, body: file });
      const same = records.find(({ reason }) => reason !== "name");
      change(key, { at: "ready", facts, known: records, candidate: same?.id ?? null });
    } catch (error) {
      change(key, { at: "refused", problem: (error as Error).message });
    }
  };

  /** The candidate whose CV it is, added where there is none; what is wrong with the facts is said. */
  const candidateOf = async ({ key, candidate, facts }: CvFile) => {
    if (candidate) return candidate;
    const parsed = candidateInput.safeParse({ ...blank, ...facts, ...phoneOf(facts) });
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => [path[0], message]);
      change(key, { at: "ready", errors: Object.fromEntries(errors) });
      return undefined;
    }
    const email = parsed.data.email.toLowerCase();
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
      await sendCv(id, cv.file, { idempotencyKey: cv.key });
      const known = cv.known.find((each) => each.id === id);
      const name = known?.name ?? `${cv.facts.first_name} ${cv.facts.last_name}`;
      change(cv.key, {
        at: "added",
        candidate: id,
        result: known ? `Kept with ${name}, who was known` : `${name} is added`,
      });
    } catch (error) {
      change(cv.key, { at: "ready", problem: (error as Error).message });
    }
  };

  return {
    files,
    take: async (chosen: readonly File[]) => {
      const taken = chosen.slice(0, mostFiles - files.length).map(
        (file): CvFile => ({
          key: crypto.randomUUID(),
          file,
          at: "reading",
          facts: nobody,
          known: [],
          candidate: null,
          errors: {},
        }),
      );
      setFiles((before) => [...before, ...taken]);
      for (const cv of taken) if (!isOver.current) await read(cv);
    },
    change,
    remove: (key: string) => setFiles((before) => before.filter((each) => each.key !== key)),
    keepAll: async () => {
      for (const cv of files) if (cv.at === "ready" && !isOver.current) await keep(cv);
      await queries.invalidateQueries({ queryKey: keyOf(listCandidates) });
    },
    /** What is on its way is finished, and nothing else is begun. */
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
