import axe from "axe-core";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";

const { signedIn, visitor } = people();
/** The pages of the product, each as somebody who may see it. */
const pages: Record<string, string[]> = {
  "recruiter@northgate.example": [
    "/job",
    "/job/21/application",
    "/job/21/application?view=kanban",
    "/application/details/1500",
    "/notifications/all",
    "/help",
    "/404",
  ],
  "admin@northgate.example": [
    "details",
    "password",
    "verification",
    "sessions",
    "notifications",
    "appearance",
    "outbox",
  ].map((section) => `/settings?section=${section}`),
  "support@ats.example": ["/global/settings"],
};
const waysIn = [
  "/login",
  "/login/forgot",
  "/login/reset/used",
  "/change/password/",
  "/login/token/used",
  "/techuser/login/used",
  "/multiclient/login",
  "/disabled/ats",
  "/no/such/page",
];
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // A description is said after the name, not within it: not a mismatch.
  rules: { "label-content-name-mismatch": { enabled: false } },
};

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    rules,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(Object.keys(pages))("no page of %s breaks WCAG 2.2 A or AA", async (account) => {
    const page = await signedIn(account, { colorScheme });
    for (const path of pages[account] ?? []) {
      await open(page, path);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });

  it("nor does the way in", async () => {
    const page = await visitor({ colorScheme });
    for (const path of waysIn) {
      await open(page, path);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
});

describe("at a width of 320 pixels", () => {
  const viewport = { width: 320, height: 640 };
  const width = (page: Page) => page.evaluate("document.documentElement.scrollWidth");

  it.each(Object.keys(pages))("no page of %s scrolls sideways", async (account) => {
    const page = await signedIn(account, { viewport });
    for (const path of pages[account] ?? []) {
      await open(page, path);
      expect.soft(await width(page), path).toBeLessThanOrEqual(320);
    }
  });

  it("nor does the way in", async () => {
    const page = await visitor({ viewport });
    for (const path of waysIn) {
      await open(page, path);
      expect.soft(await width(page), path).toBeLessThanOrEqual(320);
    }
  });
});

it("brings at most 180 kB of compressed JavaScript to the first screen after sign-in", async () => {
  const session = await (await signedIn("recruiter@northgate.example")).context().storageState();
  const page = await visitor({ storageState: session });
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script")
      sizes.set(response.url(), (await response.request().sizes()).responseBodySize);
  });
  await page.goto("/job");
  await page.getByRole("table").waitFor();
  await page.waitForLoadState("networkidle");
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(180_000);
});
