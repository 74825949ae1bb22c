import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Frame, type Page } from "playwright";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { chromium as installed } from "../.ci/chromium.ts";
import { exampleWith } from "./readme-examples.ts";

const consumer = inject("consumer");
const id = "7b1c9f52-0c0e-4d8e-9a35-2f8b1f6f5d10";
export const secret = "q3vXo1_Zk-8sYb2dLr6TnP0aWcEuHiGf";

/** The product's page in the frame: it speaks the protocol, and keeps what it was told. */
const productPage = `
  import { connectMessage, partnerMessage, readMessage } from "@ats/core/embed/messages";
  const origin = new URL(location.href).searchParams.get("origin");
  window.told = [];
  window.connection = null;
  addEventListener("message", ({ data, origin: from, source, ports: [port] }) => {
    const message = readMessage(connectMessage, data);
    if (!message || from !== origin || source !== parent || window.connection) return;
    Object.assign(window, { connection: message, port });
    port.onmessage = ({ data }) => told.push(readMessage(partnerMessage, data) ?? data);
  });
  parent.postMessage({ ats: 1, type: "ready" }, origin);`;

/** Loads the package by a script tag, and keeps what it hears. */
const partnerPage = `
  import { mount } from "/embed.js";
  const options = {
    secret: async () => (await (await fetch("/ats-session")).text()) + ++asked,
    onEvent: (event) => events.push(event),
  };
  Object.assign(window, { mount, options, events: [], asked: 0 });`;

const html = (script: string) => `<!doctype html><title>Partner</title><body style="margin:0">
  <button id="candidates">Before</button><div id="ats"></div><button>After</button>
  <script type="module">${script}</script></body>`;

/** A site of a partner, one of the product, and one that has no business with either. */
export const sites = { partner: "", product: "", stranger: "" };
let browser: Browser;

/** Serves the pages and opens them in Chromium. */
export function partnerPages() {
  const files: Record<string, string> = {};
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const policy = searchParams.get("policy");
    if (policy) response.setHeader("content-security-policy", policy);
    const body = files[pathname.startsWith("/embed/") ? "/embed" : pathname];
    response.statusCode = body === undefined ? 404 : 200;
    const type = pathname.endsWith(".js") ? "text/javascript" : "text/html";
    response.setHeader("content-type", type).end(body);
  });

  beforeAll(async () => {
    browser = await chromium.launch(await installed());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    for (const name of ["partner", "product", "stranger"] as const)
      sites[name] = `http://${name}.localhost:${port}`;
    const loader = join(consumer, "node_modules/@ats/embed/dist/mount.js");
    Object.assign(files, {
      "/": html(partnerPage),
      "/readme": html(await bundled(`import "./${exampleWith("mount(", "embed")}"`)),
      "/embed.js": readFileSync(loader, "utf8"),
      "/ats-session": `${sites.product}/embed/${id}#${secret}`,
      "/embed": html(await bundled(productPage)).replace("Before", "In the frame"),
    });
  });

  afterAll(async () => {
    await browser?.close();
    server.close();
  });
}

async function bundled(contents: string) {
  const stdin = { contents, resolveDir: consumer, loader: "ts" as const };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", write: false });
  return outputFiles[0]?.text ?? "";
}

/** Address of the page in the frame, for the partner. */
export const frameAddress = (site: string) =>
  `${site}/embed/${id}?origin=${encodeURIComponent(sites.partner)}`;

export async function openPage(path = "/"): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  onTestFinished(() => page.close());
  await page.goto(sites.partner + path);
  return page;
}

/** Opens a page that has mounted the product, with the options that the code adds. */
export async function openMounted(options = "{}"): Promise<{ page: Page; frame: Frame }> {
  const page = await openPage();
  await page.evaluate(`embedded = mount(ats, { ...options, ...${options} })`);
  return { page, frame: await connectedFrame(page) };
}

/** Returns the page's frame, once it is connected. */
export async function connectedFrame(page: Page): Promise<Frame> {
  await page.locator("iframe").waitFor();
  const frame = page.frames()[1];
  if (!frame) throw new Error("The page has no frame.");
  await frame.waitForFunction("window.connection");
  return frame;
}
