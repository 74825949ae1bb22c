import { getCheckSettings, saveCheckSettings } from "@ats/core/checks/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { confirmEffect } from "../settings/settings/story-effect.ts";

const meta: Meta = { title: "Checks/Durations" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const durations = {
  as: "admin@northgate.example",
  path: `${to.Settings()}?section=checks`,
};

/** Durations are settings because the law changes. */
export const Default: Story = {
  ...onBrowserApi(durations),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole(
      "textbox",
      { name: /^Months a Positive Verification/ },
      soon,
    );
    await userEvent.clear(field);
    await userEvent.type(field, "3");
    await userEvent.click(await page.findByRole("button", { name: "Save durations" }));
    await confirmEffect();
    await screen.findByText("Durations saved", {}, soon);
  },
};

export const ChangedElsewhere: Story = {
  ...onBrowserApi(durations),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = /^Months copies are kept/;
    const field = await page.findByRole("textbox", { name }, soon);
    await userEvent.clear(field);
    await userEvent.type(field, "36");
    const { client } = await storyApi();
    const { version, ...saved } = await client.call(getCheckSettings, {});
    await client.call(saveCheckSettings, { version, body: { ...saved, kept_months: 30 } });
    await userEvent.click(await page.findByRole("button", { name: "Save durations" }));
    await confirmEffect();
    await page.findByText("Saved: 30", {}, soon);
    await expect(field).toHaveValue("36");
    await userEvent.click(await page.findByRole("button", { name: "Save my version" }));
    await screen.findByText("Durations saved", {}, soon);
  },
};
