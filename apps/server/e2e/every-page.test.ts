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
    "/job/add/",
    "/job/edit/21",
    "/candidate",
    "/candidate/add/",
    "/candidate/edit/100",
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
  "/careers/northgate-group",
  "/careers/northgate-group/1021",
  "/no/such/page",
];
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // A description is said after the name, not within it: not a mismatch.
  rules: { "label-content-name-mismatch": { enabled: false } },
};

async function violations(page: Page, only = rules): Promise<string[]> {
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    only,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const width = (page: Page) => page.evaluate("document.documentElement.scrollWidth");

/** Quality U1 and U5: each page is loaded once, then seen in the dark and at a width of 320 pixels. */
async function visit(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(axe.source);
    expect.soft(await violations(page), `${path} in the light theme`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect
      .soft(
        await violations(page, { ...rules, runOnly: ["color-contrast"] }),
        `${path} in the dark`,
      )
      .toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => width(page), { message: path }).toBeLessThanOrEqual(320);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
}

describe("in light and dark WCAG 2.2 A and AA, and no sideways scrolling at 320 pixels:", () => {
  it.each(Object.keys(pages))("every page of %s", async (account) => {
    await visit(await signedIn(account), pages[account] ?? []);
  });

  it("every way in", async () => {
    await visit(await visitor(), waysIn);
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
