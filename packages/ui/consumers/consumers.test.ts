import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromium as installed } from "../../../.ci/chromium.ts";
import { freePort } from "../../../.ci/free-port.ts";
import { tarballOf } from "../../../published/pack.ts";

const home = join(import.meta.dirname, "../../../.cache/consumers");
const servers: ChildProcess[] = [];
/** The environment of a user's shell, without what the tests set. */
const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" };
let browser: Browser;

/** Bare applications with the packed package and nothing else of this workspace. */
beforeAll(async () => {
  browser = await chromium.launch(await installed());
  mkdirSync(home, { recursive: true });
  cpSync(import.meta.dirname, home, { recursive: true });
  cpSync(tarballOf("ui"), join(home, "ats-ui.tgz"));
  run(home, "pnpm", "install", "--no-frozen-lockfile", "--prefer-offline", "--silent");
});

afterAll(async () => {
  for (const server of servers) server.kill();
  await browser?.close();
});

describe("a bare Vite application", () => {
  it("shows a working page with its stylesheet and fonts", async () => {
    const { page, messages } = await open(await serve("vite", "vite", "preview", "--port"));
    await page.getByRole("button", { name: "Add job" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Care assistant");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("cell", { name: "York" }).waitFor();
    expect(await looks(page)).toEqual({ heading: "20px", fonts: true });
    expect(messages).toEqual([]);
  });
});

describe("a bare Next application", () => {
  let address: string;
  beforeAll(async () => {
    address = await serve("next", "next", "start", "--port");
  });

  it("is complete before any script runs", async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: "Priya Shah" }).waitFor();
    await page.getByRole("textbox", { name: "New note" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Breadcrumbs" }).isVisible()).toBe(true);
  });

  it("hydrates without a warning", async () => {
    const { page, messages } = await open(address);
    await page.getByRole("textbox", { name: "New note" }).fill("Prefers nights.");
    await page.getByRole("button", { name: "Add note" }).click();
    await page.getByRole("paragraph").filter({ hasText: "Prefers nights." }).waitFor();
    expect(await looks(page)).toEqual({ heading: "20px", fonts: true });
    expect(messages).toEqual([]);
  });
});

/** Builds and serves the application; returns its address. */
async function serve(app: string, ...command: [string, ...string[]]): Promise<string> {
  run(join(home, app), "pnpm", "run", "build");
  const port = await freePort();
  const [program, ...args] = command;
  const server = spawn(join(home, app, "node_modules/.bin", program), [...args, String(port)], {
    cwd: join(home, app),
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.stdout.on("data", (output) => String(output).includes(String(port)) && resolve());
  });
  return `http://localhost:${port}/`;
}

async function open(address: string, options: { javaScriptEnabled?: boolean } = {}) {
  const page = await browser.newPage({ colorScheme: "light", ...options });
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(String(error)));
  await page.goto(address, { waitUntil: "load" });
  return { page, messages };
}

/** Only the stylesheet makes headings large and sets them in Inter. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const [heading] = document.getElementsByTagName("h1");
    return {
      heading: heading && getComputedStyle(heading).fontSize,
      fonts: [...document.fonts].some(
        ({ family, status }) => family.includes("Inter Variable") && status === "loaded",
      ),
    };
  });

function run(cwd: string, command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe", env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(" ")} in ${cwd}:\n${stdout}\n${stderr}`, {
      cause: error,
    });
  }
}
