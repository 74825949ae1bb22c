import * as contract from "@ats/core/documents/signing-contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import type { Language } from "@ats/core/languages/language";
import { implementPublic } from "../kernel/implement.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import { runOnceByLink } from "../kernel/idempotency.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { Services } from "../kernel/services.ts";
import { chooseLanguage } from "../candidates/choose-language.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { queueMail } from "../mail/outbox.ts";
import { notifyFollowers } from "../notifications/notify.ts";
import { hashSecret } from "../kernel/secret.ts";
import { applyAction, recordWithoutUser, addTimelineEvent } from "./envelopes.ts";
import { evidenceNow, evidenceOf } from "./evidence.ts";
import { storedDocument } from "./stored-document.ts";
import { senderOf } from "./send-envelope.ts";
import { mailSettings, signedMail } from "./signing-mail.ts";
import { before } from "../kernel/time.ts";

const invalidLink = () =>
  new HttpError(
    400,
    "This link is no longer valid: the document was signed, declined or withdrawn, it has expired, or a newer link was sent to you. Use the newest link, or ask the sender.",
  );

const withdrawnDocument = () =>
  new HttpError(
    400,
    "The sender has withdrawn this document, so your signature is no longer needed.",
  );

/** Finds the envelope of a link by its token alone, because the company is not known yet. */
async function findByLink({ system, clock }: Pick<Services, "system" | "clock">, token: string) {
  const found = await system
    .selectFrom("envelopes as e")
    .innerJoin("companies as c", "c.id", "e.company_id")
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "e.company_id").onRef("a.id", "=", "e.application_id"),
    )
    .innerJoin("jobs as j", (on) =>
      on.onRef("j.company_id", "=", "a.company_id").onRef("j.id", "=", "a.job_id"),
    )
    .where("e.token_hash", "=", hashSecret(token))
    .where("e.status", "in", ["PENDING", "COMPLETED", "REJECTED"])
    .where("e.expires_date_time", ">", clock())
    .where("c.disabled", "=", false)
    .select(["e.company_id", "e.id", "e.application_id", "e.title", "e.status"])
    .select(["e.document_key", "e.document_sha256"])
    .select(["e.signer_name", "e.signer_email", "e.expires_date_time"])
    .select(["c.name as company_name", "j.id as job_id", "j.title as job_title"])
    .executeTakeFirst();
  if (!found) throw invalidLink();
  // Among rejected documents, only withdrawn ones keep their token.
  if (found.status === "REJECTED") throw withdrawnDocument();
  const { signer_name, signer_email, expires_date_time, ...envelope } = found;
  return {
    ...envelope,
    signer_name: signer_name ?? "",
    signer_email: signer_email ?? "",
    expires_date_time: expires_date_time as Date,
  };
}

/** The candidate's address and browser, for the evidence. */
const placeOf = ({ address, headers }: Pick<RequestContext, "address" | "headers">) => ({
  address,
  user_agent: (headers.get("user-agent") ?? "").slice(0, 500),
});

/** A document opened again within this time is not recorded again. */
const openedMs = 60 * 60_000;

const openSigning = implementPublic(contract.openSigning, async ({ body, services, request }) => {
  const { company_id, id, status, ...shown } = await findByLink(services, body.token);
  const now = services.clock();
  if (status === "PENDING")
    await inCompany(services.system, company_id, async (db) => {
      const same = await db
        .selectFrom("envelope_events")
        .where("envelope_id", "=", id)
        .where("type", "=", "opened")
        .where("created_date_time", ">", before(now, openedMs))
        .select("id")
        .executeTakeFirst();
      if (!same)
        await addTimelineEvent(
          db,
          { company_id, envelope_id: id, type: "opened", ...placeOf(request) },
          now,
        );
    });
  return { ...shown, completed: status === "COMPLETED" };
});

const getSigningDocument = implementPublic(
  contract.getSigningDocument,
  async ({ body, services }) => {
    const envelope = await findByLink(services, body.token);
    const isSigned = envelope.status === "COMPLETED";
    return {
      type: "application/pdf",
      name: `${envelope.title}${isSigned ? ", signed" : ""}.pdf`,
      read: () => (isSigned ? evidenceOf(services, envelope) : storedDocument(services, envelope)),
    };
  },
);

interface DecisionCall {
  body: { token: string; language?: Language };
  services: Services;
  request: RequestContext;
}

/** Signs or declines. The first call decides; any later one finds the link used. */
const decide = (
  endpoint: Endpoint,
  call: DecisionCall,
  action: "sign" | "decline",
  change: NonNullable<Parameters<typeof applyAction>[3]>,
) =>
  runOnceByLink(
    { endpoint, input: call.body, request: call.request },
    (intent) => runDecision({ ...change, intent }, call, action),
    (intent) => findDecision(intent, call.services),
  );

const findDecision = async (intent: Uint8Array, { system }: Services) =>
  (await system
    .selectFrom("envelopes")
    .where("intent", "=", intent)
    .select("id")
    .executeTakeFirst()) && {};

async function runDecision(
  change: NonNullable<Parameters<typeof applyAction>[3]>,
  { body, services, request }: DecisionCall,
  action: "sign" | "decline",
) {
  const envelope = await findByLink(services, body.token);
  const { company_id, id: envelope_id, application_id, job_id, title } = envelope;
  const now = services.clock();
  const activity_id = await inCompany(services.system, company_id, async (db) => {
    if (!(await applyAction(db, action, envelope_id, change))) throw invalidLink();
    const isSigned = action === "sign";
    if (body.language) await chooseLanguage(db, envelope, body.language);
    const type = isSigned ? "signed" : "declined";
    await addTimelineEvent(db, { company_id, envelope_id, type, ...placeOf(request) }, now);
    if (isSigned) await storeEvidence(db, envelope_id, body.language);
    const line = {
      company_id,
      application_id,
      type: isSigned ? ("document_signed" as const) : ("document_rejected" as const),
      value_after: title,
      ...(change.reason && { reason: String(change.reason) }),
    };
    const activity_ids = [await recordWithoutUser(db, line, now)];
    await notifyFollowers(db, { activity_ids, job_id, initiator_id: null, silent: false });
    const asked = {
      ...envelope,
      ...(await mailSettings(db, company_id, application_id)),
      token: body.token,
      publicUrl: services.publicUrl,
    };
    if (isSigned)
      await queueMail(
        db,
        company_id,
        signedMail({ ...asked, sender: await senderOf(db, envelope_id) }),
        now,
        {
          confidential: true,
          application_id,
        },
      );
    return activity_ids[0] as number;
  });
  await services.live.publish({
    company_id,
    job_id,
    application_ids: [application_id],
    activity_ids: [activity_id],
  });
  return {};
}

/** Stores names and titles as they are at the signature, because they may change later. */
const storeEvidence = async (db: CompanyDb, id: number, language?: Language) =>
  db
    .updateTable("envelopes")
    .set({ evidence: JSON.stringify(await evidenceNow(db, id, language)) })
    .where("id", "=", id)
    .execute();

const signDocument = implementPublic(contract.signDocument, (call) =>
  decide(contract.signDocument, call, "sign", { signature: JSON.stringify(call.body.signature) }),
);

const declineDocument = implementPublic(contract.declineDocument, (call) =>
  decide(contract.declineDocument, call, "decline", {
    reason: call.body.reason,
    token_hash: null,
  }),
);

export const signingHandlers = [openSigning, getSigningDocument, signDocument, declineDocument];
