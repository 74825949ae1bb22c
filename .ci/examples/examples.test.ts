import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { addApiToken, revokeApiToken } from "@ats/core/api-tokens/contract";
import { listApplications } from "@ats/core/applications/contract";
import { type Client, createClient } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/list-contract";
import { demoPassword } from "@ats/demo/accounts";
import { type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProcess, visit } from "../../apps/server/src/testing/process.ts";
import { chromium as installed } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { fillWithDemo } from "./demo-data.ts";
import { installExamples } from "./install.ts";
import { start, stopAll } from "./process.ts";

let examples: string;
let product: Awaited<ReturnType<typeof startProcess>>;
let browser: BrowserContext;

beforeAll(async () => {
  examples = installExamples();
  const data = join(dirname(examples), "product");
  fillWithDemo(data);
  product = await startProcess({ ATS_DATA_DIR: data }, "main.ts");
  browser = await (await chromium.launch(await installed())).newContext();
});

afterAll(async () => {
  await browser?.browser()?.close();
  await Promise.all([product?.kill("SIGTERM"), stopAll()]);
  rmSync(dirname(examples), { recursive: true, force: true });
});

/** Runs a script of an example. */
async function run(example: string, script: string): Promise<string> {
  const { stdout } = await promisify(execFile)("pnpm", ["run", "--silent", script], {
    cwd: join(examples, example),
    env: { ...process.env, NODE_ENV: undefined, ATS_URL: product.url },
  });
  return stdout;
}

const servers = {
  vite: ["node_modules/vite/bin/vite.js", "preview", "--host=127.0.0.1"],
  next: ["node_modules/next/dist/bin/next", "start", "--hostname=127.0.0.1"],
};

/** Builds and serves an example, and opens it. A page that complains fails the test. */
async function open(example: string, server: keyof typeof servers = "vite"): Promise<Page> {
  await run(example, "build");
  const port = await freePort();
  const program = [...servers[server], `--port=${port}`];
  const url = await start(join(examples, example), port, program, { ATS_URL: product.url });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complain(message.text());
  });
  page.on("pageerror", ({ message }) => complain(message));
  page.on("requestfailed", (request) => {
    // A page that is left no longer waits for its calls.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complain(request.url());
  });
  const complain = (about: string) => expect.soft(about, `the page of ${example}`).toBe("");
  await page.goto(url);
  return page;
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const rowLink = (page: Page) => page.getByRole("rowheader").getByRole("link").first();

/** Only the stylesheet brings the typeface. */
const hasInter = async () =>
  [...(await document.fonts.ready)].some(
    ({ family, status }) => family.includes("Inter") && status === "loaded",
  );

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("admin@northgate.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("partner shows the product in its own menu and colours to the user of its server", async () => {
  const port = await freePort();
  const admin = await visit(product.url, "admin@northgate.example", demoPassword);
  const { id, token } = await admin.call(addApiToken, {
    body: {
      name: "Harbour",
      rights: ["EMBED_USERS", "VIEW_JOBS", "VIEW_CANDIDATES", "UPDATE_JOBS", "PUBLISH_JOBS"],
      origins: [`http://127.0.0.1:${port}`],
      days: 30,
    },
  });
  const portal = await start(join(examples, "partner"), port, ["server.js"], {
    ATS_URL: product.url,
    ATS_API_TOKEN: token,
  });
  const page = await browser.newPage();
  await page.goto(portal);
  const frame = page.frameLocator("iframe");
  const addJob = frame.getByRole("link", { name: "Add job" });
  expect(await addJob.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(180, 72, 15)",
  );
  await page.getByRole("link", { name: "Candidates", exact: true }).click();
  await frame.getByRole("heading", { level: 1, name: "Candidates" }).waitFor();
  const events = page.getByRole("list", { name: "Events" }).getByRole("listitem");
  await expect
    .poll(() => events.allTextContents())
    .toEqual(["navigated candidateList /candidate", "navigated jobList /job", "signedIn"]);

  // Its address leads to the same page again.
  await page.reload();
  await frame.getByRole("heading", { level: 1, name: "Candidates" }).waitFor();
  await frame.getByRole("button", { name: "Go back" }).click();
  await page.getByRole("heading", { name: "Welcome to Harbour" }).waitFor();

  await admin.call(revokeApiToken, { params: { id } });
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "Recruitment is not available" }).waitFor();
  await expect
    .poll(() => events.allTextContents())
    .toEqual([expect.stringContaining("This API token was revoked.")]);
});

test("one-screen signs in where the jobs will be, and links to a page of its own router", async () => {
  const page = await open("one-screen");
  await signIn(page);
  await heading(page, "Jobs");
  await expect.poll(() => focused(page)).toBe("Jobs");
  await page.getByText("Draft", { exact: true }).click();
  await page.waitForURL(/filter=draft/);
  // Only a new page forgets the filter.
  await page.goto(new URL("/", page.url()).href);
  await rowLink(page).click();
  await page.waitForURL(/\/jobs\/\d+$/);
  await page
    .getByRole("heading", { level: 1 })
    .filter({ hasNotText: /^(Jobs)?$/ })
    .waitFor();
  await expect.poll(() => page.evaluate("document.activeElement?.tagName")).toBe("H1");
});

// The cookies of the session are those of the host, whatever the port.

test("whole-product is the product", async () => {
  const page = await open("whole-product");
  await heading(page, "Jobs");
  await rowLink(page).waitFor();
  await page.getByRole("button", { name: "hello, Helen Whitworth" }).waitFor();
  expect(await page.evaluate(hasInter)).toBe(true);
});

test("one-screen-in-next is in the server's answer, before any script runs", async () => {
  const page = await open("one-screen-in-next", "next");
  await page.getByRole("rowheader").first().waitFor();
  const html = await (await page.request.get(page.url())).text();
  expect(html).toMatch(/<h1[^>]*>Jobs/);
  expect(html).toMatch(/<th[^>]*>.*Status/s);
});

test("own-brand has its own sidebar and colours around the product's screens", async () => {
  const page = await open("own-brand");
  const sidebar = page.getByRole("navigation", { name: "Careline" });
  await sidebar.getByRole("link", { name: "People" }).click();
  await heading(page, "Candidates");
  await page.getByRole("rowheader").first().waitFor();
  expect(await sidebar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(43, 18, 16)",
  );
});

test("own-screen stands in the product's menu beside the product's screens", async () => {
  const page = await open("own-screen");
  await heading(page, "Jobs");
  await page.getByRole("link", { name: "Recruitment success" }).click();
  await heading(page, "Recruitment success");
  const title = (await rowLink(page).textContent()) ?? "";
  await rowLink(page).click();
  await heading(page, title);
});

test("rules-in-node decides in plain Node as the product does, and calls it", async () => {
  await run("rules-in-node", "build");
  expect((await run("rules-in-node", "start")).split("\n")).toEqual(
    expect.arrayContaining([
      "May a hiring manager publish jobs? false",
      "A hiring manager sees Anonymised Candidate 1041",
      "amelia..bell@example.com: E-mail must be valid.",
      expect.stringMatching(/^Northgate Group: \w.+, \w/),
    ]),
  );
});

test("own-server answers a call that the product does not have, and tells payroll of a hire", async () => {
  await run("own-server", "build");
  const home = join(examples, "own-server");
  fillWithDemo(join(home, ".data"));
  const url = await start(home, await freePort(), ["main.ts"]);
  const { countHires } = await import(join(home, "hires-contract.ts"));
  const visitor = createClient({ baseUrl: url });
  await expect(visitor.call(countHires)).rejects.toMatchObject({ status: 401 });

  const recruiter = await visit(url, "recruiter@northgate.example", demoPassword);
  const { hires } = await recruiter.call(countHires);
  const { id, job_number } = await shortlisted(recruiter);
  await moveAsSeen(recruiter, { ids: [id], status: "HIRE" });
  expect(await recruiter.call(countHires)).toEqual({ hires: hires + 1 });
  expect(readFileSync(join(home, "starters.csv"), "utf8")).toBe(`${job_number},${id}\n`);
});

async function shortlisted(client: Client) {
  const jobs = await client.call(listJobs, { query: { filter: "active" } });
  for (const job of jobs.records) {
    const query = { status: "SHORTLIST" } as const;
    const [first] = (await client.call(listApplications, { params: { id: job.id }, query }))
      .records;
    if (first) return first;
  }
  throw new Error("The demo has no shortlisted application.");
}
