import type { Page } from "playwright";
import { expect, it } from "vitest";
import { people } from "./browser.ts";

const { signedIn } = people();

const lists = [
  {
    path: "/job/21/application",
    field: "Rating from",
    value: "4 stars",
    says: "Rating from: 4 stars",
    sort: "Applied",
  },
  {
    path: "/candidate",
    field: "Status",
    value: "Interview",
    says: "Status is Interview",
    sort: "Candidate",
  },
  {
    path: "/job",
    field: "Needs attention",
    value: "Stalled",
    says: "Needs attention: Stalled",
    sort: "Job",
  },
];

const rows = (page: Page) => page.getByRole("rowheader").allTextContents();
const chip = (page: Page, says: string) =>
  page.getByRole("button", { name: `Remove ${says}`, exact: true });

/** Waits for a list: its rows beyond the window follow those in sight. */
async function listed(page: Page) {
  await page.getByRole("rowheader").first().waitFor();
  let before: number | undefined;
  const isWhole = async () => {
    const now = await page.getByRole("rowheader").count();
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isWhole, { interval: 300 }).toBe(true);
}

async function search(page: Page, text: string) {
  const all = await rows(page);
  await page.getByRole("searchbox", { name: /^Search (by|candidates$|applicants)/ }).fill(text);
  await expect.poll(() => rows(page)).not.toEqual(all);
}

it.each(lists)(
  "Quality U7: the address of $path shows a colleague the same list, and Back returns to the previous one",
  async ({ path, field, value, says, sort }) => {
    const recruiter = await signedIn("recruiter@northgate.example", path);
    await listed(recruiter);
    const everyone = await rows(recruiter);
    await recruiter.getByRole("button", { name: "Filters" }).click();
    await recruiter.getByLabel("Filter by").selectOption(field);
    const form = recruiter.getByRole("dialog", { name: "Add filter" });
    await form.getByRole("button", { name: new RegExp(`^(${field}|Value|Choose)`) }).click();
    await recruiter.getByRole("option", { name: value }).click();
    const several = recruiter.locator("[role=listbox][aria-multiselectable]");
    if (await several.count()) await recruiter.keyboard.press("Escape");
    await recruiter.getByRole("listbox").waitFor({ state: "detached" });
    await recruiter.getByRole("button", { name: "Add filter" }).click();
    await chip(recruiter, says).waitFor();
    await recruiter
      .getByRole("columnheader", { name: sort, exact: true })
      .getByRole("button")
      .click();
    await recruiter.locator("table:not([aria-busy]) th[aria-sort]", { hasText: sort }).waitFor();
    const chosen = await rows(recruiter);
    expect(chosen).not.toEqual(everyone);
    const address = recruiter.url();

    const admin = await signedIn("admin@northgate.example", path);
    await listed(admin);
    await search(admin, "Zebedee");
    expect(admin.url()).not.toContain("Zebedee");
    await admin.goto(address);
    await listed(admin);
    await chip(admin, says).waitFor();
    await expect.poll(() => rows(admin)).toEqual(chosen);
    expect(await admin.getByRole("button", { name: /^Remove / }).count()).toBe(1);

    await recruiter.goBack();
    await recruiter.goBack();
    await chip(recruiter, says).waitFor({ state: "detached" });
    await expect.poll(() => rows(recruiter)).toEqual(everyone);
    await recruiter.goForward();
    await chip(recruiter, says).waitFor();
  },
);

const firstRowsTop = (page: Page) =>
  page.evaluate<number>("document.querySelector('tbody tr').getBoundingClientRect().top");

it.each(lists)(
  "Quality U11: the first row of $path stands within 240 pixels of the top, on a phone 320, and J, K and X reach it",
  async ({ path }) => {
    const page = await signedIn("recruiter@northgate.example", path);
    await listed(page);
    expect(await firstRowsTop(page)).toBeLessThanOrEqual(240);
    for (const key of ["j", "j", "k", "x"]) await page.keyboard.press(key);
    const first = page.getByRole("row").nth(1);
    await first.locator("th a:focus").waitFor();
    expect(await first.getByRole("checkbox").isChecked()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => firstRowsTop(page)).toBeLessThanOrEqual(320);
  },
);
