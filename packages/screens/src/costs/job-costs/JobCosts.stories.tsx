import { listCosts } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Costs of a job" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";

/** The job with a share of the invoice that is split over three. */
const path: OnBrowserApi["path"] = async ({ client }) => {
  const { records } = await client.call(listCosts, { query: { q: "IND-20447" } });
  return to.jobAssignCost({ id: records[0]?.shares[0]?.job_id ?? 0 });
};

/** The job's share stands beside the whole invoice. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = within(
      (await page.findByRole("link", { name: "Indeed" }, soon)).closest("tr") as HTMLElement,
    );
    await expect(row.getByText("£1,000.00")).toBeVisible();
    await expect(row.getByText("£333.34")).toBeVisible();
    await page.findByRole("heading", { name: "Interview time" }, soon);
    await expect(page.getByRole("link", { name: "Add a cost" })).toHaveAttribute(
      "href",
      expect.stringContaining("?job="),
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
