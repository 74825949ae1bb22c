import { evidenceKindOf, noEvidence } from "@ats/core/checks/evidence-file";
import { costName } from "@ats/core/costs/cost";
import * as contract from "@ats/core/costs/contract";
import { recordAudit } from "../audit/record-audit.ts";
import { inCompany } from "../database/database.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { storeFile } from "../files/store-file.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { implementOutside } from "../kernel/implement.ts";
import { implementCosts, needCosts } from "./need-costs.ts";
import { lockCost } from "./write-cost.ts";

const attach = implementOutside(contract.attachCostDocument, async (call) => {
  const { actor, params, query, body, services } = call;
  const { company_id } = actor;
  await inCompany(services.system, actor, async (db) => {
    await needCosts({ actor, db });
    await lockCost({ ...call, db }, params.id);
  });
  const bytes = new Uint8Array(await body.arrayBuffer());
  const kind = evidenceKindOf(bytes);
  if (!kind) throw new HttpError(400, noEvidence);
  const key = `${company_id}/costs/${crypto.randomUUID()}.${kind.extension}`;
  return storeFile(call, { key, bytes }, async (db) => {
    const cost = await lockCost({ ...call, db }, params.id);
    const { document_key: old } = await db
      .selectFrom("cost_lines")
      .select("document_key")
      .where("company_id", "=", company_id)
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    if (old) await discardFiles(call, db, company_id, [old]);
    const changed = await db
      .updateTable("cost_lines")
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
        type: "cost_changed",
        subject: { id: params.id, name: costName(cost) },
        changes: [{ field: "document", before: cost.document_name, after: query.name }],
      },
    );
    return changed;
  });
});

const read = implementCosts(contract.getCostDocument, async ({ actor, db, params, services }) => {
  const found = await db
    .selectFrom("cost_lines")
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

export const documentHandlers = [attach, read];
