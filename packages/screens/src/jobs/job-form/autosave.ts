import type { ApiError, Client } from "@ats/core/contract/client";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { type JobInput, jobInput } from "@ats/core/jobs/job-input";
import { isSame, valuesOf, type Written } from "./values.ts";

/** How long nothing is typed before a draft is saved. */
const restMs = 900;

export interface Writing {
  values: JobInput;
  /** The job as the server has it; undefined before the draft is begun. */
  saved: JobDetails | undefined;
  isUnsaved: boolean;
  /** What became of the last attempt to save; "stale" where somebody saved another version. */
  outcome: "none" | "failed" | "stale";
  message: string;
}

interface Options {
  client: Client;
  start: Written;
  saved: JobDetails | undefined;
  /** Keeps on this device what is not saved yet. */
  keep(written: Written): void;
  forget(): void;
  onSaved(job: JobDetails): void;
}

/**
 * What is written in the form, and its way to the server: one call at a time, each from the version
 * before, a draft's by themselves. Quality R2, R4.
 */
export class Autosave {
  readonly #options: Options;
  #writing: Writing;
  #id: number | undefined;
  #version: number | undefined;
  #sent: JobInput | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();
  // Of the draft's beginning: sent again until it is answered.
  #intent = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();

  constructor(options: Options) {
    const { start, saved } = options;
    this.#options = options;
    this.#id = start.id;
    this.#version = start.version;
    this.#sent = saved && valuesOf(saved);
    const isUnsaved = saved ? !isSame(start.values, valuesOf(saved)) : false;
    this.#writing = { values: start.values, saved, isUnsaved, outcome: "none", message: "" };
  }

  read = (): Writing => this.#writing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  write = (change: Partial<JobInput>): void => {
    const values = { ...this.#writing.values, ...change };
    this.#tell({ values, isUnsaved: this.#differs(values) });
    this.#keep();
    this.#schedule();
  };

  /** Saves what is there now; undefined where that fails. */
  save = async (): Promise<JobDetails | undefined> => {
    clearTimeout(this.#timer);
    const attempt = this.#running.then(() => this.#send());
    this.#running = attempt;
    return attempt;
  };

  /** The next save begins from a version that somebody saved meanwhile. */
  rebase(job: JobDetails): void {
    this.#taken(job, valuesOf(job));
  }

  /** Whoever leaves in mid-sentence finds it saved. */
  leave = (): void => {
    if (this.#timer !== undefined && this.#savesItself()) void this.save();
  };

  async #send(): Promise<JobDetails | undefined> {
    const { client } = this.#options;
    const { values } = this.#writing;
    const parsed = jobInput.safeParse(values);
    if (parsed.error) {
      this.#tell({ outcome: "failed", message: parsed.error.issues[0]?.message ?? "" });
      return undefined;
    }
    const body = parsed.data;
    try {
      const job =
        this.#id === undefined
          ? await client.call(createJob, { body, idempotencyKey: this.#intent })
          : await client.call(updateJob, {
              params: { id: this.#id },
              version: this.#version,
              body,
              mayBeMissing: true,
            });
      this.#taken(job, values);
      return job;
    } catch (error) {
      const { status, message } = error as ApiError;
      // A key belongs to the request that was answered by it.
      if (status !== 0) this.#intent = crypto.randomUUID();
      this.#tell({ outcome: status === 412 ? "stale" : "failed", message });
      return undefined;
    }
  }

  #taken(job: JobDetails, values: JobInput) {
    this.#id = job.id;
    this.#version = job.version;
    this.#sent = values;
    const isUnsaved = this.#differs(this.#writing.values);
    this.#tell({ saved: job, isUnsaved, outcome: "none", message: "" });
    this.#keep();
    this.#options.onSaved(job);
    this.#schedule();
  }

  #differs(values: JobInput): boolean {
    return !this.#sent || !isSame(values, this.#sent);
  }

  /** A draft that has a title does; what is public is saved when asked. */
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
    const { values, isUnsaved } = this.#writing;
    const isEdit = this.#options.start.id !== undefined && this.#options.saved !== undefined;
    if (isEdit && !isUnsaved) this.#options.forget();
    else this.#options.keep({ values, id: this.#id, version: this.#version });
  }

  #tell(change: Partial<Writing>) {
    this.#writing = { ...this.#writing, ...change };
    for (const listener of this.#listeners) listener();
  }
}
