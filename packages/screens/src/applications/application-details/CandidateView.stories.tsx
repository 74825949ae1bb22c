import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { applicant, sendDraft } from "../../documents/story-envelopes.ts";
import { recruiter } from "../story-places.ts";

const meta: Meta = { title: "Applications/What this candidate sees" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };

const opened = async (canvasElement: HTMLElement) => {
  const button = { name: "What this candidate sees" };
  await userEvent.click(await within(canvasElement).findByRole("button", button, soon));
  return within(await screen.findByRole("dialog", button, soon));
};

/** Shows nothing internal to the company. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant(""), before: (api) => sendDraft(api) }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    const part = async (name: string) => within(await drawer.findByRole("region", { name }, soon));
    await (await part("Documents")).findByText(/^To read and sign, until/, {}, soon);
    await (await part("Messages")).findByRole("button", { name: /Offer of employment/ }, soon);
    await (await part("Interviews")).findByText("No upcoming interviews.", {}, soon);
    await expect(drawer.queryByText("Notes")).toBeNull();
  },
};

/** When invitations fail to load, the interviews part does not claim that there are none. */
export const InvitationsFailed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant(""), fail: { listBookingInvitations: 500 } }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    await drawer.findByText("Interviews could not be loaded", {}, soon);
    await expect(drawer.queryByText("No upcoming interviews.")).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicant(""), fail: { listEnvelopes: 500 } }),
  play: async ({ canvasElement }) => {
    const drawer = await opened(canvasElement);
    await drawer.findByText("Documents could not be loaded", {}, soon);
  },
};
