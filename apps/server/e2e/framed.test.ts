import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { careersPath } from "@ats/core/careers/address";
import { describe, expect, it, onTestFinished } from "vitest";
import { visit } from "../src/testing/process.ts";
import { blockCookiesOfOtherSites, people } from "./browser.ts";
import { password, sendSignIn } from "./sign-in.ts";

const { url, visitor } = people();
/** The product at a company's own host, which is another site than a partner's page. */
const product = url.replace("127.0.0.1", "northgate-group.localhost");

/** A page of a partner that shows the product in a frame, at an origin that the company has listed. */
async function partnersPage(path: string, attributes = ""): Promise<string> {
  const server = createServer((_, response) =>
    response
      .setHeader("content-type", "text/html")
      .end(
        `<title>Partner</title><iframe title="ATS" src="${product}${path}" ${attributes} width=900 height=700>`,
      ),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const iframeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const admin = await visit(url, "admin@northgate.example", password);
  const list = (value: object) =>
    admin.call(saveSpecificSetting, {
      body: {
        field: "integration_settings",
        property: "iframeSettings",
        value: JSON.stringify(value),
      },
    });
  await list({ isIframe: true, iframeUrl });
  onTestFinished(() => list({ isIframe: false, iframeUrl: null }).then(() => {}));
  return iframeUrl;
}

describe("Quality E1: in a frame of another site, whose cookies the browser blocks, a recruiter", () => {
  it("signs in, stays so when the partner's page is loaded again, saves a list, chooses a photo, opens a tab and signs out", async () => {
    const page = await visitor();
    await blockCookiesOfOtherSites(page);
    await page.goto(await partnersPage("/job"));
    const frame = page.frameLocator("iframe");
    await sendSignIn(frame, "recruiter@northgate.example");
    await frame.getByRole("rowheader").first().waitFor();
    await page.reload();
    await frame.getByRole("rowheader").first().waitFor();
    const kept = await page.context().cookies();
    expect(kept.every(({ sameSite, partitionKey }) => sameSite === "None" && partitionKey)).toBe(
      true,
    );
    await frame.getByRole("link", { name: "Care Assistant", exact: true }).first().click();
    const saved = page.waitForEvent("download");
    await frame.getByRole("button", { name: "More" }).click();
    await frame.getByRole("menuitem", { name: "Export as CSV" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Applications for job \d+\.csv$/);

    const account = frame.getByRole("button", { name: /^hello, / });
    await account.click();
    const opened = page.waitForEvent("popup");
    await frame.getByRole("menuitem", { name: "Careers page" }).click();
    await (await opened).getByRole("heading", { level: 1 }).waitFor();
    expect(await (await opened).evaluate("window.opener")).toBeNull();

    await account.click();
    await frame.getByRole("menuitem", { name: "Profile" }).click();
    const asked = page.waitForEvent("filechooser");
    await frame.getByRole("button", { name: "Choose a file" }).click();
    expect((await asked).isMultiple()).toBe(false);

    await account.click();
    await frame.getByRole("menuitem", { name: "Log out" }).click();
    await frame.getByRole("heading", { name: "Sign in" }).waitFor();
  });
});

describe("Quality E4: a frame is never blank", () => {
  it("signs in by a window of its own where cookies are refused, and continues in the frame", async () => {
    const page = await visitor();
    await page.addInitScript(
      'if (window.parent !== window) Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} })',
    );
    await page.goto(await partnersPage("/login?callbackUrl=%2Fsettings"));
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "Sign in to continue" }).waitFor();
    const opening = page.waitForEvent("popup");
    await frame.getByRole("button", { name: "Open the sign-in window" }).click();
    const popup = await opening;
    await popup.getByRole("heading", { name: "Sign in" }).waitFor();
    const closed = popup.waitForEvent("close");
    await sendSignIn(popup, "recruiter@northgate.example");
    await closed;
    await frame.getByRole("heading", { name: "Settings" }).waitFor();
    await frame.getByRole("navigation", { name: "Main" }).waitFor();
    await frame.getByRole("button", { name: /^hello, / }).click();
    await frame.getByRole("menuitem", { name: "Log out" }).click();
    await frame.getByRole("heading", { name: "Sign in to continue" }).waitFor();
  });

  it("leads to a window of its own where the frame keeps the page's code from loading", async () => {
    const page = await visitor();
    await page.goto(await partnersPage("/login", "sandbox"));
    const link = page.frameLocator("iframe").getByRole("link");
    await link.waitFor();
    expect(await link.textContent()).toBe("open it in a window of its own");
  });

  it.each(["/login", careersPath("northgate-group"), "/interview/none", "/sign/none"])(
    "shows %s where the browser refuses to store",
    async (path) => {
      const page = await visitor();
      await page.addInitScript(`
        for (const kind of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, kind, {
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
      `);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.title()).not.toBe("");
    },
  );
});
