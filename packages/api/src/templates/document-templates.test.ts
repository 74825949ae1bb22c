import { documentMaxBytes } from "@ats/core/documents/envelope";
import { getEnvelopeFile, uploadEnvelope } from "@ats/core/documents/contract";
import { idempotencyKeyHeader } from "@ats/core/contract/write-headers";
import { addAttachment } from "@ats/core/messages/contract";
import * as contract from "@ats/core/templates/document-templates-contract";
import { listTemplates } from "@ats/core/templates/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testLockedPdf } from "../testing/locked-pdf.ts";
import { testCv, testPhoto } from "../testing/records.ts";
import { requestFor } from "../testing/sample-calls.ts";

let services: ReturnType<typeof testServices>;
let admin: TestBrowser;
let recruiter: TestBrowser;
let companies: TestCompanies;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const upload = (file: File, name = "Handbook", idempotencyKey: string = crypto.randomUUID()) =>
  admin.call(contract.uploadDocumentTemplate, {
    headers: { "x-company-id": String(companies.ids.northgate) },
    body: { name, file },
    idempotencyKey,
  });
const list = (limit?: number) =>
  recruiter.call(contract.listDocumentTemplates, {
    query: { cId: companies.ids.northgate, limit },
  });
const preview = async (file: number, envelope?: number) => {
  const headers = {
    "x-object-key": String(file),
    ...(envelope && { "x-envelope-id": String(envelope) }),
  };
  const bytes = await recruiter.call(contract.previewDocumentTemplate, { headers });
  return bytes.text();
};
type Uploaded = Awaited<ReturnType<typeof upload>>;
const fileOf = ({ files: [file] }: Uploaded) => file?.id ?? 0;
const change = ({ id, version }: Pick<Uploaded, "id" | "version">, name: string, file?: File) =>
  admin.call(contract.updateDocumentTemplate, { params: { id }, body: { name, file }, version });
const remove = ({ id, version }: Pick<Uploaded, "id" | "version">) =>
  admin.call(contract.removeDocumentTemplate, { params: { id }, version });

/** Begins a document for an applicant from a template. */
const begin = async ({ id: template_id, name: title }: Uploaded, body: File) =>
  recruiter.call(uploadEnvelope, {
    params: { id: companies.applications.oluwaseunAsCarer.id },
    query: { kind: "CONTRACT", title, template_id },
    body,
  });

describe("Specification §7, document templates: a company's PDF", () => {
  test("is uploaded, listed by name, read, renamed, replaced and removed", async () => {
    const handbook = await upload(testCv("Welcome"));
    expect(handbook).toMatchObject({ kind: "document", body: "", files: [{ name: "cv.pdf" }] });
    const { records, total } = await list();
    expect(records.map(({ name }) => name)).toEqual(["Handbook", "Welcome pack", "Working hours"]);
    expect(total).toBe(3);
    expect(await preview(fileOf(handbook))).toContain("Welcome");
    const renamed = await change(handbook, "Company handbook");
    expect(renamed).toMatchObject({ name: "Company handbook", files: handbook.files });
    const replaced = await change(renamed, "Company handbook", testCv("Good morning"));
    expect(await preview(fileOf(replaced))).toContain("Good morning");
    await expect(preview(fileOf(handbook))).rejects.toMatchObject({ status: 404 });
    await remove(replaced);
    expect((await list()).total).toBe(2);
  });

  test("is one of the templates of documents, and a written one is none of these", async () => {
    const { id } = await upload(testCv());
    const written = { kind: "document", s: "name:handbook" } as const;
    const { records } = await recruiter.call(listTemplates, { query: written });
    expect(records.map((template) => template.id)).toEqual([id]);
    const email = { id: companies.template.id, version: 1 };
    await expect(change(email, "Handbook 2")).rejects.toMatchObject({ status: 404 });
    await expect(remove(email)).rejects.toMatchObject({ status: 404 });
  });

  test("comes no more of than the limit, of all that are counted", async () => {
    const { records, total } = await list(1);
    expect(records.map(({ name }) => name)).toEqual(["Welcome pack"]);
    expect(total).toBe(2);
  });

  test("is the reader's own company's alone", async () => {
    const { riverside } = companies.ids;
    const listing = recruiter.call(contract.listDocumentTemplates, { query: { cId: riverside } });
    await expect(listing).rejects.toMatchObject({ status: 404 });
    const headers = { "x-company-id": String(riverside) };
    const body = { name: "Handbook", file: testCv() };
    const adding = admin.call(contract.uploadDocumentTemplate, { headers, body });
    await expect(adding).rejects.toMatchObject({ status: 404 });
  });

  test("is read by who sends documents, and written by who edits templates", async () => {
    const handbook = await upload(testCv("Welcome"));
    expect(await preview(fileOf(handbook))).toContain("Welcome");
    const { id, version } = handbook;
    const removing = recruiter.call(contract.removeDocumentTemplate, { params: { id }, version });
    await expect(removing).rejects.toMatchObject({ status: 403 });
  });

  test("has a name of its own", async () => {
    await expect(upload(testCv(), "")).rejects.toMatchObject({
      message: "Enter a name for the template.",
    });
    await expect(upload(testCv(), "Welcome pack")).rejects.toMatchObject({ status: 409 });
  });
});

test.each<[string, () => File | Promise<File>]>([
  ["a file without a byte", () => new File([], "empty.pdf")],
  ["a picture", testPhoto],
  ["a damaged PDF", () => new File(["%PDF-1.7\nno more"], "damaged.pdf")],
  ["a PDF with a password", testLockedPdf],
  ["a PDF that is too large", () => new File([new Uint8Array(documentMaxBytes + 1)], "large.pdf")],
])("%s is refused as it is for one application, and is not kept", async (_, file) => {
  const params = { id: companies.applications.oluwaseunAsCarer.id };
  const query = { kind: "CONTRACT", title: "Contract" } as const;
  const forOne = recruiter.call(uploadEnvelope, { params, query, body: await file() });
  const { message } = await forOne.then(
    () => new Error("It was not refused."),
    (error: Error) => error,
  );
  const before = await list();
  await expect(upload(await file())).rejects.toMatchObject({ status: 400, message });
  const [welcomePack] = before.records;
  const replacing = change(welcomePack as Uploaded, "Welcome pack", await file());
  await expect(replacing).rejects.toMatchObject({ status: 400, message });
  expect(await list()).toEqual(before);
});

test("quality R2: a change or a removal that began from an older version is refused", async () => {
  const handbook = await upload(testCv("Welcome"));
  const renamed = await change(handbook, "Company handbook");
  for (const late of [
    () => change(handbook, "Mine"),
    () => change(handbook, "Mine", testCv("Mine")),
    () => remove(handbook),
  ])
    await expect(late()).rejects.toMatchObject({ status: 412 });
  expect(await preview(fileOf(renamed))).toContain("Welcome");
});

test("quality R3: an upload that is sent again adds one PDF, another with its key none", async () => {
  const intent = crypto.randomUUID();
  const first = await upload(testCv("Welcome"), "Handbook", intent);
  expect(await upload(testCv("Welcome"), "Handbook", intent)).toEqual(first);
  for (const [text, name] of [
    ["Good morning", "Handbook"],
    ["Welcome", "Another"],
  ] as const)
    await expect(upload(testCv(text), name, intent)).rejects.toMatchObject({ status: 409 });
  expect((await list()).total).toBe(3);
});

describe("a document that was begun from a company's PDF", () => {
  test("counts as a use of it, and keeps its bytes when another takes its place", async () => {
    const handbook = await upload(testCv("Welcome"));
    const { id } = await begin(handbook, testCv("Welcome"));
    const replaced = await change(handbook, "Handbook", testCv("Good morning"));
    expect(replaced.used).toBe(1);
    expect(await preview(fileOf(replaced))).toContain("Good morning");
    expect(await preview(fileOf(replaced), id)).toContain("Welcome");
    await remove(replaced);
    const document = await recruiter.call(getEnvelopeFile, { params: { id } });
    expect(await document.text()).toContain("Welcome");
  });

  test("is previewed with that PDF alone, and on the application's record", async () => {
    const handbook = await upload(testCv("Welcome"));
    const contractOfWork = await upload(testCv("Terms"), "Contract");
    const { id } = await begin(handbook, testCv("Welcome"));
    await expect(preview(fileOf(contractOfWork), id)).rejects.toMatchObject({ status: 404 });
    const reads = () =>
      services.system.selectFrom("activities").where("type", "=", "document_viewed").select("id");
    expect(await reads().execute()).toEqual([]);
    await preview(fileOf(handbook), id);
    expect(await reads().execute()).toHaveLength(1);
  });
});

test("a PDF that a template is stays when files that nobody used go", async () => {
  const handbook = await upload(testCv("Welcome"));
  const replaced = await change(handbook, "Handbook", testCv("Good morning"));
  const keyOf = ({ files: [file] }: Uploaded) =>
    services.system
      .selectFrom("attachments")
      .where("id", "=", file?.id ?? 0)
      .select("file_key")
      .executeTakeFirst();
  const before = await keyOf(handbook);
  services.clock.advance(8 * 24 * 60 * 60_000);
  const app = testApi(services);
  const later = await signIn(app, "admin@northgate.example");
  await later.call(addAttachment, { query: { name: "cv.pdf" }, body: testCv() });
  expect(await keyOf(handbook)).toBeUndefined();
  expect(await services.files.get(before?.file_key ?? "")).toBeUndefined();
  const { file_key = "" } = (await keyOf(replaced)) ?? {};
  expect(await services.files.get(file_key)).toBeDefined();
});

test("what is no form is refused with a sentence", async () => {
  const sample = { headers: { "x-company-id": String(companies.ids.northgate) }, body: {} };
  const [path, init] = requestFor("uploadDocumentTemplate", sample);
  const headers = { ...init.headers, [idempotencyKeyHeader]: crypto.randomUUID() };
  const response = await admin.send(path, { ...init, headers, body: "%PDF-1.7" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    message: "The request is not a valid form. Send it as multipart/form-data.",
  });
});
