import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import {
  getSubmissionForm,
  listSubmissions,
  mostSubmitted,
  readSubmittedCv,
  submitCandidates,
  type SubmissionForm,
} from "@ats/core/agency-portal/submission-contract";
import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { fullName } from "@ats/core/validation/person-name";
import type { FormError } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useIntents } from "../../app/useIntents.ts";
import { callWhenFree } from "../../candidates/cv-import/callWhenFree.ts";
import { assertSize } from "../../candidates/cv-upload.ts";
import { useDraftState } from "../../drafts/draft.ts";
import {
  newCandidate,
  newDraft,
  type SubmissionDraft,
  submissionDraft,
  type TypedCandidate,
} from "./draft.ts";
import { submissionBody } from "./submission-body.ts";

/** A submitted candidate of this visit. */
export interface Submitted {
  id: number;
  name: string;
  owned_until: string;
}

const touched = [getSubmissionForm, listSubmissions, listAgencyJobs];
const factNames = ["first_name", "last_name", "email", "contact_mobile_number"] as const;

/** Candidates typed for a job: their CVs are read, their text is a draft, and all are submitted at once. */
export function useSubmission(clientId: number, { job, candidates_left }: SubmissionForm) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const intentOf = useIntents();
  const params = { client_id: clientId, job_id: job.id };
  const [stored, store] = useDraftState(`submission.${clientId}.${job.id}`, submissionDraft);
  const [empty] = useState(newDraft);
  const draft = stored ?? empty;
  /** Answers that come later change the latest text. */
  const latest = useRef(draft);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [reading, setReading] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState<Submitted[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  const put = (next: SubmissionDraft) => {
    latest.current = next;
    store(next.candidates.length > 0 || next.accepts_fee ? next : undefined);
  };
  const most = Math.min(mostSubmitted, candidates_left ?? mostSubmitted);
  const room = () => Math.max(0, most - latest.current.candidates.length);

  const change = (key: string, part: Partial<TypedCandidate>) => {
    put({
      ...latest.current,
      candidates: latest.current.candidates.map((each) =>
        each.key === key ? { ...each, ...part } : each,
      ),
    });
    const changed = new Set(Object.keys(part).map((name) => `${key}.${name}`));
    setErrors((before) => before.filter(({ name }) => !changed.has(name ?? "")));
  };

  const add = (known: readonly TypedCandidate[]) =>
    put({ ...latest.current, candidates: [...latest.current.candidates, ...known] });

  const readInto = async (key: string, file: File) => {
    const isWanted = () => latest.current.candidates.some((each) => each.key === key);
    const tell = (isReading: boolean) =>
      setReading((before) => {
        const next = new Set(before);
        if (isReading) next.add(key);
        else next.delete(key);
        return next;
      });
    setErrors((before) => before.filter(({ name }) => name !== `${key}.cv`));
    tell(true);
    try {
      assertSize(file);
      const name = file.name.slice(0, 200);
      const idempotencyKey = crypto.randomUUID();
      const { upload, ...facts } = await callWhenFree(
        () => client.call(readSubmittedCv, { params, query: { name }, body: file, idempotencyKey }),
        { onWait: () => undefined, isWanted },
      );
      const now = latest.current.candidates.find((each) => each.key === key);
      if (now)
        change(key, {
          ...filled(now, facts),
          cv: { upload, name, stored_date_time: new Date().toISOString() },
        });
    } catch (error) {
      if (isWanted())
        setErrors((before) => [
          ...before,
          { name: `${key}.cv`, message: `${file.name}: ${(error as Error).message}` },
        ]);
    } finally {
      tell(false);
    }
  };

  const take = async (files: readonly File[]) => {
    const taken = files.slice(0, room()).map((file) => ({ file, candidate: newCandidate() }));
    setLeftOut(files.length - taken.length);
    add(taken.map(({ candidate }) => candidate));
    for (const { file, candidate } of taken) await readInto(candidate.key, file);
  };

  const submit = async () => {
    const { body, errors: found } = submissionBody(say, latest.current);
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0 || isSubmitting) return;
    setSubmitting(true);
    try {
      const asked = latest.current.candidates;
      const { records } = await client.call(submitCandidates, {
        params,
        body,
        idempotencyKey: intentOf(body),
      });
      const results = asked.map((candidate, at) => ({ candidate, result: records[at] }));
      const done = results.filter(({ result }) => result?.submitted);
      setSubmitted((before) => [
        ...before,
        ...done.map(({ candidate, result }) => ({
          id: result?.submission_id ?? 0,
          name: fullName(candidate),
          owned_until: result?.owned_until ?? "",
        })),
      ]);
      setRefusals(
        Object.fromEntries(
          results
            .filter(({ result }) => !result?.submitted)
            .map(({ candidate, result }) => [candidate.key, result?.message ?? ""]),
        ),
      );
      const keys = new Set(done.map(({ candidate }) => candidate.key));
      const candidates = latest.current.candidates.filter(({ key }) => !keys.has(key));
      put(candidates.length > 0 ? { ...latest.current, candidates } : newDraft());
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSubmitting(false);
      for (const endpoint of touched) void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    }
  };

  return {
    draft,
    most,
    errors,
    /** Refusals of the last attempt by the key of the candidate. */
    refusals,
    reading,
    submitted,
    leftOut,
    failure,
    isSubmitting,
    change,
    readInto,
    take,
    add: (known: Partial<TypedCandidate>) => add([newCandidate(known)]),
    remove: (key: string) => {
      put({
        ...latest.current,
        candidates: latest.current.candidates.filter((each) => each.key !== key),
      });
      setErrors((before) => before.filter(({ name }) => !name?.startsWith(key)));
    },
    acceptFee: (accepts_fee: boolean) => {
      put({ ...latest.current, accepts_fee });
      setErrors((before) => before.filter(({ name }) => name !== "accepts_fee"));
    },
    discard: () => {
      latest.current = newDraft();
      store(undefined);
      setErrors([]);
      setRefusals({});
    },
    submit: () => void submit(),
  };
}

/** The facts of a CV for the fields that are still empty. */
const filled = (typed: TypedCandidate, facts: CvFacts): Partial<TypedCandidate> =>
  Object.fromEntries(factNames.filter((name) => !typed[name]).map((name) => [name, facts[name]]));
