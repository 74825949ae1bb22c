import { getRightToWork, listFollowUps, saveEmployment } from "@ats/core/checks/contract";
import { addDays } from "@ats/core/days/days";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { manager, recruiter } from "../../applications/story-places.ts";
import { addCheck, today } from "../story-checks.ts";

const meta: Meta = { title: "Checks/Right to work list" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.rightToWork();

export const Default: Story = {
  name: "Specification §1: follow-ups of right-to-work checks are listed",
  ...onBrowserApi({ as: recruiter, path, before: (api) => addCheck(api) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const due = { name: "Right to work checks that are due" };
    const table = within(await page.findByRole("table", due, soon));
    await expect((await table.findAllByText("Follow-up due", {}, soon))[0]).toBeVisible();
    const menu = within(page.getByRole("navigation", { name: "Main" }));
    const entry = menu.getByRole("link", { name: "Right to work" });
    await expect(entry).toHaveAttribute("aria-current", "page");
  },
};

/** The page is in the address. */
export const ByPage: Story = {
  ...onBrowserApi({ as: recruiter, path: `${path}?per_page=1&page=2` }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByRole("rowheader", {}, soon)).toHaveLength(1);
    const second = page.getByRole("rowheader").textContent;
    await userEvent.click(await page.findByRole("button", { name: "Previous page" }));
    await waitFor(() => expect(page.getByRole("rowheader")).not.toHaveTextContent(second), soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listFollowUps: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1 }, soon);
    await expect(page.queryByText("No check is due")).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listFollowUps: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Right to work checks could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** The employee whose check was due has left. */
export const Empty: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async ({ client }) => {
      const { records } = await client.call(listFollowUps, { query: { per_page: 100 } });
      const yesterday = addDays(today, -1);
      const body = { start_date: yesterday, end_date: yesterday };
      for (const { application_id: id } of records) {
        const { version } = await client.call(getRightToWork, { params: { id } });
        await client.call(saveEmployment, { params: { id }, body, version });
      }
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No check is due" }, soon);
  },
};

/** The menu of a user who may not check has no such entry. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: manager, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to Right to work" }, soon);
    await expect(page.queryByRole("link", { name: "Right to work" })).toBeNull();
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path });
