import { evidenceKindOf, noEvidence } from "@ats/core/checks/evidence-file";
import * as contract from "@ats/core/agencies/terms-contract";
import { recordAudit } from "../audit/record-audit.ts";
import { inCompany } from "../database/database.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { storeFile } from "../files/store-file.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementOutside } from "../kernel/implement.ts";
import { implementAgencies, needAgencies } from "./need-agencies.ts";
import { lockTerms } from "./write-terms.ts";

export const attachDocument = implementOutside(contract.attachTermsDocument, async (call) => {
  const { actor, params, query, body, services } = call;
  const { company_id } = actor;
  await inCompany(services.system, actor, async (db) => {
    await needAgencies({ actor, db });
    await lockTerms({ actor, db, params, services });
  });
  const bytes = new Uint8Array(await body.arrayBuffer());
  const kind = evidenceKindOf(bytes);
  if (!kind) throw new HttpError(400, noEvidence);
  const key = `${company_id}/agencies/${crypto.randomUUID()}.${kind.extension}`;
  return storeFile(call, { key, bytes }, async (db) => {
    const { agency, terms } = await lockTerms({ actor, db, params, services });
    if (terms.is_fixed && terms.document_name)
      throw new HttpError(409, "Fees or candidates rest on these terms, so their document stays.");
    const ofTerms = db
      .selectFrom("agency_terms")
      .where("company_id", "=", company_id)
      .where("id", "=", params.id);
    const { document_key: old } = await ofTerms.select("document_key").executeTakeFirstOrThrow();
    if (old) await discardFiles(call, db, company_id, [old]);
    const changed = await db
      .updateTable("agency_terms")
      .set((row) => ({
        document_key: key,
        document_name: query.name,
        document_type: kind.type,
        version: row("version", "+", 1),
      }))
      .where("company_id", "=", company_id)
      .where("id", "=", params.id)
      .returning("version")
      .executeTakeFirstOrThrow();
    await recordAudit(
      { ...call, db },
      {
        type: "agency_terms_changed",
        subject: agency,
        changes: [{ field: "document", before: terms.document_name, after: query.name }],
      },
    );
    return changed;
  });
});

export const readDocument = implementAgencies(contract.getTermsDocument, async (call) => {
  const { actor, db, params, services } = call;
  const found = await db
    .selectFrom("agency_terms")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .select(["document_key", "document_name", "document_type"])
    .executeTakeFirst();
  if (!found?.document_key) throw notFound("document");
  const { document_key, document_name, document_type } = found;
  return {
    read: () => services.files.get(document_key),
    type: document_type ?? "application/octet-stream",
    name: document_name ?? "document",
  };
});
