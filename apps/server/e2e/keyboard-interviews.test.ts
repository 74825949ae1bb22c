import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { people } from "./browser.ts";
import { comesBack, reach } from "./by-keyboard.ts";

const { signedIn } = people();

/** A day weeks after the demo's last interview, when everyone is free. */
const day = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);

// A list that opens on focus hides what is around it until the focus moves on.
const within = (place: Page | Locator) => ({
  button: (name: string | RegExp) => place.getByRole("button", { name, includeHidden: true }),
  segment: (name: RegExp) => place.getByRole("spinbutton", { name, includeHidden: true }),
  field: (name: RegExp) => place.getByRole("textbox", { name, includeHidden: true }),
});
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name, includeHidden: true });

it("Quality U2: a user arranges and moves an interview by keyboard only, and returns to the starting point", async () => {
  const page = await signedIn(
    "recruiter@northgate.example",
    `/user/calendar?view=agenda&date=${day}`,
  );
  const press = (key: string) => page.keyboard.press(key);
  await page.getByText("Nothing planned").waitFor();

  await reach(page, within(page).button(/^New$/));
  await press("Enter");
  const arranging = dialog(page, "Arrange an interview");
  await comesBack(page, arranging);
  await reach(page, arranging.getByRole("combobox", { name: /^Candidate/, includeHidden: true }));
  await page.keyboard.type("Khan");
  await page.getByRole("option", { name: /Khan/ }).first().waitFor();
  await press("ArrowDown");
  await press("Enter");
  await reach(page, within(arranging).segment(/day/));
  const [year, month, date] = day.split("-");
  await page.keyboard.type(`${date}${month}${year}`);
  await reach(page, within(arranging).segment(/hour/));
  await page.keyboard.type("1000");
  await reach(page, within(arranging).button(/^Interviewers/));
  await press("Enter");
  const people = page.getByRole("listbox", { name: "Interviewers" });
  await people.getByRole("option", { name: "Priya Raman" }).waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.placeholder")).toBe("Search");
  await page.keyboard.type("priya");
  await expect.poll(() => people.getByRole("option").count()).toBe(1);
  await press("Enter");
  await press("Escape");
  await press("Escape");
  await comesBack(page, within(arranging).button(/^Interviewers/));
  await reach(page, within(arranging).button("Arrange interview"));
  await press("Enter");
  await page.getByText("Interview arranged").waitFor();

  const arranged = within(page).button(/Khan, Interview, .* 10:00/);
  await reach(page, arranged);
  await press("Enter");
  await page.getByRole("menuitem", { name: "Open" }).waitFor();
  await press("Enter");
  const briefing = dialog(page, /^Interview: .*Khan/);
  await reach(page, within(briefing).button("Change…"));
  await press("Enter");
  const change = dialog(page, "Change the interview");
  await comesBack(page, change);
  await reach(page, within(change).segment(/hour/));
  await page.keyboard.type("1130");
  await reach(page, within(change).field(/^Reason for moving/));
  await page.keyboard.type("The ward is short of staff.");
  await reach(page, within(change).button("Move interview"));
  await press("Enter");
  await page.getByText("Interview changed").waitFor();
  await comesBack(page, briefing);
  await press("Escape");
  await comesBack(page, within(page).button(/Khan, Interview, .* 11:30/));
});
