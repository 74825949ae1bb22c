import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Cost per hire" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = `${to.costsList()}?tab=figures`;

/** Each figure says its formula with the numbers put in, and opens its costs. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tile = within(await page.findByRole("group", { name: "Cost per hire" }, soon));
    await expect(
      tile.getByText(/^£.+ external \+ £.+ internal \+ £.+ interview time, \d+ hires?$/),
    ).toBeVisible();
    await expect(tile.getByRole("link", { name: "Cost per hire" })).toHaveAttribute(
      "href",
      expect.stringContaining("filter=actual&s=day.between"),
    );
    const comparable = within(page.getByRole("group", { name: "Comparable cost per hire" }));
    await expect(comparable.getByRole("link")).toHaveAttribute(
      "href",
      expect.stringContaining("type.any"),
    );
    await page.findByRole("heading", { name: "Interview time" }, soon);
    await expect(page.getByRole("rowheader", { name: "Indeed" })).toBeVisible();
  },
};

/** Nobody was hired: it says so, and divides by nothing. */
export const NoHires: Story = {
  ...onBrowserApi({ as: admin, path: `${path}&from=2001-01-01&to=2001-01-31` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tile = within(await page.findByRole("group", { name: "Cost per hire" }, soon));
    await expect(tile.getByText(/no hires in this period/)).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Nothing spent and nobody applied in this period" }),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
