import * as company from "@ats/core/agencies/documents-contract";
import * as agency from "@ats/core/agency-portal/documents-contract";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeEach, expect, test } from "vitest";
import { mailAgencies } from "../../agency-portal/mail-agencies.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../../testing/app.ts";
import { type TestCompanies, testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { stripPdf } from "./strip-pdf.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let agent: TestBrowser;
let other: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.system.deleteFrom("agency_documents").execute();
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
});

const client_id = () => companies.ids.northgate;
const job = () => ({ job_id: companies.jobs.carer.id });
const application = () => ({ application_id: companies.applications.oluwaseunAsCarer.id });

async function pdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  document.setAuthor("Sentinel Author");
  document.setTitle("C:\\Sentinel\\path.docx");
  const xmp = document.context.stream("<x:xmpmeta>Sentinel XMP</x:xmpmeta>");
  document.catalog.set(PDFName.of("Metadata"), document.context.register(xmp));
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

const share = async (place: object, name = "Interview guide.pdf", by = recruiter) =>
  by.call(company.addAgencyDocument, {
    query: { ...place, name },
    body: new File([await pdf()], name),
  });
const ofJob = async (by = agent) =>
  (
    await by.call(agency.listReleasedDocuments, {
      params: { client_id: client_id(), id: companies.jobs.carer.id },
    })
  ).records.map(({ name }) => name);
const ofSubmission = async (by = agent) =>
  (
    await by.call(agency.listSubmissionDocuments, {
      params: { client_id: client_id(), id: companies.submission.id },
    })
  ).records.map(({ name }) => name);
const read = (id: number, by = agent) =>
  by.call(agency.getClientDocument, { params: { client_id: client_id(), id } });
const gone = "This document does not exist, or you may not see it.";

test("a job's document reaches the agencies that have the job, and no other", async () => {
  const { id } = await share(job());
  expect(await ofJob()).toEqual(["Interview guide.pdf"]);
  expect((await read(id)).type).toBe("application/pdf");
  await expect(ofJob(other)).rejects.toThrow("This job does not exist, or you may not see it.");
  await expect(read(id, other)).rejects.toThrow(gone);
  const unlinked = await signIn(app, "agent@quickhire.example");
  await expect(read(id, unlinked)).rejects.toThrow("This client does not exist");
});

test("once a release is withdrawn or a link has ended, the next request finds nothing", async () => {
  const { id } = await share(job());
  await services.system
    .updateTable("job_releases")
    .set({ withdrawn_date_time: services.clock() })
    .execute();
  await expect(read(id)).rejects.toThrow(gone);
  await expect(ofJob()).rejects.toThrow("This job does not exist");
  await services.system.updateTable("job_releases").set({ withdrawn_date_time: null }).execute();
  await read(id);
  await services.system.updateTable("agency_links").set({ status: "ENDED" }).execute();
  await expect(read(id)).rejects.toThrow("This client does not exist");
});

test("a release that opens later shows its documents then", async () => {
  const { id } = await share(job());
  await services.system
    .updateTable("job_releases")
    .set({ opens_date_time: new Date("2099-01-01") })
    .execute();
  await expect(read(id)).rejects.toThrow(gone);
});

test("a candidate's document reaches the candidate's agency alone, with an email that does not name it", async () => {
  const { id } = await share(application(), "Offer letter.pdf");
  expect(await ofSubmission()).toEqual(["Offer letter.pdf"]);
  expect(await ofJob()).toEqual([]);
  await expect(read(id, other)).rejects.toThrow(gone);
  services.clock.advance(2 * 60_000);
  await mailAgencies(services);
  const mails = await services.system
    .selectFrom("outgoing_mail")
    .select("text")
    .where("to_address", "=", "agent@brightstaff.example")
    .execute();
  expect(mails[0]?.text).toContain("There is a document about Oluwaseun Adeyemi, Care Assistant.");
  expect(mails[0]?.text).not.toContain("Offer letter");
});

test("a candidate who is no longer the agency's takes the documents along", async () => {
  const { id } = await share(application());
  await services.system
    .updateTable("agency_submissions")
    .set({ end_reason: "NO_RIGHT" })
    .where("id", "=", companies.submission.id)
    .execute();
  expect(await ofSubmission()).toEqual([]);
  await expect(read(id)).rejects.toThrow(gone);
  await expect(share(application())).rejects.toThrow("This applicant is no agency's now");
});

test("a deleted document is gone with its file; another company and readers without the name find none", async () => {
  const { id } = await share(application());
  const riverside = await signIn(app, "admin@riverside.example");
  await expect(riverside.call(company.getAgencyDocument, { params: { id } })).rejects.toThrow(gone);
  await services.system
    .updateTable("job_members")
    .set({ job_id: companies.jobs.carer.id })
    .where("user_id", "=", companies.users.manager.id)
    .execute();
  const manager = await signIn(app, "manager@northgate.example");
  await expect(manager.call(company.listAgencyDocuments, { query: application() })).rejects.toThrow(
    "hidden while the application is anonymised",
  );
  await expect(manager.call(company.getAgencyDocument, { params: { id } })).rejects.toThrow(
    "hidden while the application is anonymised",
  );
  await recruiter.call(company.removeAgencyDocument, { params: { id } });
  await expect(read(id)).rejects.toThrow(gone);
  expect(await services.system.selectFrom("agency_documents").select("id").execute()).toEqual([]);
});

test("what is no document is refused, and the name gets the ending of its kind", async () => {
  const add = (content: string, name: string) =>
    recruiter.call(company.addAgencyDocument, {
      query: { ...job(), name },
      body: new File([content], name),
    });
  await expect(add("MZ\x90", "Guide.pdf")).rejects.toThrow("This file is a program");
  await expect(add("<html>", "Guide.html")).rejects.toThrow("not a PDF, Word document or picture");
  expect((await share(job(), "Guide.exe")).name).toBe("Guide.exe.pdf");
  await expect(
    recruiter.call(company.listAgencyDocuments, { query: { ...job(), ...application() } }),
  ).rejects.toThrow("Name a job or an application.");
});

test("a PDF reaches an agency without its author, title and path", async () => {
  const stored = new TextDecoder("latin1").decode(await pdf());
  expect(stored).toContain("Sentinel XMP");
  const { id } = await share(job());
  const bytes = new Uint8Array(await (await read(id)).arrayBuffer());
  const found = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(found.getPageCount()).toBe(1);
  expect([found.getAuthor(), found.getTitle(), found.getProducer()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const plain = await found.save({ useObjectStreams: false });
  expect(new TextDecoder("latin1").decode(plain)).not.toContain("Sentinel");
});

test("a PDF that is signed stays as it is", async () => {
  const signed = new TextEncoder().encode("%PDF-1.7 /ByteRange [0 1 2 3]");
  expect(await stripPdf(signed)).toBe(signed);
});
