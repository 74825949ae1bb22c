import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

/** Specification §2, disabledAts: /disabled/ats. */
const meta: Meta = { title: "Session/Disabled company" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

/** Says why, whom to ask, and leads on. */
export const Default: Story = {
  ...onBrowserApi({ path: to.disabledAts() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/ask the recruitment administrator of your company/, {}, soon);
    await userEvent.click(page.getByRole("link", { name: "Sign in with another account" }));
    await expect(await page.findByLabelText("Email", {}, soon)).toHaveFocus();
  },
};
