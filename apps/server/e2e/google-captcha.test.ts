import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createPages } from "@ats/api/app/pages";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { googleCaptcha } from "@ats/api/session/google-captcha";
import { testServices } from "@ats/api/internal/testing/app";
import { testCompanies } from "@ats/api/internal/testing/companies";
import { testDatabase } from "@ats/api/internal/testing/database";
import { getRequestListener } from "@hono/node-server";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createHost } from "../src/http/host.ts";
import { isOwnOrigin } from "../src/http/request.ts";
import { loadStaticFiles } from "../src/http/static-files.ts";
import { builtWeb } from "../src/web-build/web-build.ts";
import { people } from "./browser.ts";
import { password } from "./sign-in.ts";

const { visitor } = people();

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Imitates what Google's script does to a page: a frame, and a request for each token. */
const script = `{
  const { origin } = new URL(document.currentScript.src);
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = origin + "/recaptcha/api2/anchor";
  const opened = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  window.grecaptcha = {
    ready: (then) => void opened.then(then),
    execute: async (key, { action }) => {
      const query = new URLSearchParams({ k: key, sa: action });
      return (await fetch(origin + "/recaptcha/api2/reload?" + query)).text();
    },
  };
}`;

/** Stands in for Google: each token is accepted once, while `trusts` is true. */
async function standIn() {
  const google = { trusts: true, given: [] as string[], asked: [] as unknown[], origin: "" };
  const open = new Set<string>();
  google.origin = await listening(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://google");
    if (pathname === "/recaptcha/api.js" && searchParams.get("render") === "site") {
      response.setHeader("content-type", "text/javascript").end(script);
    } else if (pathname === "/recaptcha/api2/anchor") {
      response.setHeader("content-type", "text/html").end("<!doctype html><title>anchor</title>");
    } else if (pathname === "/recaptcha/api2/reload") {
      const token = `${searchParams.get("k")}-${searchParams.get("sa")}-${google.given.length}`;
      google.given.push(token);
      open.add(token);
      response.setHeader("access-control-allow-origin", "*").end(token);
    } else if (pathname === "/recaptcha/api/siteverify") {
      const body = new URLSearchParams(await text(request));
      const { secret, response: token = "" } = Object.fromEntries(body);
      google.asked.push({ secret, token });
      response.end(JSON.stringify({ success: open.delete(token) && google.trusts, score: 0.9 }));
    } else response.writeHead(404).end();
  });
  return google;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
let files: Awaited<ReturnType<typeof loadStaticFiles>>;
beforeAll(async () => {
  database = await testDatabase();
  files = await loadStaticFiles(await builtWeb());
});

/** Starts the product with Google reCAPTCHA at `origin`. */
async function product(origin: string): Promise<string> {
  await testCompanies(database);
  const services = testServices(database, {
    clock: () => new Date(),
    captcha: googleCaptcha({ siteKey: "site", secret: "secret", origin }),
  });
  const api = createApi(handlers, services, { allowOrigin: isOwnOrigin });
  const host = createHost({
    api,
    pages: createPages(services),
    files,
    trustedProxies: () => false,
    publicUrl: undefined,
    recaptcha: { origin },
    frameAncestors: async () => [],
    report: () => {},
  });
  return listening(getRequestListener(host.fetch));
}

async function typeCredentials(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill("recruiter@northgate.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const said = (page: Page) => page.getByRole("form", { name: "Sign in" });

describe("Specification §7, recaptcha-token: Google reCAPTCHA in a browser", () => {
  it("gives each call its own token, within the page's policy", async () => {
    const google = await standIn();
    const page = await visitor({ baseURL: await product(google.origin) });
    await typeCredentials(page);
    await page.waitForURL("**/job");
    const taken = google.given.slice(0, google.asked.length);
    expect(google.asked).toEqual(taken.map((token) => ({ secret: "secret", token })));
    expect(taken[0]).toBe("site-login-0");
  });

  it("keeps a visitor whom Google does not trust at sign-in, and lets them try again", async () => {
    const google = await standIn();
    google.trusts = false;
    const page = await visitor({ baseURL: await product(google.origin) });
    await typeCredentials(page);
    await said(page).getByText("We could not confirm that you are not a robot").waitFor();
    google.trusts = true;
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/job");
  });

  it("explains when Google cannot be reached, and keeps the typed text", async () => {
    const nobody = "http://127.0.0.1:9";
    const page = await visitor({ baseURL: await product(nobody) });
    await typeCredentials(page);
    await said(page).getByText("Google’s robot check could not be reached.").waitFor();
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(password);
  });
});
