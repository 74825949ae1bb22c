import type { Endpoint } from "@ats/core/contract/endpoint";
import type { ExplainedRecord } from "@ats/core/roles/contract";
import type { RawBuilder } from "kysely";

/** How people come to see a record of an area. */
export interface ExplainedBy {
  /** The call that reads it, whose right and conditions decide. */
  reads: Endpoint;
  /** What the record is called, such as "interview". */
  noun: string;
  /**
   * Selects the record, if it exists: its `anonymised`, and the `job_ids` of which one has to be
   * covered; none is for those who see the whole company, and null leaves jobs out of it.
   */
  find(company_id: number, id: number): RawBuilder<unknown>;
}

/** The records of an area whose readers are explained. */
export type ExplainParticipant = Partial<Record<ExplainedRecord, ExplainedBy>>;
