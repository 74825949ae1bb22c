import type {
  CandidateImport,
  ColumnMapping,
  ExistingChoice,
} from "@ats/core/candidates/candidate-import";
import type { DateOrder } from "@ats/core/lists/cell-date";
import type { TextEncoding } from "@ats/core/lists/text-encodings";
import { listCandidates } from "@ats/core/candidates/contract";
import {
  type ActiveImport,
  addImport,
  cancelImport,
  checkImport,
  finishImport,
  type RowProblem,
  type RowUpdate,
  type UploadedImport,
} from "@ats/core/candidates/import-contract";
import type { ApiError } from "@ats/core/contract/client";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { candidateImportTexts } from "./texts.ts";

const unchecked = { checked: 0, problems: [] as RowProblem[] };

/** An import whose file has been read, in an encoding that was guessed or chosen. */
export type TakenImport = CandidateImport & Partial<Pick<UploadedImport, "encoding">>;

/** How the rows of an import are read. */
interface ImportChoices {
  mapping: ColumnMapping;
  existing: ExistingChoice;
  date_order: DateOrder | null;
}

/** The result of a check: rows that cannot be imported, and changes of known candidates. */
export interface CheckResult {
  problems: RowProblem[];
  updates: RowUpdate[];
}

export type ImportStep =
  | { at: "file" }
  | { at: "columns"; taken: TakenImport }
  | { at: "checking"; taken: TakenImport; checked: number }
  | ({ at: "checked"; taken: TakenImport } & CheckResult)
  | { at: "adding"; taken: TakenImport }
  | { at: "done"; added: number; updated: number; skipped: number };

/** Takes a file of candidates through its steps; only the last one adds anybody. */
export function useImport() {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: "file" });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wasCancelled = useRef(false);
  const leaving = useRef(new AbortController());
  const chosenFile = useRef<File>(undefined);
  const intent = useRef(crypto.randomUUID());

  const attempt = async (work: () => Promise<void>, otherwise: ImportStep) => {
    setError(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (wasCancelled.current) return;
      setError((failure as Error).message);
      setStep(otherwise);
    } finally {
      setBusy(false);
    }
  };

  const forget = ({ id, name }: CandidateImport, isGone?: (name: string) => void) =>
    void client
      .call(cancelImport, { params: { id }, mayBeMissing: true })
      .catch(({ status }: ApiError) => void (status === 404 && isGone?.(name)));

  const upload = async (file: File, encoding?: TextEncoding) => {
    const taken = await client.call(addImport, {
      query: { name: file.name.slice(0, 200), ...(encoding && { encoding }) },
      body: file,
      signal: leaving.current.signal,
    });
    if (wasCancelled.current) forget(taken);
    else setStep({ at: "columns", taken });
  };

  const readList = () => queries.invalidateQueries({ queryKey: keyOf(listCandidates) });

  /** The server finished adding before the cancellation arrived. */
  const wereAdded = (name: string) => {
    showToast({ title: say(candidateImportTexts.alreadyAdded, { name }), tone: "warning" });
    void readList();
  };

  const check = (
    taken: TakenImport,
    { mapping, existing, date_order }: ImportChoices,
    begun = unchecked,
  ) =>
    attempt(
      async () => {
        const chosen = { ...taken, mapping, existing, date_order };
        const problems = [...begun.problems];
        const updates: RowUpdate[] = [];
        const params = { id: taken.id };
        for (let from = begun.checked; from < taken.total; ) {
          setStep({ at: "checking", taken: chosen, checked: from });
          const answer = await client.call(checkImport, {
            params,
            body: { mapping, from, existing, ...(date_order && { date_order }) },
            mayBeMissing: true,
          });
          if (wasCancelled.current) return;
          problems.push(...answer.problems);
          updates.push(...answer.updates);
          from = answer.checked;
        }
        setStep({ at: "checked", taken: chosen, problems, updates });
      },
      { at: "columns", taken: { ...taken, mapping, existing, date_order } },
    );

  return {
    step,
    error,
    isBusy,
    check,
    /** Continues an import that was begun before this page was loaded. */
    goOn: ({ checked, problems, ...taken }: ActiveImport) =>
      checked === 0
        ? setStep({ at: "columns", taken })
        : // The changes of known candidates are read anew, because they are kept nowhere.
          void check(taken, taken, taken.existing === "update" ? unchecked : { checked, problems }),
    take: (file: File) => {
      chosenFile.current = file;
      return attempt(() => upload(file), { at: "file" });
    },
    /** Reads the file again, in the encoding that somebody has chosen. */
    readAs: (taken: TakenImport, encoding: TextEncoding) =>
      attempt(
        async () => {
          if (!chosenFile.current) return;
          await upload(chosenFile.current, encoding);
          forget(taken);
        },
        { at: "columns", taken },
      ),
    /** Clears the first file's error when another file is refused before it is sent. */
    refuse: () => setError(undefined),
    finish: (taken: TakenImport, result: CheckResult) =>
      attempt(
        async () => {
          setStep({ at: "adding", taken });
          const params = { id: taken.id };
          const idempotencyKey = intent.current;
          const answer = await client.call(finishImport, {
            params,
            idempotencyKey,
            signal: leaving.current.signal,
            mayBeMissing: true,
          });
          setStep({ at: "done", ...answer });
          await readList();
        },
        { at: "checked", taken, ...result },
      ),
    /** Goes back to the columns of a checked file. */
    goBack(taken: TakenImport) {
      setError(undefined);
      setStep({ at: "columns", taken });
    },
    /** Drops the uploaded rows, to choose another file. */
    startAgain(taken: TakenImport) {
      forget(taken);
      setError(undefined);
      setStep({ at: "file" });
    },
    /** Drops the uploaded rows; an import is never added in part. */
    cancel() {
      wasCancelled.current = true;
      leaving.current.abort();
      if (step.at === "file" || step.at === "done") return;
      forget(step.taken, step.at === "adding" ? wereAdded : undefined);
    },
  };
}
