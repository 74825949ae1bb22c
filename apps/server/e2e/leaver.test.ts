import { expect, it } from "vitest";
import { people } from "./browser.ts";

const { signedIn } = people();

const note = "Rang on Friday; starts in May.";

it("a leaver's open work goes to colleagues, one job to somebody else; nothing is left, the account is deleted, and a note keeps its author's name", async () => {
  const leaver = await signedIn("farida.rahman@riverside.example");
  await leaver.getByRole("rowheader").getByRole("link").first().click();
  // The jobs stand there until the applications are drawn.
  await leaver.getByRole("rowheader").locator("a[href*='/application/details/']").first().click();
  await leaver.waitForURL("**/application/details/*");
  const { pathname } = new URL(leaver.url());
  await leaver.getByRole("tab", { name: /^Notes/ }).click();
  await leaver.getByRole("textbox", { name: "Note" }).fill(note);
  await leaver.getByRole("button", { name: "Add note" }).click();
  await leaver.getByRole("list", { name: "Notes" }).getByText(note).waitFor();

  const admin = await signedIn("admin@riverside.example", "/users");
  await admin.getByRole("link", { name: "Farida Rahman" }).click();
  const choose = async (item: string) => {
    await admin.getByRole("button", { name: /^More/ }).click();
    await admin.getByRole("menuitem", { name: item }).click();
  };
  await choose("Deactivate…");
  const dialog = admin.getByRole("dialog", { name: "Deactivate Farida Rahman" });
  await dialog.getByText("Recruiter of open jobs", { exact: true }).waitFor();
  const receiver = async (field: string | RegExp, name: string) => {
    await dialog.getByRole("combobox", { name: field }).fill(name);
    await admin.getByRole("option", { name: new RegExp(name) }).click();
  };
  await receiver("Hand everything to", "Marcus Bailey");
  const [first] = await dialog.getByRole("link").all();
  const job = (await first?.getAttribute("href")) ?? "";
  await dialog.getByRole("button", { name: "Choose someone else for" }).first().click();
  await receiver(/^Hand .+ over to$/, "Simon Cartwright");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await admin.getByText("Farida Rahman is deactivated").waitFor();
  await leaver.waitForURL("**/login**");

  await choose("Delete…");
  const ask = admin.getByRole("alertdialog", { name: "Delete Farida Rahman?" });
  await ask.getByText("No open work is left.").waitFor();
  await ask.getByRole("button", { name: "Delete" }).click();
  await admin.getByText("Farida Rahman is deleted").waitFor();
  await admin.waitForURL("**/users**");
  await expect.poll(() => admin.getByRole("link", { name: "Farida Rahman" }).count()).toBe(0);

  await admin.goto(job);
  await admin.getByRole("button", { name: "Hiring team" }).click();
  await admin
    .getByRole("button", { name: /Simon Cartwright.*Recruiter|Recruiter.*Simon Cartwright/ })
    .waitFor();
  await admin.goto(pathname);
  await admin.getByRole("tab", { name: /^Notes/ }).click();
  const kept = admin.getByRole("list", { name: "Notes" }).getByRole("listitem");
  await kept.filter({ hasText: note }).getByText("Farida Rahman").waitFor();
});
