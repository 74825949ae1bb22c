import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { blockCookiesOfOtherSites, people } from "./browser.ts";
import { startPartner } from "./partner.ts";

const { url, visitor } = people();

const eventsOf = (page: Page) => page.evaluate("window.events") as Promise<{ type: string }[]>;

describe("Quality E1: in a partner's page, where the browser keeps no cookies of other sites,", () => {
  it("a recruiter is signed in by the partner's server and works", async () => {
    const partner = await startPartner(url);
    const page = await visitor();
    await blockCookiesOfOtherSites(page);
    await page.goto(partner.origin);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("rowheader").first().waitFor();
    expect(await eventsOf(page)).toMatchObject([{ type: "signedIn" }, { type: "navigated" }]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
