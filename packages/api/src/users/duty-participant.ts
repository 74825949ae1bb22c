import type { DutyKind } from "@ats/core/users/duties";
import { type RawBuilder, sql } from "kysely";
import type { Call } from "../kernel/implement.ts";

/** A user who leaves. */
export interface Leaver {
  company_id: number;
  id: number;
}

/** The handing over of a leaver's duties. */
export interface Leaving extends Pick<Call, "actor" | "db" | "services" | "afterCommit"> {
  user: Leaver;
  now: Date;
}

/** The colleague who takes over. */
export interface Successor {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
}

/** Open duties of one kind. */
export interface DutyOf {
  /** Selects `id` and `path` as text, and `label`, of each duty, in order. */
  find(user: Leaver, now: Date): RawBuilder<unknown>;
  /** Gives those of these ids to a colleague. */
  reassign?(leaving: Leaving, to: Successor, ids: DutyIds): Promise<unknown>;
  end?(leaving: Leaving, ids: DutyIds): Promise<unknown>;
}

/** Ids of duties as `find` selects them. */
export type DutyIds = readonly string[];

/** SQL condition: this column's value is one of the duties' ids. */
export const isAmong = (ids: DutyIds, column: string) =>
  sql<boolean>`${sql.ref(column)}::text = any(${[...ids]}::text[])`;

/**
 * Holds work in an area that a leaver hands over. Each column that names a user is claimed by one
 * participant.
 */
export interface DutyParticipant {
  /**
   * By table and column: "duty" is handed over, "own" is the user's alone and goes with them, and
   * "history" keeps the name of who did it.
   */
  columns: Record<string, "duty" | "own" | "history">;
  duties?: Partial<Record<DutyKind, DutyOf>>;
  /** Deletes what is the user's alone, once they are deleted. */
  forget?(leaving: Leaving): Promise<unknown>;
}
