import { getApplicationCv, listActivity } from "@ats/core/applications/contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

const bytes = new TextEncoder().encode("%PDF<script>alert(1)</script>");

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.files.put("1/cv/ann.pdf", bytes);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
});

const cvOf = ({ id }: { id: number }) => `/api/applications/${id}/cv`;

test("a CV is saved, never opened as a page of ours, whatever is in it", async () => {
  const { annAsNurse } = companies.applications;
  const cv_name = 'Ann "Bell"; filename=x.html \u202e\r\nÉ.pdf';
  await services.system
    .updateTable("applications")
    .set({ cv_name, cv_type: "text/html" })
    .where("id", "=", annAsNurse.id)
    .execute();
  const response = await recruiter.send(cvOf(annAsNurse));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="Ann _Bell_; filename=x.html E.pdf"; filename\*=UTF-8''Ann%20%22Bell%22/,
  );
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test("who looked at a CV is on the application's record, once an hour", async () => {
  const { id } = companies.applications.annAsNurse;
  const looks = async () => {
    const { records } = await recruiter.call(listActivity, { params: { id } });
    return records.filter(({ type }) => type === "cv_viewed").length;
  };
  await recruiter.call(getApplicationCv, { params: { id } });
  await recruiter.call(getApplicationCv, { params: { id } });
  expect(await looks()).toBe(1);
});

test("a CV that is not there, or no longer, is not found", async () => {
  const { oluwaseunAsCarer, annAsCarer } = companies.applications;
  const cv = { cv_key: "1/cv/gone.pdf", cv_name: "Gone.pdf", cv_type: "application/pdf" };
  await services.system
    .updateTable("applications")
    .set(cv)
    .where("id", "=", annAsCarer.id)
    .execute();
  for (const application of [oluwaseunAsCarer, annAsCarer])
    expect((await recruiter.send(cvOf(application))).status).toBe(404);
});
