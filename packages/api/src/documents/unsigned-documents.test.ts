import { listActivity } from "@ats/core/applications/contract";
import type { ApiError } from "@ats/core/contract/client";
import * as contract from "@ats/core/documents/contract";
import * as signing from "@ats/core/documents/signing-contract";
import { countUnsignedDocuments } from "@ats/core/documents/unsigned-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { type Move, moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { sweepEnvelopes } from "./sweep-envelopes.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let params: { id: number };

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.system.deleteFrom("outgoing_mail").execute();
  await services.system.updateTable("templates").set({ stage: null }).execute();
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  params = { id: companies.applications.oluwaseunAsCarer.id };
});

const offer = { kind: "OFFER" as const, title: "Offer of employment", text: "<p>The post.</p>" };
const write = () => recruiter.call(contract.writeEnvelope, { params, body: offer });
const send = ({ id }: { id: number }) =>
  recruiter.call(contract.sendEnvelope, { params: { id }, body: { days: 14 }, version: 1 });
const mails = () =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["subject", "status", "text"])
    .orderBy("id")
    .execute();
async function sent() {
  const { id } = await send(await write());
  const token = /\/sign\/([\w-]+)/.exec((await mails()).at(-1)?.text ?? "")?.[1] ?? "";
  return { id, token };
}
const documents = async () => (await recruiter.call(contract.listEnvelopes, { params })).records;
const move = async (change: Omit<Move, "ids">) =>
  (await moveAsSeen(recruiter, { ids: [params.id], ...change })).records;
const reject = () => move({ status: "REJECTED", reason: "Position filled" });
const sign = (token: string) =>
  testBrowser(app, "198.51.100.7").call(signing.signDocument, {
    body: { token, confirmed: true, signature: { type: "typed", text: "Oluwaseun Adeyemi" } },
  });
const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status, message }: ApiError) => `${status} ${message}`,
  );

const noLonger =
  "400 The sender has withdrawn this document, so your signature is no longer needed.";

test("Specification §1, document signing: a rejection withdraws the applicant's unsigned documents, and records the reason", async () => {
  const { id, token } = await sent();
  const query = { application_ids: params.id };
  expect(await recruiter.call(countUnsignedDocuments, { query })).toEqual({ total: 1 });
  expect(await reject()).toMatchObject([{ updated: true, documents_withdrawn: 1 }]);
  const [document] = await documents();
  expect(document).toMatchObject({ id, status: "REJECTED", reason: "Rejected: Position filled" });
  expect(document?.events.at(-1)).toMatchObject({ type: "withdrawn", by: "Tom Ashdown" });
  const { records } = await recruiter.call(listActivity, { params });
  expect(records[0]).toMatchObject({
    type: "document_rejected",
    value_after: "Offer of employment",
    reason: "Rejected: Position filled",
    actor: { first_name: "Tom" },
  });
  expect(await whyNot(sign(token))).toBe(noLonger);
  const open = testBrowser(app).call(signing.openSigning, { body: { token } });
  expect(await whyNot(open)).toBe(noLonger);
  expect(await recruiter.call(countUnsignedDocuments, { query })).toEqual({ total: 0 });
});

test("a withdrawn document's unsent mail is cancelled, and nobody is reminded", async () => {
  await sent();
  await move({ status: "WITHDRAWN", reason: "No reply" });
  services.clock.advance(4 * 24 * 60 * 60_000);
  await sweepEnvelopes(services);
  expect(await mails()).toMatchObject([
    { subject: "Please sign “Offer of employment”", status: "cancelled" },
  ]);
});

test("withdrawing a document or sending a newer link cancels unsent mail", async () => {
  const { id } = await sent();
  await recruiter.call(contract.remindEnvelope, { params: { id } });
  expect((await mails()).map(({ status }) => status)).toEqual(["cancelled", "queued"]);
  const body = { reason: "The salary was wrong." };
  await recruiter.call(contract.withdrawEnvelope, { params: { id }, body, version: 2 });
  expect((await mails()).map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
});

test("a withdrawn document stays withdrawn when the application is reopened, and the answer says so", async () => {
  const { token } = await sent();
  await reject();
  expect(await move({ status: "APPLIED" })).toMatchObject([{ documents_withdrawn: 1 }]);
  expect(await documents()).toMatchObject([{ status: "REJECTED" }]);
  expect(await whyNot(sign(token))).toBe(noLonger);
});

test("a transferred applicant is not asked to sign for the former job", async () => {
  await sent();
  const { records } = await transferAsSeen(recruiter, {
    ids: [params.id],
    job_id: companies.jobs.nurse.id,
  });
  expect(records).toMatchObject([{ updated: true, documents_withdrawn: 1 }]);
  expect(await documents()).toMatchObject([
    { status: "REJECTED", reason: "Transferred to Staff Nurse (1001)" },
  ]);
});

test("an applicant who moves on or is hired is still asked to sign, and signed documents stay signed", async () => {
  const { token } = await sent();
  expect(await move({ status: "PROCESSING" })).toMatchObject([{ documents_withdrawn: 0 }]);
  expect(await move({ status: "HIRE" })).toMatchObject([{ documents_withdrawn: 0 }]);
  await sign(token);
  expect(await reject()).toMatchObject([{ documents_withdrawn: 0 }]);
  expect(await documents()).toMatchObject([{ status: "COMPLETED" }]);
});

test("a draft of an ended application stays, and is not sent before the application is reopened", async () => {
  const draft = await write();
  await reject();
  expect(await documents()).toMatchObject([{ status: "DRAFT" }]);
  expect(await whyNot(send(draft))).toBe(
    "409 This application has ended. Restore it, then send the document.",
  );
  await move({ status: "APPLIED" });
  expect(await send(draft)).toMatchObject({ status: "PENDING" });
});

test("a signature at the moment of rejection is either kept or refused, without a deadlock", async () => {
  const { token } = await sent();
  const [signed, rejected] = await Promise.allSettled([sign(token), reject()]);
  expect(rejected.status).toBe("fulfilled");
  const status = signed.status === "fulfilled" ? "COMPLETED" : "REJECTED";
  expect(await documents()).toMatchObject([{ status }]);
});
