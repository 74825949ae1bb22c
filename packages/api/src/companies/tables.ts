import type { BundleManifest, Reconciliation } from "@ats/core/companies/bundle";
import type { BundleJob } from "@ats/core/companies/bundle-contract";
import type { Inventory } from "@ats/core/companies/deletion-contract";
import type { DeletionStage } from "@ats/core/companies/deletion";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json, Time } from "../database/columns.ts";
import type { Destination } from "./destination.ts";

type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** An export or import of the whole company. */
interface CompanyBundleTable {
  company_id: number;
  id: Generated<string>;
  kind: BundleJob["kind"];
  status: Generated<BundleJob["status"]>;
  step: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  message: Generated<string | null>;
  name: string;
  /** Key of its parts in the file store; null once they were removed. */
  file_key: string | null;
  bytes: number | null;
  sha256: Generated<string | null>;
  manifest: OptionalJson<Omit<BundleManifest, "members">>;
  report: OptionalJson<Reconciliation>;
  /** Ids chosen for an import's rows. */
  destination: OptionalJson<Destination>;
  created_by: number;
  created_date_time: Time;
  /** Until then one instance works on it. */
  leased_date_time: Generated<Date | null>;
  finished_date_time: Generated<Date | null>;
  downloaded_date_time: Generated<Date | null>;
  /** Hash of the link that was mailed to an administrator of a disabled company. */
  link_hash: Generated<Uint8Array | null>;
}

type DeletionStatus = "REQUESTED" | "CONFIRMED" | "RUNNING" | "CANCELLED" | "DECLINED" | "LAPSED";

/** A request to delete the company. */
interface CompanyDeletionTable {
  company_id: number;
  id: Generated<string>;
  status: Generated<DeletionStatus>;
  requested_by: number;
  reason: string;
  inventory: Json<Inventory>;
  /** The bundle that was downloaded before; null when it was declined. */
  bundle_id: string | null;
  bundle_sha256: string | null;
  /** Names of the people whom the link was mailed to. */
  confirmers: ColumnType<string[], string, string>;
  confirmed_by_name: Generated<string | null>;
  confirmed_by_email: Generated<string | null>;
  created_date_time: Time;
  confirmed_date_time: Generated<Date | null>;
  due_date_time: Generated<Date | null>;
  /** Number of reminders sent. */
  reminders: Generated<number>;
  ended_date_time: Generated<Date | null>;
  ended_by: Generated<number | null>;
}

interface DeletionLinkTable {
  company_id: number;
  link_hash: Uint8Array;
  deletion_id: string;
  confirmer_company_id: number;
  confirmer_id: number;
}

/** Facts that a deletion needs once the company's own rows are gone. */
export interface DeletionProgress {
  stage: DeletionStage;
  requested_by: { name: string; email: string };
  confirmed_by: { name: string; email: string };
  reason: string;
  bundle_sha256: string | null;
  began_date_time: string;
  rows: Record<string, number>;
  files: { count: number; bytes: number };
  holds: { kind: string; count: number; kept_until: string }[];
  times: Partial<Record<DeletionStage, string>>;
}

/** All that remains of a deleted company, besides records that law keeps. */
interface DeletedCompanyTable {
  id: number;
  name: string;
  requested_date_time: Time;
  confirmed_date_time: Time;
  began_date_time: Time;
  finished_date_time: Time | null;
  progress: OptionalJson<DeletionProgress>;
  certificate: Uint8Array | null;
  certificate_sha256: string | null;
}

/** A record of a deleted company that law keeps until a day. */
interface HeldRecordTable {
  id: GeneratedAlways<number>;
  deleted_company_id: number;
  kind: string;
  kept_until: string;
  record: Json<Record<string, unknown>>;
  file_keys: string[];
}

export interface CompanyBundleTables {
  company_bundles: CompanyBundleTable;
  company_deletions: CompanyDeletionTable;
  deletion_links: DeletionLinkTable;
  deleted_companies: DeletedCompanyTable;
  held_records: HeldRecordTable;
}
