import { codeAt } from "@ats/api/internal/session/authenticator";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";
import { comesBack, focusIsSeen, isFocused, reach } from "./by-keyboard.ts";
import { password } from "./sign-in.ts";

const { signedIn } = people();

const press = (page: Page, key = "Enter") => page.keyboard.press(key);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens a dialog by its button and waits until focus is inside. */
async function open(page: Page, name: string, dialog = name) {
  await reach(page, button(page, name));
  await press(page);
  const opened = page.getByRole("dialog", { name: dialog });
  await comesBack(page, opened);
  return opened;
}

async function menu(page: Page, item: string) {
  await reach(page, button(page, /^hello, /));
  await press(page);
  await reach(page, page.getByRole("menuitem", { name: item }), "ArrowDown");
  await press(page);
}

async function section(page: Page, name: string) {
  await reach(page, page.getByRole("tab", { name: "Details" }));
  await reach(page, page.getByRole("tab", { name }), "ArrowDown");
  return page.getByRole("tabpanel", { name });
}

/** Turns the announcement on or off, and sets its message. */
async function announce(page: Page, message: string) {
  await reach(page, page.getByRole("textbox", { name: /^Message/ }));
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type(message);
  await reach(page, page.getByRole("switch"));
  await press(page, "Space");
  await reach(page, button(page, "Save announcement"));
  await press(page);
  await page.getByText("Announcement has been saved").waitFor();
}

describe("Quality U2: by keyboard only, with the focus never lost or hidden, a user", () => {
  it("looks at the careers page, and at the accounts to switch to", async () => {
    const page = await signedIn("master@northgate.example");
    const careers = page.waitForEvent("popup");
    await menu(page, "Careers page");
    await (await careers).close();
    await comesBack(page, button(page, /^hello, /));

    await menu(page, "Switch account");
    const dialog = page.getByRole("dialog", { name: "Switch account" });
    await dialog.getByRole("radio").first().waitFor();
    await comesBack(page, dialog);
    await press(page, "Escape");
    await dialog.waitFor({ state: "detached" });
    await comesBack(page, button(page, /^hello, /));
  });

  it("reads all notifications, mutes them and returns to the bell", async () => {
    const page = await signedIn("manager@northgate.example");
    const bell = button(page, /^Notifications/);
    await reach(page, bell);
    await press(page);
    await reach(page, button(page, "Mark all as read"));
    await press(page);
    await expect.poll(() => button(page, "Mark all as read").isDisabled()).toBe(true);
    await focusIsSeen(page);
    await reach(page, button(page, "Mute notifications"));
    await press(page);
    await comesBack(page, button(page, "Unmute notifications"));
    await press(page);
    await comesBack(page, button(page, "Mute notifications"));
    await press(page, "Escape");
    await comesBack(page, bell);
  });

  it("makes a suggestion", async () => {
    const page = await signedIn("recruiter@northgate.example");
    const dialog = await open(page, "make suggestion", "Make a suggestion");
    await reach(page, dialog.getByRole("textbox", { name: "Title" }));
    await page.keyboard.type("Print labels");
    await reach(page, dialog.getByRole("textbox", { name: "Suggestion" }));
    await page.keyboard.type("For interview days.");
    await reach(page, dialog.getByRole("button", { name: "Send suggestion" }));
    await press(page);
    await page.getByText("Thank you. Your suggestion has been sent.").waitFor();
    await comesBack(page, button(page, "make suggestion"));
  });

  it("reads the news", async () => {
    const page = await signedIn("recruiter@northgate.example");
    const news = button(page, /^News/);
    await reach(page, news);
    await press(page);
    await comesBack(page, page.getByRole("dialog", { name: "News" }));
    await press(page, "Escape");
    await comesBack(page, news);
  });

  it("writes an internal note, and leaves the editor by Tab", async () => {
    const page = await signedIn("support@ats.example");
    const dialog = await open(page, "Internal note");
    await reach(page, dialog.getByRole("textbox", { name: "Note" }));
    await page.keyboard.type("Rang Helen");
    await reach(page, dialog.getByRole("button", { name: "Save note" }));
    await press(page);
    await page.getByText("Note has been updated successfully.").waitFor();
    await comesBack(page, button(page, "Internal note"));
  });

  it("publishes, reads and dismisses an announcement", async () => {
    const service = await signedIn("service@ats.example", "/global/settings");
    await announce(service, "Closed on Sunday.");
    const page = await signedIn("recruiter@northgate.example");
    const bar = page.getByRole("complementary", { name: "Announcement" });
    await reach(page, bar.getByRole("button", { name: "Dismiss" }));
    await press(page);
    await bar.waitFor({ state: "detached" });
    await focusIsSeen(page);
    await service.reload();
    await announce(service, "Closed on Sunday.");
  });
});

describe("Quality U2: in the settings, by keyboard only, a user", () => {
  it("saves their details", async () => {
    const page = await signedIn("manager@northgate.example", "/settings");
    const panel = await section(page, "Details");
    await reach(page, panel.getByLabel("Last name"));
    await press(page, "End");
    await page.keyboard.type("-Shah");
    await reach(page, panel.getByRole("button", { name: "Save details" }));
    await press(page);
    await page.getByText("Details saved").waitFor();
    await focusIsSeen(page);
    await reach(page, panel.getByLabel("Last name"), "Shift+Tab");
    await press(page, "End");
    for (const _ of "-Shah") await press(page, "Backspace");
    await press(page);
    await button(page, "hello, Priya Raman").waitFor();
  });

  it("changes the password, and sees errors at their fields", async () => {
    const page = await signedIn("manager@northgate.example", "/settings");
    const panel = await section(page, "Password");
    const change = async (before: string, after: string) => {
      await reach(page, panel.getByLabel("Old password"), "Shift+Tab");
      await press(page, "ControlOrMeta+a");
      await page.keyboard.type(before);
      await reach(page, panel.getByLabel("New password"));
      await press(page, "ControlOrMeta+a");
      await page.keyboard.type(after);
      await reach(page, panel.getByRole("button", { name: "Save password" }));
      await press(page);
    };
    const better = "harbour teaspoon gravel";
    await reach(page, panel.getByRole("button", { name: "Save password" }));
    await press(page);
    await comesBack(page, panel.getByRole("group", { name: "There is a problem" }));
    await reach(page, panel.getByRole("button", { name: "Save password" }));
    await change(password, better);
    await page.getByText("Your password has been successfully changed!").waitFor();
    await focusIsSeen(page);
    await reach(page, panel.getByRole("button", { name: "Save password" }));
    await change(better, password);
    await page.getByText("Your password has been successfully changed!").waitFor();
  });

  it("turns two-step verification on and off", async () => {
    const page = await signedIn("admin@riverside.example", "/settings");
    const panel = await section(page, "Two-step verification");
    await reach(page, panel.getByRole("button", { name: "Turn on" }));
    await press(page);
    await comesBack(page, page.getByLabel("Your password"));
    await page.keyboard.type(password);
    await press(page);
    const dialog = page.getByRole("dialog", { name: "Set up your app" });
    await comesBack(page, dialog.getByLabel("Code from the app"));
    const secret = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    await page.keyboard.type(codeAt(secret.replaceAll(" ", ""), new Date()));
    await reach(page, button(page, "I’ve saved them"));
    await press(page);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focusIsSeen(page);
    await reach(page, panel.getByRole("button", { name: "Turn off" }));
    await press(page);
    await comesBack(page, page.getByLabel("Your password"));
    await page.keyboard.type(password);
    await press(page);
    await panel.getByRole("button", { name: "Turn on" }).waitFor();
    await focusIsSeen(page);
  });

  it("reviews the list of sessions", async () => {
    const page = await signedIn("recruiter@northgate.example", "/settings");
    const panel = await section(page, "Sessions");
    await panel.getByText("This session").waitFor();
    await focusIsSeen(page);
  });

  it("chooses notifications", async () => {
    const page = await signedIn("recruiter@northgate.example", "/settings");
    const panel = await section(page, "Notifications");
    const sound = panel.getByRole("switch", { name: "Play a sound" });
    await reach(page, sound);
    const before = await sound.isChecked();
    await press(page, "Space");
    await expect.poll(() => sound.isChecked()).toBe(!before);
    expect(await isFocused(sound)).toBe(true);
    await press(page, "Space");
  });

  it("chooses the appearance of pages", async () => {
    const page = await signedIn("recruiter@northgate.example", "/settings");
    const panel = await section(page, "Appearance");
    await reach(page, panel.getByRole("radio", { name: "Comfortable" }));
    await press(page, "ArrowRight");
    await press(page, "Space");
    await expect.poll(() => page.locator("html").getAttribute("data-density")).toBe("compact");
    await focusIsSeen(page);
  });
});
