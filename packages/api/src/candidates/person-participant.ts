import type { RawBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Acting, Call } from "../kernel/implement.ts";
import type { MergeSnapshot } from "./tables.ts";

/** Stands in place of words about an erased candidate where a column may not be empty. */
export const erasedWords = "Erased";

/** A candidate who is being erased. */
export interface Erasure extends Pick<Acting, "actor" | "db"> {
  services: Pick<Call["services"], "clock" | "publicUrl" | "personParticipants">;
  id: number;
  /** SQL condition on `application_id`: the row belongs to one of the candidate's applications. */
  ofApplications: RawBuilder<unknown>;
}

export interface Erased {
  /** Keys of files to remove. */
  files?: readonly string[];
  /** Rows that were deleted, for the ledger. */
  counts?: { cvs?: number; notes?: number };
  /** Applications that stay as numbers. */
  applications?: { id: number; job_id: number }[];
  /**
   * Runs once the candidate's record is blank. The database lets append-only records lose words only
   * then, and mail that is written here is not erased with the candidate's.
   */
  finish?: () => Promise<unknown>;
}

/** A candidate whose data is exported. */
export interface ExportedPerson extends Pick<Call, "actor" | "db" | "services"> {
  id: number;
  email: string;
}

export interface ExportedData {
  /** Fields of `candidate.json`. */
  data?: Record<string, unknown>;
  files?: readonly { name: string; read(): Promise<Uint8Array | undefined> }[];
}

/** A record that a merge takes rows from or to. */
export interface MergeSide {
  id: number;
  candidate_number: number;
  first_name: string;
  last_name: string;
}

export type Merged = Partial<
  Pick<MergeSnapshot, "applications" | "cvs" | "pools" | "pools_joined" | "custom_fields">
>;

declare module "../kernel/services.ts" {
  interface Services {
    /** The host's own tables about candidates; they follow those of the areas. */
    personParticipants?: readonly PersonParticipant[];
  }
}

/**
 * Work of an area or of the host on the data that it holds about a candidate. Each table is claimed by
 * one of them.
 */
export interface PersonParticipant {
  tables: readonly (keyof Tables)[];
  /** Removes everything that tells who the candidate was. */
  erase(erasure: Erasure): Promise<Erased | void>;
  exportData?(person: ExportedPerson): Promise<ExportedData>;
  /** Takes the rows of a record into another; returns what an undo needs. */
  onMerge?(call: Call, sides: { from: MergeSide; into: MergeSide }): Promise<Merged>;
  /** Takes back what `onMerge` took. */
  onUnmerge?(
    call: Call,
    sides: { from: MergeSide; into: MergeSide },
    snapshot: MergeSnapshot,
  ): Promise<void>;
}
