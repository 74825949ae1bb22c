import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { inLongerWords } from "../app/story-longer-words.ts";

/** Specification §2, help: /help; Quality U6: the shortcuts. */
const meta: Meta = { title: "Help/Help" };
export default meta;

export const Default: StoryObj = {
  name: "Specification §2: help explains the product",
  ...onBrowserApi({ as: "recruiter@northgate.example", path: to.help() }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Keyboard" };
    await expect(
      await within(canvasElement).findByRole("heading", heading, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const InLongerWords: StoryObj = inLongerWords({
  as: "recruiter@northgate.example",
  path: to.help(),
});
