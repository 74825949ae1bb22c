import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { confirmEffect } from "../settings/settings/story-effect.ts";

/** Specification §3, Highlight setting. */
const meta: Meta = { title: "Settings/Highlights" };
export default meta;
type Story = StoryObj;

const admin = "admin@northgate.example";
const path = `${to.Settings()}?section=highlights`;
const soon = { timeout: 15_000 };
const form = async (canvas: HTMLElement) =>
  within(await within(canvas).findByRole("form", { name: "Highlights" }, soon));
type Within = Awaited<ReturnType<typeof form>>;
const save = (highlights: Within) =>
  userEvent.click(highlights.getByRole("button", { name: "Save highlights" }));
const third = (highlights: Within) =>
  within(highlights.getByRole("region", { name: "Highlight 3" }));

/** An incomplete highlight shows its errors; once complete, it is saved. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const highlights = await form(canvasElement);
    await userEvent.click(await highlights.findByRole("button", { name: "Add highlight" }));
    await save(highlights);
    await highlights.findByRole("link", { name: "Name the highlight." });
    await highlights.findByRole("link", { name: "Add at least one value." });
    await userEvent.type(await third(highlights).findByLabelText(/^Name/), "Referral");
    await userEvent.type(
      await third(highlights).findByRole("textbox", { name: /^Values/ }),
      "Careers page{Enter}",
    );
    await save(highlights);
    await highlights.findByRole("link", { name: /^Another highlight has this name/ });
    await userEvent.type(await third(highlights).findByLabelText(/^Name/), " by our page");
    await save(highlights);
    await confirmEffect();
    await screen.findByText("Highlights saved", {}, soon);
  },
};

export const TurnedOff: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    await form(canvasElement);
    const isOn = () => within(canvasElement).getByRole("switch", { name: /^Highlight applicants/ });
    await expect(isOn()).toBeChecked();
    await userEvent.click(isOn());
    await confirmEffect();
    await screen.findByText("Highlights are hidden", {}, soon);
    await expect(isOn()).not.toBeChecked();
  },
};

/** Quality R2: somebody else removed the highlights meanwhile. */
export const ChangedMeanwhile: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const highlights = await form(canvasElement);
    await userEvent.click(await highlights.findByRole("button", { name: "Remove highlight 2" }));
    const other = (await storyApi()).visitor();
    await other.signIn("master@northgate.example");
    await other.client.call(saveSpecificSetting, {
      body: { field: "ats_settings", property: "applicant_highlighting_settings", value: "[]" },
    });
    await save(highlights);
    await confirmEffect();
    await highlights.findByText(/^Yours: Referral: Source is Employee referral/, {}, soon);
    await userEvent.click(await highlights.findByRole("button", { name: "Save my version" }));
    await confirmEffect();
    await screen.findByText("Highlights saved", {}, soon);
    await expect(highlights.queryByRole("region", { name: "Highlight 2" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { saveSpecificSetting: 500 } }),
  play: async ({ canvasElement }) => {
    const highlights = await form(canvasElement);
    await userEvent.click(await highlights.findByRole("button", { name: "Remove highlight 2" }));
    await save(highlights);
    await confirmEffect();
    await highlights.findByText("Not saved", {}, soon);
    await expect(highlights.queryByRole("region", { name: "Highlight 2" })).toBeNull();
  },
};

/** A recruiter has no such section and lands on their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Highlights" })).toBeNull();
  },
};
