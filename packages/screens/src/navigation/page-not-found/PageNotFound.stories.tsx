import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

/** Specification §2: any unknown path, and /404 (§4, Responses), signed in or not. */
const meta: Meta = { title: "Navigation/Page not found" };
export default meta;
type Story = StoryObj;
const soon = { timeout: 15_000 };

export const Default: Story = {
  name: "Specification §2: an unknown page was not found",
  ...onBrowserApi({ as: "recruiter@northgate.example", path: "/no/such/page" }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Page not found" }, soon)).toBeVisible();
    await userEvent.click(await page.findByRole("link", { name: "Go to jobs" }));
    await expect(await page.findByRole("heading", { name: "Jobs" }, soon)).toBeVisible();
  },
};

/** The focus moves to this page, and its title is announced. */
export const MovesFocus: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.jobEdit({ id: 999_999 }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Page not found" }, soon);
    await waitFor(() => expect(page.getByRole("main")).toHaveFocus());
    await waitFor(() => expect(page.getByRole("status")).toHaveTextContent("Page not found"));
    await userEvent.tab();
    await expect(page.getByRole("link", { name: "Go to jobs" })).toHaveFocus();
  },
};

export const SignedOut: Story = {
  ...onBrowserApi({ path: to.pageNotFound() }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("link", { name: "Sign in" }, soon),
    ).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({
  as: "recruiter@northgate.example",
  path: to.pageNotFound(),
});
