import type { Page } from "playwright";
import { expect, it } from "vitest";
import { people, signIn } from "./browser.ts";
import { linkMailedTo } from "./mailbox.ts";
import { password } from "./sign-in.ts";

const { signedIn, visitor } = people();

async function fill(place: Page | ReturnType<Page["getByRole"]>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await place.getByRole("textbox", { name: label, exact: true }).fill(value);
}

/** Opens the mailed link of an invitation, chooses a password and signs in. */
async function register(email: string): Promise<Page> {
  const page = await visitor();
  await page.goto(await linkMailedTo(email, "/login/reset/"));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up account" }).click();
  await page.getByText("Your account is ready").waitFor();
  await page.goto("/login");
  await signIn(page, email);
  return page;
}

/** Adds a draft of a vacancy in the open form, with a hiring manager where one is named. */
async function addVacancy(page: Page, title: string, manager?: string) {
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Location").fill("Leeds");
  await page.keyboard.press("Tab");
  await page.getByText("Saved as a draft").waitFor();
  const next = page.getByRole("button", { name: "Continue" });
  await next.click();
  await page.getByRole("textbox", { name: "Advert text" }).click();
  await page.keyboard.type(`You are our ${title}.`);
  await next.click();
  await page.getByRole("heading", { name: "Hiring team" }).waitFor();
  if (!manager) return;
  await page.getByRole("button", { name: /Hiring manager/ }).click();
  await page.getByRole("option", { name: new RegExp(manager) }).click();
  await next.click();
  await page.getByText("Saved as a draft").waitFor();
}

it("a new company: its first administrator makes a role and invites a hiring manager, who sees their own vacancy and nothing else", async () => {
  const staff = await signedIn("service@ats.example", "/global/settings");
  await staff.getByRole("tab", { name: "Companies", exact: true }).click();
  await staff.getByRole("button", { name: "Add company" }).click();
  const company = staff.getByRole("dialog", { name: "Add company" });
  const megan = "megan@hartley-builders.example";
  await fill(company, {
    "Company name": "Hartley Builders",
    "First name": "Megan",
    "Last name": "Hartley",
    Email: megan,
  });
  await company.getByRole("button", { name: "Add company" }).click();
  await staff.getByText(`Hartley Builders has been added, and ${megan} is invited`).waitFor();

  const admin = await register(megan);
  await admin.goto("/settings?section=roles");
  await admin.getByRole("button", { name: "Hiring manager: more" }).click();
  await admin.getByRole("menuitem", { name: "Copy" }).click();
  const role = admin.getByRole("dialog", { name: "Add role" });
  await fill(role, { Name: "Site manager" });
  await role.getByText("Jobs of own hiring teams").click();
  await role.getByRole("button", { name: "Save role" }).click();
  await admin.getByRole("columnheader", { name: /^Site manager/ }).waitFor();
  await admin.goto("/users/add/");
  const owen = "owen@hartley-builders.example";
  await fill(admin, { "First name": "Owen", "Last name": "Price", Email: owen });
  await admin.getByRole("radio", { name: "Site manager" }).check({ force: true });
  await admin.getByRole("button", { name: "Send invitation" }).click();
  await admin.waitForURL("**/users**");

  const manager = await register(owen);
  await admin.goto("/job/add/");
  await addVacancy(admin, "Payroll officer");
  await admin.goto("/job/add/");
  await admin.getByRole("button", { name: "Start again" }).click();
  await addVacancy(admin, "Bricklayer", "Owen Price");
  await admin.goto("/job?filter=all");
  const titles = (page: Page) => page.getByRole("rowheader").allTextContents();
  await admin.getByRole("link", { name: "Payroll officer" }).waitFor();
  const other = await admin.getByRole("link", { name: "Payroll officer" }).getAttribute("href");

  await manager.goto("/job?filter=all");
  await manager.getByRole("link", { name: "Bricklayer" }).waitFor();
  expect(await titles(manager)).toEqual([expect.stringMatching(/^Bricklayer/)]);
  const menu = manager.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Jobs" }).waitFor();
  expect(await menu.getByRole("link", { name: "Users" }).count()).toBe(0);
  await manager.goto(other ?? "");
  await manager.getByRole("heading", { name: /not found|cannot see/i }).waitFor();
});
