import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { recruiter } from "../applications/story-places.ts";
import { interviewee, interviewsAhead } from "./story-interviews.ts";

/**
 * Upcoming interviews are cancelled when a candidate leaves the process, unless the user keeps
 * them.
 */
const meta: Meta = { title: "Interviews/Upcoming interviews" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];
const soon = { timeout: 15_000 };
const onDetails = onBrowserApi({ as: recruiter, path: interviewee });

async function choose(canvasElement: Canvas, stage: string) {
  const page = within(canvasElement);
  await page.findByRole("list", { name: "Interviews" }, soon);
  await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: stage }));
  return { page, dialog: within(await screen.findByRole("dialog", {}, soon)) };
}

async function moving(canvasElement: Canvas, stage: string) {
  const { page, dialog } = await choose(canvasElement, stage);
  await dialog.findByRole("heading", { name: /^\d+ interviews? to come$/ }, soon);
  return { page, dialog, choice: dialog.getByRole("checkbox", { name: /and tell the panel$/ }) };
}

async function reject(dialog: ReturnType<typeof within>) {
  await userEvent.click(await dialog.findByRole("radio", { name: "Position filled" }, soon));
  await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
}

export const Cancelled: Story = {
  name: "Specification §1: a rejection cancels the interviews to come",
  ...onDetails,
  play: async ({ canvasElement }) => {
    const { page, dialog, choice } = await moving(canvasElement, "Reject…");
    await expect(choice).toBeChecked();
    await reject(dialog);
    await screen.findByText(/^\d+ interviews? cancelled$/, {}, soon);
    const list = within(page.getByRole("list", { name: "Interviews" }));
    await waitFor(() => expect(list.getAllByText("Cancelled")).not.toEqual([]), soon);
    await userEvent.click(await page.findByRole("button", { name: /^Restore to/ }, soon));
    await screen.findByText(/^\d+ interviews? stays? cancelled$/, {}, soon);
  },
};

export const Kept: Story = {
  ...onDetails,
  play: async ({ canvasElement }) => {
    const { page, dialog, choice } = await moving(canvasElement, "Reject…");
    await userEvent.click(choice);
    await reject(dialog);
    await screen.findByText(/has been updated to Rejected/, {}, soon);
    const name = page.getByRole("heading", { level: 1 }).textContent;
    const theirs = (await interviewsAhead(await storyApi())).filter(
      (interview) => displayName(interview) === name,
    );
    await expect(theirs.map(({ status }) => status)).toContain("SCHEDULED");
    await expect(screen.queryByText(/interviews? cancelled$/)).toBeNull();
  },
};

/** A hired candidate may keep an interview before their first day. */
export const ListedAtHire: Story = {
  ...onDetails,
  play: async ({ canvasElement }) => {
    const { dialog, choice } = await moving(canvasElement, "Hire");
    await expect(choice).not.toBeChecked();
    await userEvent.click(await dialog.findByRole("button", { name: "Move to Hire" }));
    await screen.findByText(/has been updated to Hire/, {}, soon);
    await screen.findByText("No right-to-work check is recorded", {}, soon);
    await expect(screen.queryByText(/interviews? cancelled$/)).toBeNull();
  },
};

export const ListedAtTransfer: Story = {
  ...onDetails,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Another job…" }));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await dialog.findByRole("heading", { name: /^\d+ interviews? to come$/ }, soon);
    await expect(dialog.getByRole("checkbox", { name: /and tell the panel$/ })).toBeChecked();
  },
};

const onFault = (fault: "never" | number) =>
  onBrowserApi({ as: recruiter, path: interviewee, fail: { listUpcomingInterviews: fault } });

export const Loading: Story = {
  ...onFault("never"),
  play: async ({ canvasElement }) => {
    const { dialog } = await choose(canvasElement, "Withdraw…");
    await dialog.findByRole("radio", { name: "No reply" }, soon);
    await expect(dialog.queryByRole("checkbox")).toBeNull();
  },
};

/** If the interviews cannot be loaded, the move still works with the default. */
export const Failed: Story = {
  ...onFault(500),
  play: async ({ canvasElement }) => {
    const { dialog } = await choose(canvasElement, "Withdraw…");
    await dialog.findByRole("heading", { name: "Interviews could not be loaded" }, soon);
    await userEvent.click(await dialog.findByRole("radio", { name: "No reply" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Withdraw" }));
    await screen.findByText(/^\d+ interviews? cancelled$/, {}, soon);
  },
};
