import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Session/Logging out" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const path = to.Logout();
const soon = { timeout: 15_000 };

const signedOut = async (canvasElement: HTMLElement) => {
  const heading = { name: "Sign in", level: 1 };
  await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
};

export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: ({ canvasElement }) => signedOut(canvasElement),
};

export const Waiting: Story = {
  ...onBrowserApi({ as, path, fail: { logout: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Logging out", {}, soon)).toBeVisible();
  },
};

/** Specification §4 and §8: the local session is still cleared, or sign-in would lead back to the jobs. */
export const ServerCannotBeTold: Story = {
  ...onBrowserApi({ as, path, fail: { logout: 500 } }),
  play: ({ canvasElement }) => signedOut(canvasElement),
};

/** Specification §8: a user who cannot be loaded is logged out. */
export const UserCannotBeLoaded: Story = {
  ...onBrowserApi({ as, path: to.help(), fail: { getUserSettings: 500 } }),
  play: ({ canvasElement }) => signedOut(canvasElement),
};
