import * as contract from "@ats/core/templates/contract";
import type { TemplateInput } from "@ats/core/templates/template";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let admin: TestBrowser;
let recruiter: TestBrowser;
let template: { id: number };
beforeEach(async () => {
  const services = testServices(await testDatabase());
  template = (await testCompanies(services.system)).template;
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
  delay_minutes: 2880,
  files: [],
};
const add = (body: TemplateInput) => admin.call(contract.createTemplate, { body });

test("a template is added, listed with its use and the brands to choose from, and changed", async () => {
  const added = await add(rejection);
  const { records, brands } = await recruiter.call(contract.listTemplates, {
    query: { kind: "email" },
  });
  expect(records.map(({ name, used }) => [name, used])).toEqual([
    ["Not this time", 0],
    ["Thank you", 1],
  ]);
  expect(brands).toEqual(["Northgate"]);
  const changed = await admin.call(contract.updateTemplate, {
    params: { id: added.id },
    body: { ...rejection, name: "Not now" },
    version: added.version,
  });
  expect(changed).toMatchObject({ name: "Not now", version: added.version + 1 });
});

test("quality R2: a change that began from an older version is refused", async () => {
  const { id, version } = await add(rejection);
  const change = (name: string) =>
    admin.call(contract.updateTemplate, { params: { id }, body: { ...rejection, name }, version });
  await change("Not now");
  await expect(change("Never")).rejects.toMatchObject({ status: 412 });
});

test("quality S6: markup is cleaned when it is written", async () => {
  const body = '<p onclick="alert(1)">Dear {{candidate.first_name}}</p><script>alert(1)</script>';
  expect((await add({ ...rejection, body })).body).toBe("<p>Dear {{candidate.first_name}}</p>");
});

test.each<[string, Partial<TemplateInput>, number, RegExp]>([
  ["an unknown merge tag", { body: "<p>Dear {{name}}</p>" }, 400, /\{\{name\}\} is not a merge/],
  ["a name that another has", { name: "Thank you" }, 409, /another name/],
])("%s is refused with a sentence", async (_, change, status, message) => {
  await expect(add({ ...rejection, ...change })).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

test("a recruiter reads templates and writes none", async () => {
  const removing = recruiter.call(contract.removeTemplate, { params: { id: template.id } });
  await expect(removing).rejects.toMatchObject({ status: 403 });
});

test("what was written with a template stays when it is removed", async () => {
  await admin.call(contract.removeTemplate, { params: { id: template.id } });
  expect(await recruiter.call(contract.listTemplates, {})).toMatchObject({ records: [] });
});
