import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Agencies/Agencies" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.AgencyList();

/** Those that the company works with, by name; others behind their tabs. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    // Placements have a table too.
    const names = async () =>
      within(await page.findByRole("table", { name: "Agencies" }, soon)).findAllByRole("rowheader");
    await expect((await names()).slice(1, 3).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bradford/),
      expect.stringMatching(/^Brightstaff/),
    ]);
    await expect(page.getByText("Tier 3 for IT")).toBeVisible();
    await step("A word finds an agency by its contact.", async () => {
      const field = page.getByRole("searchbox", { name: "Search name, group or contact" });
      await userEvent.type(field, "nia pugh");
      await waitFor(async () => expect(await names()).toHaveLength(1), soon);
      await expect((await names())[0]).toHaveTextContent(/^Talent North/);
      await userEvent.clear(field);
      await userEvent.type(field, "nobody");
      await page.findByText("No agency matches “nobody”", {}, soon);
      await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
    });
    await step("A paused one is behind its tab.", async () => {
      await userEvent.click(page.getByRole("radio", { name: "Paused" }));
      await waitFor(async () => expect(await names()).toHaveLength(1), soon);
    });
  },
};

/** A recruiter reads them and adds none. */
export const ForARecruiter: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("rowheader", {}, soon);
    await expect(page.queryByRole("link", { name: "Add an agency" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
