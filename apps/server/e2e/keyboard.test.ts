import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";
import { focusIsSeen, isFocused, reach } from "./by-keyboard.ts";
import { password } from "./sign-in.ts";

const { visitor, signedIn } = people();

async function openJob(page: Page, title: string): Promise<void> {
  await reach(page, page.getByRole("link", { name: title }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}

describe("by keyboard only, a user", () => {
  it("signs in, and signs out from the account menu", async () => {
    const page = await visitor();
    await page.goto("/login");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await reach(page, page.getByLabel("Email"));
    await page.keyboard.type("recruiter@northgate.example");
    await page.keyboard.press("Enter");
    await reach(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/job");

    const account = page.getByRole("button", { name: /^hello, / });
    await reach(page, account);
    await page.keyboard.press("Enter");
    await reach(page, page.getByRole("menuitem", { name: "Log out" }), "ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login");
  });

  it("skips to the content, filters, sorts and opens a job", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("row").nth(5).waitFor();
    await reach(page, page.getByRole("link", { name: "Skip to content" }));
    await page.keyboard.press("Enter");
    await reach(page, page.getByRole("radio", { name: "Active" }));
    await reach(page, page.getByRole("radio", { name: "All" }), "ArrowRight");
    await page.keyboard.press("Space");
    await page.waitForURL(/filter=all/);
    await reach(page, page.getByRole("columnheader", { name: "Job" }).getByRole("button"));
    await page.keyboard.press("Enter");
    await page.waitForURL(/sc=title/);
    await openJob(page, "Accounts Assistant");
  });

  it("moves through a narrow table with a selection bar below it, and always sees the focus", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.setViewportSize({ width: 390, height: 844 });
    await openJob(page, "Accounts Assistant");
    await reach(page, page.getByRole("checkbox", { name: /^Select (?!all)/ }).first());
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Clear selection" }).waitFor();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      await focusIsSeen(page);
    }
  });

  it("chooses applicants in the table and moves them together", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await openJob(page, "Accounts Assistant");
    const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
    await reach(page, boxes.nth(0));
    await page.keyboard.press("Space");
    await reach(page, boxes.nth(1));
    await page.keyboard.press("Space");
    await reach(page, page.getByRole("button", { name: "Move to…" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await reach(page, page.getByRole("menuitem", { name: /^Sifted in/ }), "ArrowDown");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Move 2 applications to Sifted in" });
    await reach(page, dialog.getByRole("button", { name: "Move to Sifted in" }));
    await page.keyboard.press("Enter");
    await page.getByText(/and 1 other have been updated to Sifted in for job 1031/).waitFor();
  });

  it("drags a card of the board to the next stage", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await openJob(page, "Maintenance Operative");
    await reach(page, page.getByRole("radio", { name: "Table" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    const card = page.getByRole("grid", { name: "Applied" }).getByRole("row").first();
    const name = (await card.getAttribute("aria-label")) ?? "";
    await reach(page, card);
    await reach(page, card.getByRole("button", { name: `Drag ${name}` }), "ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText(`${name} picked up, over Shortlist`).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(`${name} has been updated to Shortlist for job 1029`).waitFor();
  });

  it("reads notifications and returns to the bell", async () => {
    const page = await signedIn("admin@northgate.example");
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await reach(page, bell);
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: "Mark all as read" })
      .or(page.getByText("No notifications yet"))
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(bell)).toBe(true);
  });

  it("collapses the menu and opens it again", async () => {
    const page = await signedIn("recruiter@northgate.example");
    const collapse = page.getByRole("button", { name: "Collapse menu" });
    await reach(page, collapse);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Expand menu" }).waitFor();
    await page.keyboard.press("Enter");
    await collapse.waitFor();
  });
});
