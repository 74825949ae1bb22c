import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { revokeApiToken } from "@ats/core/api-tokens/contract";
import { careersPath } from "@ats/core/careers/address";
import { embedPath } from "@ats/core/embed/address";
import { createEmbedSession } from "@ats/core/embed/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testPartner } from "../testing/companies/embedding.ts";
import { testDatabase } from "../testing/database.ts";
import { testServer } from "../testing/server.ts";
import { frameAncestors } from "./frame-ancestors.ts";

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
const ancestorAt = async (host: string, secret?: string) =>
  (await ancestorsOf("/job", host, secret))[0];
const ancestorsOf = (path: string, host = "ats.example", secret?: string) =>
  frameAncestors(services, { host, path, readSession: () => secret });

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

describe("Quality E2: frame-ancestors by session", () => {
  const make = async (company: "northgate" | "riverside", email: string) =>
    testServer(testApi(services), companies.apiTokens[company].token).call(createEmbedSession, {
      body: { user: { email }, origin: testPartner },
    });

  test("the page of a client secret may be framed at its own origin alone, whoever is signed in", async () => {
    await embed(admin, "https://other.example");
    const { id } = await make("northgate", "recruiter@northgate.example");
    for (const secret of [undefined, secretOf(admin)])
      expect(await ancestorsOf(embedPath(id), "northgate.localhost", secret)).toEqual([
        testPartner,
      ]);
    for (const path of [embedPath(crypto.randomUUID()), embedPath("none"), `${embedPath(id)}/job`])
      expect(await ancestorsOf(path, "northgate.localhost", secretOf(admin)), path).toEqual([]);
  });

  test("a spent secret's page may be framed to say so, but not once its token is revoked", async () => {
    const { id } = await make("northgate", "recruiter@northgate.example");
    services.clock.advance(60 * 60_000);
    expect(await ancestorsOf(embedPath(id))).toEqual([testPartner]);
    const { id: token } = companies.apiTokens.northgate;
    admin = await signIn(testApi(services), "admin@northgate.example");
    await admin.call(revokeApiToken, { params: { id: token } });
    expect(await ancestorsOf(embedPath(id))).toEqual([]);
  });
});

describe("careers pages are framed by a setting of their own", () => {
  const save = (isEmbedded: boolean, pages: string[]) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "integration_settings",
        property: "careersFrameSettings",
        value: JSON.stringify({ isEmbedded, pages }),
      },
    });
  const careers = careersPath("northgate-group", 1001);

  test("by the pages that the company lists, and by no partner of the product", async () => {
    await embed(admin, partner);
    expect(await ancestorsOf(careers, "northgate.localhost")).toEqual([]);
    await save(true, ["https://www.northgate.example/jobs", "https://jobs.example"]);
    const listed = ["https://www.northgate.example", "https://jobs.example"];
    expect(await ancestorsOf(careers)).toEqual(listed);
    expect(await ancestorsOf("/job", "northgate.localhost")).toEqual(["https://portal.example"]);
    expect(await ancestorsOf(careersPath("riverside-council"))).toEqual([]);
    await save(false, listed);
    expect(await ancestorsOf(careers)).toEqual([]);
  });

  test("an address that is none is refused, and so is none at all", async () => {
    for (const pages of [[], ["jobs.example"], ["https://a.example; script-src *"]])
      await expect(save(true, pages)).rejects.toMatchObject({ status: 400 });
  });
});
