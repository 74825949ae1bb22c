import type { EnvelopeEventType, EnvelopeKind, EnvelopeStatus } from "@ats/core/documents/envelope";
import type { Signature } from "@ats/core/documents/signature";
import type { ColumnType, Generated } from "kysely";
import type { Time } from "../database/columns.ts";

export interface EnvelopeTable {
  company_id: number;
  id: Generated<number>;
  application_id: number;
  kind: EnvelopeKind;
  title: string;
  /** Rich text; null when the document was uploaded as a PDF. */
  text: string | null;
  template_id: number | null;
  document_key: string;
  document_sha256: string;
  status: Generated<EnvelopeStatus>;
  /** Why it was rejected. */
  reason: string | null;
  version: Generated<number>;
  /** Hash of the newest link's token; null once the document was declined or has expired. */
  token_hash: Uint8Array | null;
  /** Hash of the request that signed or declined. */
  intent: Generated<Uint8Array | null>;
  signer_name: string | null;
  signer_email: string | null;
  signature: ColumnType<Signature | null, string | undefined, string>;
  /** The facts at the signature. */
  evidence: ColumnType<Evidence | null, string | null | undefined, string>;
  /** Hash of the stored file with the evidence; null until that is made. */
  evidence_sha256: string | null;
  /** When a reminder is due; null when none is. */
  remind_date_time: Time | null;
  expires_date_time: Time | null;
  created_by: number;
  created_date_time: Time;
}

/** Lines of an envelope's timeline, which are never changed. */
interface EnvelopeEventTable {
  company_id: number;
  id: Generated<number>;
  envelope_id: number;
  type: EnvelopeEventType;
  /** Null for the candidate and for the system. */
  user_id: number | null;
  address: Generated<string>;
  user_agent: Generated<string>;
  /** The address that the link was sent to. */
  sent_to: string | null;
  /** The API token through which the user acted; null for the product itself. */
  through: Generated<string | null>;
  created_date_time: Time;
}

export interface DocumentTables {
  envelopes: EnvelopeTable;
  envelope_events: EnvelopeEventTable;
}

/** The facts at a signature, stored with the envelope. */
export interface Evidence {
  document: { id: number; kind: EnvelopeKind; title: string; sha256: string };
  company: string;
  job: string;
  signer: { name: string; email: string | null };
  statement: string;
  signature: Signature;
  timeline: {
    event: EnvelopeEventType;
    time: string;
    by: string;
    /** The address that the link was sent to. */
    to?: string;
    address?: string;
    user_agent?: string;
  }[];
}
