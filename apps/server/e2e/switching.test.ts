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
