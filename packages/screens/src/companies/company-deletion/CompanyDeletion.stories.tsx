import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";

/** Specification §2, atsDeletion: /company/process/{linkId}. */
const meta: Meta = { title: "Companies/Deletion by link" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 20_000 };

/** A link that was used, or never was one. */
export const BadLink: Story = {
  ...onBrowserApi({ path: to.atsDeletion({ linkId: "no-such-link" }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = { name: "This link does not work", level: 1 };
    await expect(await page.findByRole("heading", title, soon)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to sign-in" })).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({
  path: to.atsDeletion({ linkId: "no-such-link" }),
});
