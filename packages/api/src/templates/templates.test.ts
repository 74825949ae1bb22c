import { createWorkflow, removeWorkflow, updateWorkflow } from "@ats/core/jobs/vacancy-contract";
import { addAttachment } from "@ats/core/messages/contract";
import { uploadEnvelope, writeEnvelope } from "@ats/core/documents/contract";
import type { Input } from "@ats/core/contract/endpoint";
import * as contract from "@ats/core/templates/contract";
import type { TemplateInput } from "@ats/core/templates/template";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testLockedPdf } from "../testing/locked-pdf.ts";
import { testCv, testPhoto } from "../testing/records.ts";

let admin: TestBrowser;
let recruiter: TestBrowser;
let companies: TestCompanies;
let template: { id: number };
beforeEach(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  template = companies.template;
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const rejection: TemplateInput = {
  kind: "email",
  name: "Not this time",
  subject: "Your application for {{job.title}}",
  body: "<p>Dear {{candidate.first_name}}</p>",
  brand_name: "Northgate",
  stage: "REJECTED",
  node: null,
  delay_minutes: 2880,
  files: [],
};
const add = (body: TemplateInput) => admin.call(contract.createTemplate, { body });

const names = async (query: Input<typeof contract.listTemplates>["query"]) =>
  (await recruiter.call(contract.listTemplates, { query })).records.map(({ name }) => name);

test("Specification §1, templates: a template is added, listed with its use, read, and changed", async () => {
  const added = await add(rejection);
  const { records } = await recruiter.call(contract.listTemplates, { query: { kind: "email" } });
  expect(records.map(({ name, used }) => [name, used])).toEqual([
    ["Not this time", 0],
    ["Thank you", 1],
  ]);
  const { id } = added;
  expect(await recruiter.call(contract.getTemplate, { params: { id } })).toEqual(added);
  const changed = await admin.call(contract.updateTemplate, {
    params: { id: added.id },
    body: { ...rejection, name: "Not now" },
    version: added.version,
  });
  expect(changed).toMatchObject({ name: "Not now", version: added.version + 1 });
});

test("all templates are there to choose from, with the brands of the company's jobs", async () => {
  const { id } = await add({ ...rejection, kind: "sms", body: "No." });
  const { records, brands } = await recruiter.call(contract.listTemplateChoices, {});
  expect(records[0]).toEqual({
    id,
    kind: "sms",
    name: "Not this time",
    stage: "REJECTED",
    node: null,
    brand_name: "Northgate",
    delay_minutes: 2880,
  });
  expect(records[1]).toMatchObject({ id: template.id, name: "Thank you" });
  expect(brands).toEqual(["Northgate"]);
});

describe("Specification §1, templates: a template of one stage of a workflow", () => {
  const nodes = [
    { name: "New", status: "APPLIED" as const },
    { name: "Talk", status: "INTERVIEW" as const },
  ];
  const workflow = () => recruiter.call(createWorkflow, { body: { name: "Talks", nodes } });
  const ofTalk = async ({ nodes: [, talk] }: Awaited<ReturnType<typeof workflow>>) =>
    add({ ...rejection, stage: null, node: { id: talk?.id ?? 0 } });
  const read = (id: number) => recruiter.call(contract.getTemplate, { params: { id } });

  test("is read with the stage as it is called now, which can be chosen from", async () => {
    const talks = await workflow();
    const { id } = await ofTalk(talks);
    await recruiter.call(updateWorkflow, {
      params: { id: talks.id },
      version: talks.version,
      body: {
        name: "Talks",
        nodes: talks.nodes.map((node) => ({ ...node, name: `${node.name}!` })),
      },
    });
    const node = { name: "Talk!", status: "INTERVIEW", workflow_name: "Talks" };
    expect(await read(id)).toMatchObject({ stage: null, node, deleted_stage: null });
    const { nodes: offered } = await recruiter.call(contract.listTemplateChoices, {});
    expect(offered).toContainEqual(expect.objectContaining(node));
  });

  test.each(["removed from its workflow", "removed with its workflow"])(
    "says which it was when the stage is %s, until it is saved anew",
    async (how) => {
      const talks = await workflow();
      const { id, version } = await ofTalk(talks);
      const params = { id: talks.id };
      const body = { name: "Talks", nodes: talks.nodes.slice(0, 1) };
      await (how.includes("from")
        ? recruiter.call(updateWorkflow, { params, version: talks.version, body })
        : recruiter.call(removeWorkflow, { params, version: talks.version }));
      const gone = await read(id);
      expect(gone).toMatchObject({ stage: null, node: null, deleted_stage: "Talk" });
      expect(gone.version).toBe(version + 1);
      const saved = await admin.call(contract.updateTemplate, {
        params: { id },
        version: gone.version,
        body: rejection,
      });
      expect(saved).toMatchObject({ stage: "REJECTED", deleted_stage: null });
    },
  );

  test("is refused where the stage is gone", async () => {
    await expect(add({ ...rejection, stage: null, node: { id: 999_999 } })).rejects.toMatchObject({
      status: 400,
      message: "Applications no longer move to this stage. Choose another.",
    });
  });
});

describe("search, sort and count run over everything, one page is given:", () => {
  beforeEach(async () => {
    for (const name of ["Zürich", "Alder", "Birch"])
      await add({ ...rejection, name, brand_name: null });
    await add({ ...rejection, kind: "sms", name: "Come to Zurich", body: "Tomorrow." });
  });

  test("the second page goes on where the first ended", async () => {
    const page = { kind: "email", per_page: 2 } as const;
    expect(await names(page)).toEqual(["Alder", "Birch"]);
    expect(await names({ ...page, page_no: 1 })).toEqual(["Thank you", "Zürich"]);
    expect(await names({ ...page, so: "desc" })).toEqual(["Zürich", "Thank you"]);
    expect(await names({ ...page, sc: "used", so: "desc" })).toEqual(["Thank you", "Zürich"]);
  });

  test.each([
    ["name:ZURICH", { email: 1, sms: 1, document: 0 }, ["Zürich"]],
    ["body:dear", { email: 4, sms: 0, document: 0 }, ["Alder"]],
    ["brand_name:north", { email: 0, sms: 1, document: 0 }, []],
    ["name:%", { email: 0, sms: 0, document: 0 }, []],
  ])("%s is found, and counted for each kind", async (s, counts, first) => {
    const query = { kind: "email", s, per_page: 1 } as const;
    const found = await recruiter.call(contract.listTemplates, { query });
    expect(found.records.map(({ name }) => name)).toEqual(first);
    expect(found).toMatchObject({ counts, total: counts.email });
  });

  test("a page beyond the last has the total all the same", async () => {
    const beyond = await recruiter.call(contract.listTemplates, { query: { page_no: 9 } });
    expect(beyond).toMatchObject({ records: [], total: 7 });
  });
});

describe("a template of a document", () => {
  const letter = { ...rejection, kind: "document", name: "Handbook", stage: null } as const;
  const attach = (body: File) => admin.call(addAttachment, { query: { name: "Handbook" }, body });
  const used = async (id: number) =>
    (await recruiter.call(contract.getTemplate, { params: { id } })).used;

  test("says how many documents were begun from it, written or as a PDF", async () => {
    const { id: template_id } = await add(letter);
    const { id } = companies.applications.oluwaseunAsCarer;
    const about = { kind: "OTHER", title: "Handbook" } as const;
    const body = { ...about, text: "<p>Welcome.</p>", template_id };
    await recruiter.call(writeEnvelope, { params: { id }, body });
    const query = { ...about, template_id };
    await recruiter.call(uploadEnvelope, { params: { id }, query, body: testCv() });
    expect(await used(template_id)).toBe(2);
    await admin.call(contract.removeTemplate, { params: { id: template_id }, version: 1 });
    await expect(recruiter.call(writeEnvelope, { params: { id }, body })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("is one PDF in place of a text, and nothing else", async () => {
    const pdf = await attach(testCv());
    const { body, files } = await add({ ...letter, files: [pdf] });
    expect({ body, files }).toMatchObject({ body: "", files: [{ name: "Handbook.pdf" }] });
  });

  test.each([
    ["a picture", async () => testPhoto(), /not a PDF/],
    ["a PDF with a password", testLockedPdf, /password-protected/],
  ])("is not %s", async (_, file, message) => {
    const adding = add({ ...letter, files: [await attach(await file())] });
    await expect(adding).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });
});

test("quality R2: a change or a removal that began from an older version is refused", async () => {
  const { id, version } = await add(rejection);
  const change = (name: string) =>
    admin.call(contract.updateTemplate, { params: { id }, body: { ...rejection, name }, version });
  await change("Not now");
  await expect(change("Never")).rejects.toMatchObject({ status: 412 });
  const remove = (seen: number) =>
    admin.call(contract.removeTemplate, { params: { id }, version: seen });
  await expect(remove(version)).rejects.toMatchObject({ status: 412 });
  await remove(version + 1);
  await expect(remove(version + 1)).rejects.toMatchObject({ status: 404 });
});

test("quality S6: markup is cleaned when it is written", async () => {
  const body = '<p onclick="alert(1)">Dear {{candidate.first_name}}</p><script>alert(1)</script>';
  expect((await add({ ...rejection, body })).body).toBe("<p>Dear {{candidate.first_name}}</p>");
});

test.each<[string, Partial<TemplateInput>, number, RegExp]>([
  ["an unknown merge tag", { body: "<p>Dear {{name}}</p>" }, 400, /\{\{name\}\} is not a merge/],
  ["a name that another has", { name: "Thank you" }, 409, /Another template of this kind/],
])("%s is refused with a sentence", async (_, change, status, message) => {
  await expect(add({ ...rejection, ...change })).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

test("a recruiter reads templates and writes none", async () => {
  const removing = recruiter.call(contract.removeTemplate, {
    params: { id: template.id },
    version: 1,
  });
  await expect(removing).rejects.toMatchObject({ status: 403 });
});

test("what was written with a template stays when it is removed", async () => {
  await admin.call(contract.removeTemplate, { params: { id: template.id }, version: 1 });
  expect(await names({ kind: "email" })).toEqual([]);
});
