import { getApplication, updateApplicationStatus } from "@ats/core/applications/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { memoryStorage } from "../../lists/memory-storage.ts";
import { applicationOf, applicationsOf, isOpenToAll, recruiter } from "../story-places.ts";

const meta: Meta = { title: "Applications/Review queue" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const isApplied = ({ status }: { status: string }) => status === "APPLIED";
const reviewing = (search: string) => applicationOf(isOpenToAll, isApplied, `?review=7${search}`);

/** An application outside the queue is shown: the queue says so, and Next goes to its first. */
export const AnotherIsShown: Story = {
  ...onBrowserApi({ as: recruiter, path: reviewing("&status=SHORTLIST") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole("heading", { name: /^Queue of \d+$/ }, soon);
    await page.findByText("This application is not in the queue.");
    const [total] = /\d+/.exec(heading.textContent ?? "") ?? [];
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await userEvent.click(await page.findByRole("button", { name: "Next" }));
    await page.findByRole("heading", { name: `Queue: 1 of ${total}` }, soon);
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path: reviewing("&status=APPLIED&node=999999") }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Nobody to review" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: reviewing(""), fail: { getQueue: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "The queue could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path: reviewing(""), fail: { getQueue: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("region", { name: "Review queue" }, soon);
    await expect(page.queryByRole("heading", { name: /^Queue/ })).toBeNull();
    await expect(page.queryByRole("heading", { name: "Nobody to review" })).toBeNull();
  },
};

/** The names of the queue fail to load; Previous and Next still work. */
export const PageFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: reviewing(""), fail: { listQueued: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: /^Queue: \d+ of \d+$/ }, soon);
    await page.findByRole("heading", { name: "The queue could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

const storage = memoryStorage();

/** A reload keeps the queue as it was at the start, without reading it again. */
export const KeptOverAReload: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: async (api) => {
      const path = await reviewing("")(api);
      const id = Number(/\d+/.exec(path)?.[0]);
      const read_date_time = new Date().toISOString();
      storage.setItem("ats.review", JSON.stringify({ review: 7, ids: [id], read_date_time }));
      return path;
    },
    host: { storage },
    fail: { getQueue: 500 },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Queue: 1 of 1" }, soon);
  },
};

/** Two quick presses go two on, and whom a colleague has moved leaves those undecided. */
export const ReviewedTogether: Story = {
  name: "A review keeps up with quick keys and with colleagues",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    const heading = await page.findByRole("heading", { name: /^Queue: 1 of \d+$/ }, soon);
    const count = Number(/\d+$/.exec(heading.textContent)?.[0]);
    await page.findByRole("button", { name: "Message" }, soon);
    await userEvent.keyboard("jj");
    await page.findByRole("heading", { name: `Queue: 3 of ${count}` }, soon);
    await userEvent.keyboard("kk");
    await page.findByRole("heading", { name: `Queue: 1 of ${count}` }, soon);
    const queue = within(await page.findByRole("list", { name: "Queue" }, soon));
    const second = (await queue.findAllByRole("link"))[0] as HTMLAnchorElement;
    const colleague = (await storyApi()).visitor();
    await colleague.signIn("admin@northgate.example");
    const { client } = colleague;
    const id = Number(/\d+/.exec(second.pathname)?.[0]);
    const { version } = await client.call(getApplication, { params: { id } });
    const body = { ids: [id], versions: [version], status: "SHORTLIST" as const };
    await client.call(updateApplicationStatus, { body });
    await page.findByRole("heading", { name: `Queue: 1 of ${count - 1}` }, soon);
    await waitFor(() => expect(second).not.toBeInTheDocument());
  },
};

/** The queue of unviewed applications includes the first one, although opening it views it. */
export const NotViewedByMe: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?s=mark:unviewed") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    await page.findByRole("heading", { name: /^Queue: 1 of \d+$/ }, soon);
  },
};
