import { revokeApiToken } from "@ats/core/api-tokens/contract";
import { testPhoto } from "@ats/api/internal/testing/records";
import { embedPath } from "@ats/core/embed/address";
import { endOtherSessions } from "@ats/core/session/sessions-contract";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { visit } from "../src/testing/process.ts";
import { blockCookiesOfOtherSites, people } from "./browser.ts";
import { startPartner } from "./partner.ts";
import { password } from "./sign-in.ts";

const { url, visitor } = people();
const recruiter = "recruiter@northgate.example";

interface Told {
  type: string;
  path?: string;
  reason?: string;
  message?: string;
}
const toldTo = (page: Page) => page.evaluate("window.events") as Promise<Told[]>;
const told = async (page: Page, type: string) =>
  expect.poll(async () => (await toldTo(page)).map((event) => event.type)).toContain(type);
const frameIn = (page: Page) => page.frameLocator("iframe");
const firstRow = (page: Page) => frameIn(page).getByRole("rowheader").first();

const refuseStorage = (page: Page) =>
  page.addInitScript(`
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
  `);

describe("Quality E1: in a partner's page a user is signed in by the partner's server, signs out and in again,", () => {
  it.each([
    ["where the browser keeps cookies of other sites", async () => {}],
    ["where the browser keeps none", blockCookiesOfOtherSites],
    ["where the browser refuses to store anything", refuseStorage],
  ])("%s", async (_, prepare) => {
    const partner = await startPartner(url);
    const page = await visitor();
    await prepare(page);
    await page.goto(partner.origin);
    await firstRow(page).waitFor();
    await page.evaluate("window.embedded.signOut()");
    await frameIn(page).getByRole("heading", { name: "You are signed out" }).waitFor();
    expect((await toldTo(page)).at(-1)).toEqual({ type: "signedOut", reason: "SIGNED_OUT" });
    await frameIn(page).getByRole("button", { name: "Sign in again" }).click();
    await firstRow(page).waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });
});

describe("Quality E1: a recruiter's work in a partner's page", () => {
  it("is a note, a move, a download and an upload; a session that ends is renewed and loses nothing", async () => {
    const partner = await startPartner(url);
    const page = await visitor();
    await blockCookiesOfOtherSites(page);
    await page.goto(partner.origin);
    const frame = frameIn(page);
    await frame.getByRole("link", { name: "Deputy Home Manager" }).first().click();
    await frame
      .getByRole("button", { name: /^Move / })
      .first()
      .waitFor();
    const link = frame.getByRole("rowheader").first().getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.click();
    await frame.getByRole("heading", { name, level: 1 }).waitFor();
    expect(await frame.getByRole("navigation", { name: "Main" }).count()).toBe(0);

    const saved = page.waitForEvent("download");
    await frame
      .getByRole("button", { name: /^Download / })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/\.(pdf|docx)$/);

    await frame.getByRole("tab", { name: /^Notes/ }).click();
    await frame.getByRole("textbox", { name: "Note" }).fill("Typed before the session ended.");
    // Ends the session in the partner's page too.
    await (await visit(url, recruiter, password)).call(endOtherSessions);
    await frame.getByRole("button", { name: "Add note" }).click();
    await frame
      .getByRole("list", { name: "Notes" })
      .getByText("Typed before the session ended.")
      .waitFor();
    await expect.poll(() => partner.secrets.length).toBe(2);

    await frame.getByRole("button", { name: "Move to…" }).click();
    await frame.getByRole("menuitem", { name: /^Interview/ }).click();
    await frame.getByText(`${name} has been updated to Interview`).waitFor();
    await frame.getByRole("tab", { name: "Activity" }).click();
    await frame.getByText("Tom Ashdown (Portal)").first().waitFor();

    await page.evaluate("window.embedded.navigate('/settings')");
    const photo = testPhoto();
    await frame.locator("input[type=file]").setInputFiles({
      name: photo.name,
      mimeType: photo.type,
      buffer: Buffer.from(await photo.arrayBuffer()),
    });
    await frame.getByRole("button", { name: "Remove photo" }).click();
    await frame.getByRole("button", { name: "Remove photo" }).waitFor({ state: "detached" });

    const said = JSON.stringify(await toldTo(page));
    expect(said).not.toMatch(/Tom|Ashdown|@|\?/);
    for (const part of name.split(" ")) expect(said).not.toContain(part);
  });

  it("follows what colleagues do, and shows another user's work after the partner has changed the user", async () => {
    const partner = await startPartner(url, { route: "/job?status=ACTIVE" });
    const page = await visitor();
    await blockCookiesOfOtherSites(page);
    const live = page.waitForEvent("websocket");
    await page.goto(partner.origin);
    await firstRow(page).waitFor();
    expect((await live).url()).toMatch(/\/notifications\?.*dpop=/);
    partner.session.user = { email: "manager@northgate.example" };
    await page.evaluate("window.embedded.navigate('/settings')");
    await frameIn(page).getByLabel("First name").waitFor();
    expect(await frameIn(page).getByLabel("First name").inputValue()).toBe("Tom");
    await page.evaluate("window.embedded.signIn()");
    await expect
      .poll(async () => (await toldTo(page)).filter(({ type }) => type === "signedIn").length)
      .toBe(2);
    await page.evaluate("window.embedded.navigate('/settings')");
    await expect.poll(() => frameIn(page).getByLabel("First name").inputValue()).not.toBe("Tom");
  });

  it("goes in and out of the frame by Tab, and the frame is as high as its content", async () => {
    const partner = await startPartner(url, { route: "/settings" });
    const page = await visitor();
    await page.goto(partner.origin);
    await frameIn(page).getByLabel("First name").waitFor();
    await page.getByRole("button", { name: "Before" }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.tagName")).toBe("IFRAME");
    await page.getByRole("button", { name: "After" }).focus();
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate("document.activeElement.tagName")).toBe("IFRAME");
    await frameIn(page).getByRole("button", { name: "go back" }).click();
    await told(page, "left");
  });
});

describe("A page that is taller than the window", () => {
  it("scrolls with the partner's page, and opens a dialog in sight", async () => {
    const partner = await startPartner(url, { route: "/job/21/application", maxHeight: 10_000 });
    const page = await visitor();
    await page.goto(partner.origin);
    await firstRow(page).waitFor();
    const scrolled = () =>
      frameIn(page)
        .getByRole("main")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(scrolled).toBe(0);
    const row = frameIn(page).getByRole("row").nth(20);
    await row.scrollIntoViewIfNeeded();
    expect(await page.evaluate("window.scrollY")).toBeGreaterThan(0);
    await row.getByRole("button", { name: /^Move / }).click();
    await frameIn(page).getByRole("menuitem", { name: "Reject…" }).click();
    const dialog = frameIn(page).getByRole("dialog", { name: /^Reject / });
    await dialog.waitFor();
    const box = (await dialog.boundingBox()) ?? { y: -1, height: 0 };
    expect(box.height).toBeGreaterThan(300);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    expect(await scrolled()).toBe(0);
  });
});

describe("Quality E2: a partner", () => {
  it("cannot show another company's product, nor a listed origin's frame at an origin that is not listed", async () => {
    const partner = await startPartner(url);
    const riverside = { email: "admin@riverside.example" };
    await expect(partner.makeSecret({ user: riverside })).rejects.toMatchObject({ status: 404 });
    const secret = new URL(await partner.makeSecret({}));
    const elsewhere = await startPartner(url);
    // A page that does not watch for refusals.
    const page = await (await visitor()).context().newPage();
    const blocked: string[] = [];
    page.on("console", (message) => blocked.push(message.text()));
    await page.goto(`${elsewhere.origin}/blank`);
    await page.setContent(
      `<iframe src="${secret.origin}${secret.pathname}?origin=${elsewhere.origin}"></iframe>`,
    );
    await expect.poll(() => blocked.join()).toContain("frame-ancestors");
    expect(await page.frames()[1]?.title()).not.toBe("ATS");
  });

  it("cannot use a secret twice, nor one of a revoked token", async () => {
    const partner = await startPartner(url);
    const secret = await partner.makeSecret({});
    const page = await visitor();
    await page.route(`${partner.origin}/secret`, (route) => route.fulfill({ body: secret }));
    await page.goto(partner.origin);
    await firstRow(page).waitFor();
    await page.evaluate("window.embedded.signIn()");
    await frameIn(page)
      .getByText(/^This client secret was already used/)
      .waitFor();
    await told(page, "failed");
    await partner.admin.call(revokeApiToken, { params: { id: partner.tokenId } });
    await expect(partner.makeSecret({})).rejects.toMatchObject({ status: 401 });
  });
});

describe("Quality E3: messages", () => {
  it("of other windows, of strangers and of no meaning have no effect, ten thousand of them", async () => {
    const partner = await startPartner(url);
    const page = await visitor();
    await page.goto(partner.origin);
    await firstRow(page).waitFor();
    const before = await toldTo(page);
    await page.evaluate(`(async () => {
      const frame = document.querySelector("iframe").contentWindow;
      const kinds = ["connect", "ready", "secret", "signOut", "navigate", "look", "event", ""];
      const values = [null, 0, "", "x".repeat(5000), [], {}, { ats: 1 }, "/job", "javascript:alert(1)"];
      const pick = (list, at) => list[at % list.length];
      for (let i = 0; i < 10_000; i++) {
        const message = {
          ats: pick([1, 2, "1", null], i),
          type: pick(kinds, i * 7 + (i >> 3)),
          secret: pick(["a".repeat(43), null, 5], i),
          path: pick(values, i * 3), look: pick(values, i * 5), event: pick(values, i),
        };
        const { port1 } = new MessageChannel();
        frame.postMessage(i % 5 ? message : pick(values, i), "*", i % 3 ? [port1] : []);
        window.postMessage(message, "*");
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
    })()`);
    expect(await toldTo(page)).toEqual(before);
    await firstRow(page).waitFor();
    await page.evaluate("window.embedded.navigate('/settings')");
    await frameIn(page).getByLabel("First name").waitFor();
  });

  it("that never come leave a sentence: the page says that it belongs in a partner's page", async () => {
    const partner = await startPartner(url);
    const { pathname } = new URL(await partner.makeSecret({}));
    const page = await visitor();
    await page.goto(`${url}${pathname}`);
    await page
      .getByRole("heading", { name: "This page opens only inside a partner’s page" })
      .waitFor();
    await page.goto(`${url}${embedPath("none")}`);
    await page.getByRole("link", { name: "Open the product" }).waitFor();
  });
});
