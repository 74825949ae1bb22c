import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { frameAncestor } from "./frame-ancestor.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
  for (const [company, domain] of [
    [companies.ids.northgate, "northgate.localhost"],
    [companies.ids.riverside, "work.riverside.example"],
  ] as const)
    await services.system
      .updateTable("companies")
      .set({
        system_settings: JSON.stringify({ organisation_name: domain, portal_domain: [domain] }),
      })
      .where("id", "=", company)
      .execute();
});

const embed = (who: TestBrowser, iframeUrl: string | null, isIframe = true) =>
  who.call(saveSpecificSetting, {
    body: {
      field: "integration_settings",
      property: "iframeSettings",
      value: JSON.stringify({ isIframe, iframeUrl }),
    },
  });
const partner = "https://portal.example/recruitment";
const secretOf = ({ cookies }: TestBrowser) => [...cookies.values()][0];
const ancestorAt = (host: string, secret?: string) =>
  frameAncestor(services, { host, readSession: () => secret });

describe("Quality S5: frame-ancestors by company", () => {
  test("nobody may frame a page until the company names its partner", async () => {
    expect(await ancestorAt("northgate.localhost:4000")).toBeUndefined();
    await embed(admin, partner);
    expect(await ancestorAt("NORTHGATE.localhost:4000")).toBe("https://portal.example");
    await embed(admin, partner, false);
    expect(await ancestorAt("northgate.localhost:4000")).toBeUndefined();
  });

  test("the partner of one company cannot frame another's pages, nor those of a host of nobody", async () => {
    await embed(admin, partner);
    for (const host of [
      "work.riverside.example",
      "ats.example",
      "northgate.localhost.evil.example",
    ])
      expect(await ancestorAt(host), host).toBeUndefined();
  });

  test("at a host of several companies it is the partner of who is signed in; at another company's host too", async () => {
    await embed(admin, partner);
    const riverside = await signIn(testApi(services), "admin@riverside.example");
    expect(await ancestorAt("ats.example", secretOf(admin))).toBe("https://portal.example");
    expect(await ancestorAt("northgate.localhost", secretOf(riverside))).toBeUndefined();
  });

  test("the user is told of it as Specification §3 has it, and an address that is none is refused", async () => {
    await embed(admin, partner);
    const { users } = await admin.call(getUserSettings, {
      params: { id: companies.users.admin.id },
    });
    expect(users.integration_settings.iframeSettings).toEqual({
      isIframe: true,
      iframeUrl: partner,
    });
    for (const address of [null, "portal.example", "https://a.example; script-src *"])
      await expect(embed(admin, address)).rejects.toMatchObject({ status: 400 });
  });

  test("only who may change the company's settings names a partner", async () => {
    const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
    await expect(embed(recruiter, partner)).rejects.toMatchObject({ status: 403 });
  });
});
