import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";
import { comesBack, focusIsSeen, reach } from "./by-keyboard.ts";

const { signedIn } = people();

const press = (page: Page, key = "Enter") => page.keyboard.press(key);
// A list that opens on focus hides what is around it until the focus moves on.
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, includeHidden: true });
const field = (page: Page, name: string | RegExp) =>
  page.getByRole("textbox", { name, includeHidden: true });

/** Opens a menu by its button and chooses an item. */
async function choose(page: Page, menu: string, item: string) {
  await reach(page, button(page, menu));
  await press(page);
  await reach(page, page.getByRole("menuitem", { name: item, exact: true }), "ArrowDown");
  await press(page);
}

/** Moves to the toast and presses its button. */
async function answerToast(page: Page, offer: string) {
  await press(page, "F6");
  await reach(page, page.getByRole("button", { name: offer }));
  await press(page);
}

/** Opens an applicant's messages and the dialog to write one. */
async function writing(page: Page) {
  await page.getByRole("row").nth(5).waitFor();
  await reach(page, page.getByRole("link", { name: "Accounts Assistant" }));
  await press(page);
  await page.getByRole("heading", { name: "Accounts Assistant", level: 1 }).waitFor();
  const applicant = page.getByRole("rowheader").getByRole("link").first();
  await reach(page, applicant);
  await press(page);
  await reach(page, page.getByRole("tab", { name: /^Answers/ }));
  await reach(page, page.getByRole("tab", { name: /^Messages/ }), "ArrowRight");
  await reach(page, button(page, "Write an email"));
  await press(page);
  const dialog = page.getByRole("dialog", { name: /^Message to/ });
  await dialog.waitFor();
  await comesBack(page, dialog);
}

async function write(page: Page, subject: string) {
  await reach(page, field(page, /^Subject/));
  await page.keyboard.type(subject);
  await reach(page, field(page, /^Body/));
  await page.keyboard.type("Can you come by on Friday?");
}

describe("Quality U2: by keyboard only, with the focus never lost or hidden, a user", () => {
  it("adds a template with merge tags, sees what is wrong with it, and returns to the list", async () => {
    const page = await signedIn("admin@northgate.example", "/emailtemplates");
    const name = `After the call ${crypto.randomUUID().slice(0, 4)}`;
    await reach(page, button(page, "Add an email template"));
    await press(page);
    await page.getByRole("heading", { name: "New email template" }).waitFor();
    await focusIsSeen(page);
    await reach(page, field(page, /^Name/));
    await page.keyboard.type(name);
    await reach(page, field(page, /^Subject/));
    await page.keyboard.type("Thank you,");
    await choose(page, "Add a merge tag to the subject", "First name");
    await expect
      .poll(() => field(page, /^Subject/).inputValue())
      .toMatch(/\{\{candidate\.first_name\}\}$/);
    await comesBack(page, button(page, "Add a merge tag to the subject"));

    await reach(page, field(page, /^Text/));
    await page.keyboard.type("Dear {{nobody}}, ");
    await reach(page, button(page, "Save template"));
    await press(page);
    await page
      .getByText(/\{\{nobody\}\} is not a merge tag/)
      .first()
      .waitFor();
    await focusIsSeen(page);
    await reach(page, field(page, /^Text/));
    await press(page, "ControlOrMeta+a");
    await page.keyboard.type("Dear ");
    const formatting = page.getByRole("toolbar", { name: "Formatting" });
    await reach(page, formatting, "Shift+Tab");
    await reach(
      page,
      formatting.getByRole("button", { name: "Merge tag", exact: true }),
      "ArrowRight",
    );
    await press(page);
    await reach(page, page.getByRole("menuitem", { name: "First name", exact: true }), "ArrowDown");
    await press(page);
    await comesBack(page, field(page, /^Text/));
    await page.keyboard.type(", thank you for your time.");
    await page.getByText("Dear Amelia, thank you for your time.").waitFor();
    await reach(page, button(page, "Save template"));
    await press(page);
    await page.getByText(`${name} added`).waitFor();
    await focusIsSeen(page);

    await reach(page, page.getByRole("link", { name }));
    await press(page);
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await focusIsSeen(page);
    await reach(page, button(page, "Remove…"));
    await press(page);
    await reach(page, button(page, "Remove template"));
    await press(page);
    await page.getByText("Template removed").waitFor();
    await page.getByRole("heading", { name: "Emails", level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe("/emailtemplates");
    await focusIsSeen(page);
  });

  it("opens a new template before the page's code has loaded, and gets there", async () => {
    const page = await signedIn("admin@northgate.example", "/emailtemplates");
    await button(page, "Add an email template").waitFor();
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", async (route) => {
      await setTimeout(2_000);
      await route.continue();
    });
    await reach(page, button(page, "Add an email template"));
    await press(page);
    await page.getByRole("heading", { name: "New email template" }).waitFor();
    await focusIsSeen(page);
  });

  it("writes a message, and cancels it while it is held", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await writing(page);
    await reach(page, button(page, "Add Cc or Bcc"));
    await press(page);
    await comesBack(page, page.getByRole("textbox", { name: "Cc", exact: true }));
    await write(page, "Your visit");
    await reach(page, button(page, "Send"));
    await press(page);
    await page.getByText(/will be sent in ten seconds/).waitFor();
    await comesBack(page, button(page, "Write an email"));
    await answerToast(page, "Undo");
    await page.getByText("The message will not be sent").waitFor();
    await focusIsSeen(page);
    await reach(page, button(page, /^Your visit/));
    await page.getByText("Cancelled", { exact: true }).first().waitFor();
  });

  it("schedules a message, and cancels it in the outbox", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await writing(page);
    await write(page, "A reminder of Friday");
    await reach(page, page.getByRole("radio", { name: "Now" }));
    await press(page, "ArrowRight");
    await reach(page, page.getByRole("spinbutton", { name: /day/ }));
    const [year, month, date] = new Date(Date.now() + 30 * 24 * 60 * 60_000)
      .toISOString()
      .slice(0, 10)
      .split("-");
    await page.keyboard.type(`${date}${month}${year}`);
    await reach(page, button(page, "Send later"));
    await press(page);
    await page.getByText(/ is scheduled$/).waitFor();
    await comesBack(page, button(page, "Write an email"));

    await page.goto("/emailtemplates?filter=outbox");
    const row = page.getByRole("row", { name: /A reminder of Friday/ }).first();
    await reach(page, row.getByRole("button", { name: /^Details of/ }));
    await press(page);
    await reach(page, button(page, "Cancel message"));
    await press(page);
    await page.getByText("The message will not be sent").waitFor();
    await expect.poll(() => row.textContent()).toContain("Cancelled");
    await focusIsSeen(page);
  });
});
