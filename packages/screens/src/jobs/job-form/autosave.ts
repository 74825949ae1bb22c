import type { ApiError, Client } from "@ats/core/contract/client";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import {
  inputProblems,
  type JobInput,
  jobInput,
  type VacancyProblem,
} from "@ats/core/jobs/job-input";
import { isSame, valuesOf, type Written } from "./values.ts";

/** Milliseconds without typing before a draft is saved. */
const restMs = 900;

export interface Writing {
  values: JobInput;
  /** The server's version of the job; undefined until the draft is created. */
  saved: JobDetails | undefined;
  isUnsaved: boolean;
  /** Result of the last save. "stale" means that a colleague saved another version. */
  outcome: "none" | "failed" | "stale";
  message: string;
  problems: readonly VacancyProblem[];
}

const noFailure = { outcome: "none", message: "", problems: [] } as const;

interface Options {
  client: Client;
  start: Written;
  saved: JobDetails | undefined;
  /** True if the stored text is the start of the next new job. */
  isNew: boolean;
  keep(written: Written): void;
  forget(): void;
  onSaved(job: JobDetails): void;
}

/**
 * Saves the form's values: one call at a time, each based on the previous version. Drafts save
 * themselves. Quality R2, R4.
 */
export class Autosave {
  readonly #options: Options;
  #writing: Writing;
  #id: number | undefined;
  #version: number | undefined;
  #sent: JobInput | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** The create call of the draft, repeated unchanged until answered. */
  #begun: { values: JobInput; intent: string } | undefined;
  #isLeft = false;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    const { start, saved } = options;
    this.#options = options;
    this.#id = start.id;
    this.#version = start.version;
    this.#sent = saved && valuesOf(saved);
    const isUnsaved = saved ? !isSame(start.values, valuesOf(saved)) : false;
    const { values } = start;
    this.#writing = { values, saved, isUnsaved, ...noFailure };
  }

  read = (): Writing => this.#writing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  write = (change: Partial<JobInput>): void => {
    const values = { ...this.#writing.values, ...change };
    const isUnsaved = this.#differs(values);
    // An invalid value was not sent: once the saved one is there again, nothing has failed.
    const isUndone = !isUnsaved && this.#writing.problems.length > 0;
    this.#tell({ values, isUnsaved, ...(isUndone && noFailure) });
    this.#keep();
    this.#schedule();
  };

  /** Saves the current values. Undefined if that fails. */
  save = async (): Promise<JobDetails | undefined> => {
    clearTimeout(this.#timer);
    const attempt = this.#running.then(() => this.#send());
    this.#running = attempt;
    return attempt;
  };

  /** Bases the next save on a colleague's version. */
  rebase(job: JobDetails): void {
    this.#taken(job, valuesOf(job));
  }

  /** Called on mount. The returned function saves pending text on unmount. */
  stay = (): (() => void) => {
    this.#isLeft = false;
    return () => {
      this.#isLeft = true;
      if (this.#timer !== undefined && this.#savesItself()) void this.save();
      else if (this.#writing.saved) this.#keep();
    };
  };

  async #send(): Promise<JobDetails | undefined> {
    const { client } = this.#options;
    const { values } = this.#writing;
    const problems = inputProblems(values);
    if (problems[0]) {
      this.#tell({ outcome: "failed", message: problems[0].message, problems });
      return undefined;
    }
    try {
      let id = this.#id;
      if (id === undefined) {
        this.#begun ??= { values, intent: crypto.randomUUID() };
        const { values: first, intent } = this.#begun;
        const body = jobInput.parse(first);
        const job = await client.call(createJob, { body, idempotencyKey: intent });
        this.#taken(job, first);
        if (isSame(values, first)) return job;
        clearTimeout(this.#timer);
        id = job.id;
      }
      const job = await client.call(updateJob, {
        params: { id },
        version: this.#version,
        body: jobInput.parse(values),
        mayBeMissing: true,
      });
      this.#taken(job, values);
      return job;
    } catch (error) {
      const { status, message } = error as ApiError;
      // A refused call has created nothing. One without an answer may have.
      if (status > 0 && status < 500) this.#begun = undefined;
      this.#tell({ outcome: status === 412 ? "stale" : "failed", message, problems: [] });
      return undefined;
    }
  }

  #taken(job: JobDetails, values: JobInput) {
    this.#id = job.id;
    this.#version = job.version;
    this.#sent = values;
    const isUnsaved = this.#differs(this.#writing.values);
    this.#tell({ saved: job, isUnsaved, ...noFailure });
    this.#keep();
    this.#options.onSaved(job);
    this.#schedule();
  }

  #differs(values: JobInput): boolean {
    return !this.#sent || !isSame(values, this.#sent);
  }

  /** True for drafts with a title. A published job is saved on request. */
  #savesItself(): boolean {
    const { values, saved, isUnsaved, outcome } = this.#writing;
    const isDraft = !saved || saved.status === "DRAFT";
    return isUnsaved && isDraft && outcome !== "stale" && values.title.trim() !== "";
  }

  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = this.#savesItself() ? setTimeout(this.save, restMs) : undefined;
  }

  #keep() {
    const { values, saved, isUnsaved } = this.#writing;
    const { isNew, keep, forget } = this.#options;
    if (saved && !isUnsaved && (this.#isLeft || !isNew)) forget();
    else keep({ values, id: this.#id, version: this.#version, isSaved: !isUnsaved });
  }

  #tell(change: Partial<Writing>) {
    this.#writing = { ...this.#writing, ...change };
    for (const listener of this.#listeners) listener();
  }
}
