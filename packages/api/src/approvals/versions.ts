import type { Fields } from "@ats/core/approvals/chain";
import type { SignedStep } from "@ats/core/approvals/contract";
import { requiredSteps } from "@ats/core/approvals/chain";
import type { CompanyDb } from "../database/database.ts";
import { canonicalJson } from "../kernel/canonical-json.ts";
import { sha256 } from "../kernel/sha256.ts";
import type { StoredRequisition } from "./stored-requisition.ts";
import { readNames } from "./user-names.ts";

interface Version {
  number: number;
  fields: Fields;
  signatures: readonly SignedStep[];
  approved_date_time: Date;
}

/** Binds a version to the one before it. It names people, not ids, so it holds in another system. */
const fingerprintOf = (
  job_number: number | null,
  { number, fields, signatures, approved_date_time }: Version,
  previous: string,
): string =>
  sha256(
    canonicalJson({
      job_number,
      number,
      fields,
      signatures,
      approved: approved_date_time.toISOString(),
      previous,
    }),
  );

/** Reads the approved versions, oldest first, and whether each is still what was approved. */
export async function readVersions(
  db: CompanyDb,
  { company_id, id, job_number }: Pick<StoredRequisition, "company_id" | "id" | "job_number">,
) {
  const rows = await db
    .selectFrom("requisition_versions")
    .select(["number", "fields", "signatures", "approved_date_time", "fingerprint"])
    .where("company_id", "=", company_id)
    .where("requisition_id", "=", id)
    .orderBy("number")
    .execute();
  let previous = "";
  let holds = true;
  return rows.map((row, at) => {
    holds &&= row.number === at + 1 && row.fingerprint === fingerprintOf(job_number, row, previous);
    previous = row.fingerprint;
    return { ...row, holds };
  });
}

/** Keeps what was approved, and who signed it. */
export async function keepVersion(
  db: CompanyDb,
  requisition: StoredRequisition,
  approved_date_time: Date,
): Promise<void> {
  const { company_id, id, fields, job_number, steps } = requisition;
  const required = requiredSteps(steps, fields);
  const signatures = required.flatMap(({ name, signatures: given }) =>
    given.map(({ approver, by }) => ({ step: name, approver, by })),
  );
  const nameOf = await readNames(
    db,
    company_id,
    signatures.flatMap(({ approver, by }) => [approver, by]),
  );
  const last = (await readVersions(db, requisition)).at(-1);
  const version: Version = {
    number: (last?.number ?? 0) + 1,
    fields,
    signatures: signatures.map(({ step, approver, by }) => ({
      step,
      approver: nameOf(approver),
      by: nameOf(by),
    })),
    approved_date_time,
  };
  await db
    .insertInto("requisition_versions")
    .values({
      company_id,
      requisition_id: id,
      number: version.number,
      fields: JSON.stringify(fields),
      signatures: JSON.stringify(version.signatures),
      approved_date_time,
      fingerprint: fingerprintOf(job_number, version, last?.fingerprint ?? ""),
    })
    .execute();
}
