import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

/** Specification §2, Toolbar: the news button. */
const meta: Meta = { title: "Navigation/News" };
export default meta;
type Story = StoryObj;

const path = to.help();
const as = "recruiter@northgate.example";
const soon = { timeout: 15_000 };

/** Newest first. Reading removes the dot, and the focus returns to the button. */
export const Default: Story = {
  name: "Specification §2: the news button shows what is new",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "News, unread" }, soon);
    button.focus();
    await userEvent.keyboard("{Enter}");
    const news = within(await screen.findByRole("dialog", { name: "News" }, soon));
    const days = news.getAllByRole("time").map((time) => time.getAttribute("datetime") ?? "");
    await expect(days).toEqual(days.toSorted().toReversed());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.getByRole("button", { name: "News" })).toHaveFocus());
  },
};

export const HiddenByHost: Story = {
  ...onBrowserApi({ as, path, host: { slots: { news: null } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Help" }, soon);
    await expect(page.queryByRole("button", { name: /^News/ })).toBeNull();
  },
};
