import { logoMaxBytes } from "@ats/core/careers/brand";
import * as contract from "@ats/core/careers/brand-contract";
import { careersPath } from "@ats/core/careers/address";
import { apply, getAdvert, listAdverts } from "@ats/core/careers/contract";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testLogo } from "../testing/companies/brands.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";
import { unsubscribePages } from "../notifications/unsubscribe-pages.ts";
import { unsubscribePaths } from "../notifications/unsubscribe-paths.ts";
import { careersPages } from "./careers-pages.ts";

const company = "northgate-group";
const png = `data:image/png;base64,${testLogo}`;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let admin: TestBrowser;
let pages: Hono;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  pages = new Hono()
    .route("/careers", careersPages(services))
    .route("/unsubscribe", unsubscribePages(services));
});

const read = async (path: string) => (await pages.request(path)).text();
const save = (body: Parameters<typeof admin.call<typeof contract.updateBrand>>[1]["body"]) =>
  admin.call(contract.updateBrand, { params: companies.brands.own, version: 1, body });

test("the careers list, an advert, its form and the page that stops mail wear the company's brand", async () => {
  const { logo_url } = await save({ accent: "#FFC21A", font: "book", logo: png });
  const { users, jobs } = companies;
  const { id, company_id } = users.recruiter;
  const stop = (await unsubscribePaths(services)).pathOf({
    company_id,
    user_id: id,
    events: ["MENTIONED"],
  });
  for (const path of [careersPath(company), careersPath(company, 1001), stop]) {
    const text = await read(path);
    expect(text, path).toContain("--accent:#ffc21a;--on-accent:#000000");
    expect(text, path).toContain('--font:"Iowan Old Style"');
    expect(text, path).toContain(`<img src="${logo_url}" alt="Northgate Group">`);
  }
  const form = await testBrowser(app).call(getAdvert, {
    params: { company, job_number: jobs.nurse.job_number },
  });
  expect(form.company.brand).toEqual({ accent: "#ffc21a", font: "book", logo_url });
});

test("an advert of one of the company's brands wears that brand", async () => {
  const body = { ...vacancy(companies.users), brand_name: "Northgate Homes" };
  const params = { id: companies.jobs.nurse.id };
  await admin.call(updateJob, { params, version: 1, body });
  expect(await read(careersPath(company, 1001))).toContain("--accent:#a82a72");
  expect(await read(careersPath(company))).toContain("--accent:#0b7a70");
  await admin.call(contract.deleteBrand, { params: companies.brands.homes });
  expect(await read(careersPath(company, 1001))).toContain("--accent:#0b7a70");
});

test("without a brand the careers pages look as delivered, with the company's name", async () => {
  await admin.call(contract.deleteBrand, { params: companies.brands.own });
  const text = await read(careersPath(company));
  expect(text).not.toContain("<img");
  expect(text).toContain(`<a href="/careers/${company}">Northgate Group</a>`);
  const { company: shown } = await testBrowser(app).call(listAdverts, { params: { company } });
  expect(shown).toMatchObject({ brand: null });
});

test("a logo stays while colours change, has a new address after each change, and can be removed", async () => {
  const before = await save({ accent: "#0b7a70", font: "slab" });
  expect(before.logo_url).toMatch(/logo\?v=2$/);
  const logo = await testBrowser(app).send(before.logo_url ?? "");
  expect(logo.headers.get("content-type")).toBe("image/png");
  expect(logo.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(Buffer.from(await logo.arrayBuffer()).toString("base64")).toBe(testLogo);
  await expect(save({ accent: "#0b7a70", font: "slab", logo: null })).rejects.toMatchObject({
    status: 412,
  });
  const params = companies.brands.own;
  const body = { accent: "#0b7a70", font: "slab", logo: null } as const;
  const after = await admin.call(contract.updateBrand, { params, version: 2, body });
  expect(after.logo_url).toBeNull();
  expect((await testBrowser(app).send(before.logo_url ?? "")).status).toBe(404);
});

test("a logo is a small picture by its content, and a colour has six digits", async () => {
  const script = `data:image/png;base64,${btoa("<svg onload=alert(1)>")}`;
  const large = `data:image/png;base64,${testLogo}${"A".repeat(logoMaxBytes * 2)}`;
  for (const [change, message] of [
    [{ logo: script }, /not a PNG, JPEG or WebP picture/],
    [{ logo: large }, /larger than 16 kB/],
    [{ logo: "https://elsewhere.example/logo.png" }, /Choose a PNG, JPEG or WebP picture/],
    [{ accent: "red;}*{display:none" }, /six digits, such as #0b5cab/],
    [{ font: "url(//elsewhere.example)" as "book" }, /Choose a font/],
  ] as const)
    await expect(save({ accent: "#0b7a70", font: "book", ...change })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
});

test("two brands never have the same name", async () => {
  const body = { accent: "#0b7a70", font: "book" } as const;
  const name = "Northgate Homes";
  await expect(admin.call(contract.createBrand, { body: { ...body, name } })).rejects.toMatchObject(
    { status: 409 },
  );
  await expect(save({ ...body, name })).rejects.toMatchObject({ status: 409 });
});

test("mail to an applicant comes in the name that the brand chose, and the replies go where it says", async () => {
  await save({
    accent: "#0b7a70",
    font: "book",
    mail_name: "Jobs team",
    reply_to: "jobs@n.example",
  });
  await testBrowser(app).call(apply, {
    params: { company, job_number: companies.jobs.nurse.job_number },
    body: formOfGrace(),
  });
  const { sender } = await services.system
    .selectFrom("outgoing_mail")
    .where("to_address", "=", "grace@mail.example")
    .select("sender")
    .executeTakeFirstOrThrow();
  expect(sender).toEqual({ name: "Jobs team", email: "jobs@n.example" });
});

test("a reply address that is none is refused with an example", async () => {
  await expect(save({ accent: "#0b7a70", font: "book", reply_to: "jobs" })).rejects.toThrow(
    "Enter an email address, such as jobs@example.com.",
  );
});
