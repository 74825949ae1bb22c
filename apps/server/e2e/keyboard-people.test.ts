import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";
import { comesBack, focusIsSeen, reach } from "./by-keyboard.ts";

const { signedIn } = people();

const press = (page: Page, key = "Enter") => page.keyboard.press(key);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, includeHidden: true });

/** Moves to the toast and presses its button. */
async function answerToast(page: Page, offer: string) {
  await press(page, "F6");
  await reach(page, page.getByRole("button", { name: offer }));
  await press(page);
}

describe("Quality U2: by keyboard only, with the focus never lost or hidden, a user", () => {
  it("rejects several applicants, sees the effect beforehand, and undoes it", async () => {
    const page = await signedIn("recruiter@northgate.example");
    await page.getByRole("row").nth(5).waitFor();
    await reach(page, page.getByRole("link", { name: "Maintenance Operative" }));
    await press(page);
    const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
    await reach(page, boxes.nth(0));
    await press(page, "Space");
    await reach(page, boxes.nth(1));
    await press(page, "Space");
    await reach(page, button(page, "Reject…"), "Shift+Tab");
    await press(page);
    const dialog = page.getByRole("dialog", { name: "Reject 2 applications" });
    await dialog.getByRole("heading", { name: "What will happen" }).waitFor();
    await press(page, "Escape");
    await comesBack(page, button(page, "Reject…"));
    await press(page);
    await comesBack(page, dialog.getByRole("radio").first());
    await reach(page, dialog.getByRole("radio", { name: "Position filled" }), "ArrowDown");
    await press(page);
    await page.getByText(/and 1 other have been updated to Rejected/).waitFor();
    await focusIsSeen(page);
    await answerToast(page, "Undo");
    await page
      .getByText(/have been updated to Applied|has been updated to Applied/)
      .first()
      .waitFor();
    await focusIsSeen(page);
  });

  it("merges two records field by field, undoes that, and marks them as different people", async () => {
    const page = await signedIn("recruiter@northgate.example", "/candidate");
    await page.getByRole("row").nth(5).waitFor();
    await reach(page, button(page, "More"));
    await press(page);
    await reach(page, page.getByRole("menuitem", { name: /^Duplicates/ }), "ArrowDown");
    await press(page);
    const duplicates = page.getByRole("dialog", { name: "Duplicates" });
    const groups = duplicates.getByRole("button", { name: "Not the same person" });
    const compare = duplicates.getByRole("button", { name: "Compare and merge" });
    await reach(page, compare);
    const count = await groups.count();
    await press(page);
    const dialog = page.getByRole("dialog", { name: "Merge two records" });
    const choices = dialog.getByRole("radiogroup");
    await choices.nth(1).waitFor();
    await comesBack(page, dialog);
    await press(page, "Escape");
    await comesBack(page, compare);
    await press(page);
    await reach(page, choices.nth(0).getByRole("radio", { checked: true }));
    await reach(page, choices.nth(1).getByRole("radio", { checked: true }));
    await press(page, "ArrowDown");
    await focusIsSeen(page);
    await reach(page, dialog.getByRole("button", { name: "Merge", exact: true }));
    await press(page);
    await page.getByText(/was merged into candidate/).waitFor();
    await comesBack(page, duplicates);
    await answerToast(page, "Undo");
    await page.getByText("Merge undone").waitFor();
    await expect.poll(() => groups.count()).toBe(count);
    await comesBack(page, duplicates);
    await reach(page, groups);
    await press(page);
    await expect.poll(() => groups.count()).toBe(count - 1);
    await comesBack(page, duplicates);
    await press(page, "Escape");
    await comesBack(page, button(page, "More"));
  });
});
