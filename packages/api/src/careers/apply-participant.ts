import type { CompanyDb } from "../database/database.ts";
import type { Intake } from "./intake.ts";

/** A reaction of an area when a person applies for a job by its form, in the same transaction. */
export interface ApplyParticipant {
  /** Takes locks that must come before those of the person. */
  lock(db: CompanyDb, intake: Intake): Promise<void>;
  /** Runs once the application has arrived. */
  onApply(db: CompanyDb, intake: Intake): Promise<void>;
}
