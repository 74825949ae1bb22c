import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { chromium as installed } from "../../../.ci/chromium.ts";

export const password = "Welcome-to-the-ATS-2026";

/** Cookies and local storage of the signed-in users, by email. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

/** Creates users of one running product, each with their own browser. */
export function people() {
  const url = inject("url");
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await installed());
  });
  afterAll(() => browser.close());

  /** Opens a page of a signed-out visitor; errors on it fail the test. */
  async function visitor(options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      ...options,
    });
    onTestFinished(() => context.close());
    await context.addInitScript(reportRefusals);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => expect.soft(error.message, "an error on the page").toBe(""));
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text()))
        expect.soft(message.text(), "against the content security policy").toBe("");
    });
    page.on("response", (response) => {
      if (response.status() >= 500) expect.soft(response.url(), "a server error").toBe("");
    });
    return page;
  }

  /** Opens the jobs of a signed-in user. Signing in anew would end the user's other pages. */
  async function signedIn(email: string, options?: Parameters<typeof visitor>[0]): Promise<Page> {
    const page = await visitor({ storageState: sessions.get(email), ...options });
    await page.goto("/job");
    const address = page.getByLabel("Email");
    await address.or(page.getByRole("button", { name: /^hello, / })).waitFor();
    if (await address.isVisible()) await signIn(page, email);
    return page;
  }
  return { url, visitor, signedIn };
}

/** Signs a visitor in. */
export async function signIn(page: Page, email: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/job");
  sessions.set(email, await page.context().storageState());
}

/** Logs policy refusals, because a page that works without the refused request stays silent. */
const reportRefusals = `document.addEventListener("securitypolicyviolation", (event) =>
  console.error("Content Security Policy", event.violatedDirective, event.blockedURI),
);`;
