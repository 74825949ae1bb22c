import { z } from "zod";
import type { Right } from "../rights/rights.ts";

interface DutyOfKind {
  /** The right without which a colleague cannot take it over. */
  right: Right | null;
  /** True when it can end instead of going to a colleague. */
  ends: boolean;
  /** True when a colleague can take it over. */
  moves: boolean;
}

/** Kinds of open work that a leaver hands over, in the order in which it is shown. */
export const dutyKinds = {
  JOB_RECRUITER: { right: "UPDATE_JOBS", ends: false, moves: true },
  JOB_HIRING_MANAGER: { right: "UPDATE_JOBS", ends: false, moves: true },
  JOB_MEMBER: { right: "UPDATE_JOBS", ends: true, moves: true },
  APPROVAL: { right: "UPDATE_JOBS", ends: false, moves: true },
  /** A request that waits for their decision; ended, it goes to the fallback of its step. */
  APPROVER: { right: null, ends: true, moves: true },
  INTERVIEW_ORGANISER: { right: "VIEW_INTERVIEWS", ends: false, moves: true },
  INTERVIEW_PANEL: { right: "VIEW_INTERVIEWS", ends: true, moves: true },
  SCORECARD: { right: "VIEW_INTERVIEWS", ends: true, moves: true },
  BOOKING_LINK: { right: "VIEW_INTERVIEWS", ends: true, moves: true },
  ANSWERS_TO_SCORE: { right: null, ends: true, moves: false },
  DOCUMENT: { right: "SEND_DOCUMENTS", ends: false, moves: true },
  PLANNED_MESSAGE: { right: "UPDATE_APPLICATIONS", ends: true, moves: true },
  TEMPLATE: { right: null, ends: false, moves: true },
  SHARED_VIEW: { right: null, ends: true, moves: true },
  IMPORT: { right: "UPDATE_CANDIDATES", ends: true, moves: true },
  APPROVAL_CHAIN: { right: null, ends: false, moves: true },
  API_TOKEN: { right: "VIEW_SETTINGS", ends: true, moves: true },
} as const satisfies Record<string, DutyOfKind>;
export type DutyKind = keyof typeof dutyKinds;

export const dutyKindNames = Object.keys(dutyKinds) as [DutyKind, ...DutyKind[]];

/** Duties of a kind that are named, and can go each to another colleague; the others are counted. */
export const mostDutiesNamed = 200;

export const dutiesSchema = z.object({
  kind: z.enum(dutyKindNames),
  count: z.number().int(),
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Page of the record; null where it has none. */
      path: z.string().nullable(),
    }),
  ),
});
export type Duties = z.output<typeof dutiesSchema>;
