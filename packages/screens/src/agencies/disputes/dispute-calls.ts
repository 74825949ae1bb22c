import type { DisputeSide } from "@ats/core/agencies/dispute";

/** A side's calls about a dispute. */
export interface DisputeCalls {
  side: DisputeSide;
  /** Key of the draft. */
  draft: string;
  addStatement(text: string, intent: string): Promise<unknown>;
  attach(file: File, intent: string): Promise<unknown>;
  readProof(proof_id: number): Promise<Blob>;
  withdraw(intent: string): Promise<unknown>;
  /** Reads again what shows disputes. */
  refresh(): Promise<unknown>;
}
