import type { Call } from "../kernel/implement.ts";

/** The call that changes an offer. */
export type OfferCall = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

/** A reaction of an area when an offer changes, in the same transaction. */
export interface OfferParticipant {
  /** Refuses with a sentence that an offer is made, or has sent it for approval: it stays a draft. */
  beforeMake?(call: OfferCall, id: number): Promise<{ refused: string } | "waits" | undefined>;
  /** Runs once the terms of a draft were changed. */
  afterChange?(call: OfferCall, id: number): Promise<void>;
  /** Runs once an offer was made, accepted, declined or withdrawn. */
  afterMove?(call: OfferCall, application_id: number): Promise<void>;
  /** Runs once an offer was withdrawn. */
  afterEnd?(call: OfferCall, id: number): Promise<void>;
}
