import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";
import { recruiter } from "../applications/story-places.ts";
import { applicant } from "../documents/story-envelopes.ts";
import { interviewee } from "./story-interviews.ts";

/** Interviews of an application, and the invitation to choose a time. */
const meta: Meta = { title: "Interviews/Interviews of an application" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];
const soon = { timeout: 15_000 };
const path = applicant("?tab=interviews");

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: interviewee }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole("list", { name: "Interviews" }, soon));
    await userEvent.click(list.getAllByRole("button", { name: "Briefing" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", {}, soon));
    await drawer.findByRole("heading", { name: "Briefing" }, soon);
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No interviews" }, soon);
    await expect(page.getByRole("button", { name: "Invite to interview…" })).toBeVisible();
  },
};

/** Quality U2: who arranges the first one is back at the button, though the list takes the place of the hint. */
export const FirstArranged: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = await page.findByRole("button", { name: "Invite to interview…" }, soon);
    opener.focus();
    await userEvent.keyboard("{Enter}");
    (await screen.findByRole("spinbutton", { name: /^day/ }, soon)).focus();
    const dialog = within(screen.getByRole("dialog", { name: /^Arrange/ }));
    await userEvent.keyboard(`0506${new Date().getFullYear() + 1}`);
    dialog.getByRole("spinbutton", { name: /^hour/ }).focus();
    await userEvent.keyboard("1000");
    await userEvent.click(dialog.getByRole("button", { name: /^Interviewers/ }));
    const people = within(await screen.findByRole("listbox", { name: "Interviewers" }, soon));
    await userEvent.click(people.getByRole("option", { name: "Priya Raman" }));
    await userEvent.keyboard("{Escape}");
    const arrange = await dialog.findByRole("button", { name: "Arrange interview" });
    arrange.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("list", { name: "Interviews" }, soon);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(page.getByRole("button", { name: "Invite to interview…" })).toHaveFocus(),
    );
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listApplicationInterviews: "never" } }),
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listApplicationInterviews: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "Interviews could not be loaded" },
      soon,
    );
  },
};

const invite = async (canvasElement: Canvas) => {
  const opener = { name: "Let them choose a time…" };
  await userEvent.click(await within(canvasElement).findByRole("button", opener, soon));
  return within(await screen.findByRole("dialog", { name: /choose a time$/ }, soon));
};

/** A week to choose from, and nobody on the panel yet: they have to be named. */
export const Invitation: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const dialog = await invite(canvasElement);
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("Interview");
    await expect(dialog.getByRole("button", { name: /Length/ })).toHaveTextContent("45 minutes");
    await userEvent.click(dialog.getByRole("button", { name: "Send the link" }));
    await dialog.findByRole("link", { name: "Choose at least one interviewer." });
  },
};

/** Quality R4: what was typed is there again, until it is sent, cancelled or discarded. */
export const InvitationRestored: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const first = await invite(canvasElement);
    const link = "https://meet.example/ward";
    await userEvent.type(first.getByRole("textbox", { name: /^Video link/ }), link);
    await userEvent.click(first.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await invite(canvasElement);
    await expect(again.getByRole("textbox", { name: /^Video link/ })).toHaveValue(link);
    await userEvent.click(again.getByRole("button", { name: "Discard" }));
    await expect(again.getByRole("textbox", { name: /^Video link/ })).toHaveValue("");
  },
};
