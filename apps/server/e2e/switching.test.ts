import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { people } from "./browser.ts";

const { url, visitor, signedIn } = people();
const { port } = new URL(url);

async function switchAccount(page: Page) {
  await page.getByRole("button", { name: /hello, / }).click();
  await page.getByRole("menuitem", { name: "Switch account" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch account" });
  await dialog.getByRole("radio").first().waitFor();
  return dialog;
}
const cookiesOf = async (page: Page, host: string) =>
  (await page.context().cookies(`http://${host}:${port}`)).map(({ name }) => name);

describe("Specification §4, Multi-client: a master user", () => {
  it("works in a client company on its host, and returns to the master company, by keyboard only", async () => {
    const page = await signedIn("master@northgate.example");
    await page.getByRole("button", { name: /hello, / }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Switch account" }).waitFor();
    await page.keyboard.type("Switch");
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: "Northgate Care" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.waitForURL(`http://northgate-care.localhost:${port}/job`);
    await page.getByText("You work in Northgate Care for Northgate Group").waitFor();
    expect(await cookiesOf(page, "127.0.0.1")).not.toContain("ats_session");
    expect(await cookiesOf(page, "northgate-care.localhost")).toContain("ats_session");

    await page.getByRole("button", { name: "Return to Northgate Group" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`http://northgate-group.localhost:${port}/job`);
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: /^Return to/ }).count(), { timeout: 5_000 })
      .toBe(0);
    expect(await cookiesOf(page, "northgate-care.localhost")).not.toContain("ats_session");
  });

  it("cannot reuse the address of a switch", async () => {
    const page = await signedIn("master@northgate.example");
    const arrival = page.waitForRequest(/\/multiclient\/login\?token=/);
    const dialog = await switchAccount(page);
    await dialog.getByText("Northgate Care", { exact: true }).click();
    await dialog.getByRole("button", { name: "Switch" }).click();
    const address = (await arrival).url();
    await page.getByText("You work in Northgate Care").waitFor();
    const thief = await visitor();
    await thief.goto(address);
    await thief.getByRole("heading", { name: "This link cannot be used" }).waitFor();
    expect(await cookiesOf(thief, "northgate-care.localhost")).not.toContain("ats_session");
  });
});

const savePeriod = async (page: Page, months: string) => {
  await page.getByRole("textbox", { name: "Months after the last activity" }).fill(months);
  await page.getByRole("button", { name: "Save period" }).click();
};

it("a client follows its parent until it has its own value, and follows again", async () => {
  const page = await signedIn("master@northgate.example", "/settings?section=retention");
  await page.getByText(/follow this setting/).waitFor();
  await savePeriod(page, "18");
  const effects = page.getByRole("alertdialog", { name: "Save this change?" });
  await effects.getByText(/^This also changes .*Northgate Learning/).waitFor();
  await effects.getByText(/^Northgate Care has its own/).waitFor();
  await effects.getByRole("button", { name: "Save change" }).click();
  await page.getByText("Retention period saved").waitFor();

  const parent = new URL("/clients", page.url()).href;
  await page.goto(parent);
  await page.getByRole("button", { name: "Work in Northgate Learning" }).click();
  await page.getByText("You work in Northgate Learning for Northgate Group").waitFor();
  await page.goto(new URL("/settings?section=retention", page.url()).href);
  await page.getByText("Follows Northgate Group").waitFor();
  const months = page.getByRole("textbox", { name: "Months after the last activity" });
  expect(await months.inputValue()).toBe("18");
  await savePeriod(page, "30");
  await page.getByText("Your own, not Northgate Group’s").waitFor();

  await page.getByRole("button", { name: "Return to Northgate Group" }).click();
  await page.waitForURL(`http://northgate-group.localhost:${port}/job`);
  await page.goto(new URL("/clients?filter=differences", page.url()).href);
  const difference = page.getByRole("row", { name: /^Northgate Learning Retention Months: 30 18/ });
  await difference.getByRole("link", { name: "Northgate Learning" }).click();
  await page.getByRole("button", { name: "Follow Northgate Group: Retention" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Follow Northgate Group" })
    .click();
  await page.getByRole("row", { name: /^Retention Follows Northgate Group/ }).waitFor();
});

describe("Specification §6, Switch account: technical support", () => {
  it("opens a session with a reason, which every page shows until it ends", async () => {
    const page = await signedIn("support@ats.example");
    const dialog = await switchAccount(page);
    await dialog.getByRole("searchbox", { name: "Search companies" }).fill("riverside");
    await dialog.getByText("Closed Ltd").waitFor({ state: "detached" });
    await dialog.getByText("Riverside Council", { exact: true }).click();
    await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Ticket 4711");
    await dialog.getByRole("button", { name: "Start session" }).click();
    await page.waitForURL(`http://riverside-council.localhost:${port}/job`);
    const strip = page.getByText("Technical support session in Riverside Council");
    await strip.waitFor();
    await page.getByRole("link", { name: "Help" }).click();
    await page.waitForURL("**/help");
    expect(await strip.isVisible()).toBe(true);
    await page.getByRole("button", { name: "End session" }).click();
    await page.waitForURL(`http://ats.localhost:${port}/job`);
    expect(await cookiesOf(page, "riverside-council.localhost")).not.toContain("ats_session");
  });
});
