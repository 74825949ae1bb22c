import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { expect, inject, onTestFinished, type RunnerTask } from "vitest";
import { chromium as installed } from "../../../.ci/chromium.ts";
import { sendSignIn } from "./sign-in.ts";

type Options = Parameters<Browser["newContext"]>[0];

/** Starts with the first file and ends with the process of the tests. */
let browser: Promise<Browser> | undefined;

/** Windows of the signed-in users, by email: they stay signed in, and their code is compiled. */
const windows = new Map<string, BrowserContext>();

/** Creates users of one running product. */
export function people() {
  const url = inject("url");

  async function openWindow(options: Options = {}): Promise<BrowserContext> {
    browser ??= installed().then((options) => chromium.launch(options));
    const context = await (await browser).newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      timezoneId: "Europe/London",
      ...options,
    });
    await context.addInitScript(reportRefusals);
    return context;
  }

  /** Opens a page of a signed-out visitor in a window of their own. */
  async function visitor(options?: Options): Promise<Page> {
    const context = await openWindow(options);
    onTestFinished(async ({ task }) => {
      await tellFailure(task, context);
      await context.close();
    });
    return openPage(context);
  }

  /**
   * Opens a page of a signed-in user, with the lists and the appearance of a new user. Signing in
   * again would end the user's other pages.
   */
  async function signedIn(email: string, path = "/job"): Promise<Page> {
    const context = windows.get(email) ?? (await openWindow());
    windows.set(email, context);
    const page = await openPage(context);
    onTestFinished(async ({ task }) => {
      await tellFailure(task, context);
      await Promise.all(context.pages().map((each) => each.close()));
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.clearDataForOrigin", {
      origin: url,
      storageTypes: "local_storage",
    });
    await page.goto(path);
    // Some pages have a field for an email too.
    const greeting = page.getByRole("button", { name: /^hello, / });
    await greeting.or(page.getByLabel("Email")).first().waitFor();
    if (!(await greeting.isVisible())) {
      await signIn(page, email);
      if (path !== "/job") await page.goto(path);
    }
    return page;
  }
  return { url, visitor, signedIn };
}

/** Opens a page whose errors fail the test. */
async function openPage(context: BrowserContext): Promise<Page> {
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

/** Adds to the reason of a failed test what its pages show. */
async function tellFailure({ result }: RunnerTask, context: BrowserContext): Promise<void> {
  const [error] = result?.errors ?? [];
  if (!error) return;
  const shown = await Promise.all(context.pages().map(describePage));
  error.stack = [error.stack ?? error.message, ...shown].join("\n");
}

/** The end is kept too, where dialogs and messages are. */
async function describePage(page: Page): Promise<string> {
  // A page that cannot be read says why, and is closed as the others are.
  const body = await page.locator("body").innerText().catch(String);
  const text = body.replace(/\s+/g, " ");
  const shown = text.length > 1000 ? `${text.slice(0, 400)} … ${text.slice(-600)}` : text;
  return `${page.url()} shows: ${shown}`;
}

/** Signs a visitor in, who lands on the page that was asked for. */
export async function signIn(page: Page, email: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/login");
  await sendSignIn(page, email);
  await page.waitForURL(({ pathname }) => pathname !== "/login");
}

/** As Safari and Firefox do, and Chromium for those who ask for it. */
export async function blockCookiesOfOtherSites(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCookieControls", {
    enableThirdPartyCookieRestriction: true,
  });
}

/** Logs policy refusals, because a page that works without the refused request stays silent. */
const reportRefusals = `document.addEventListener("securitypolicyviolation", (event) =>
  console.error("Content Security Policy", event.violatedDirective, event.blockedURI),
);`;
