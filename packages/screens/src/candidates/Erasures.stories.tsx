import { getCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate, type erasureReasons } from "@ats/core/candidates/erasure-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { findCandidate } from "./story-people.ts";

const meta: Meta = { title: "Candidates/Erasures" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = `${to.Settings()}?section=erasures`;

async function eraseSomebody(api: BrowserApi, reason: (typeof erasureReasons)[number]) {
  const params = { id: (await findCandidate(api, ({ applications }) => applications > 0)).id };
  const { version } = await api.client.call(getCandidate, { params });
  await api.client.call(eraseCandidate, { params, version, body: { reason } });
}

/** The ledger shows why and by whom a candidate was erased, not who it was. */
export const Default: Story = {
  ...onBrowserApi({
    as: admin,
    path,
    before: async (api) => {
      await eraseSomebody(api, "The person asked for it");
    },
  }),
  play: async ({ canvasElement }) => {
    const table = within(
      await within(canvasElement).findByRole("table", { name: "Erased people" }, soon),
    );
    await expect(await table.findByRole("rowheader", {}, soon)).toHaveTextContent(/^\d+/);
    await expect(await table.findByText("The person asked for it")).toBeVisible();
  },
};

/** The page is in the address; a page beyond the last shows the last. */
export const LastPage: Story = {
  ...onBrowserApi({
    as: admin,
    path: `${path}&per_page=1&page=9`,
    before: async (api) => {
      for (const reason of ["The person asked for it", "Added by mistake"] as const)
        await eraseSomebody(api, reason);
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("The person asked for it", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Previous page" }));
    await page.findByText("Added by mistake", {}, soon);
    await expect(page.queryByText("The person asked for it")).toBeNull();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Nobody has been erased" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listErasures: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "The erasures could not be loaded" }, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listErasures: "never" } }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "Erased people" }, soon);
    await expect(table).toHaveAttribute("aria-busy", "true");
  },
};

/** A user who may not erase candidates lands on their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("region", { name: "Details" }, soon);
    await expect(page.queryByRole("tab", { name: "Erased people" })).toBeNull();
    await expect(page.queryByRole("table", { name: "Erased people" })).toBeNull();
  },
};
