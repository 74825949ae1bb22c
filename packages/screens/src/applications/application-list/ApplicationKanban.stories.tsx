import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { applicationsOf, isAnonymised, isOpenToAll, manager, recruiter } from "../story-places.ts";

const meta: Meta = { title: "Applications/Kanban" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const kanban = "?view=kanban";

const board = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  const column = (name: string) => within(page.getByRole("grid", { name }));
  await page.findByRole("grid", { name: "Applied" }, { timeout: 15_000 });
  const [card] = await column("Applied").findAllByRole("row", {}, { timeout: 5_000 });
  const name = (card as HTMLElement).getAttribute("aria-label") ?? "";
  return { page, column, card: card as HTMLElement, name };
};

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page } = await board(canvasElement);
    for (const name of ["Shortlist", "Interview", "Processing", "Hire", "Rejected", "Withdrawn"])
      await expect(page.getByRole("grid", { name })).toBeInTheDocument();
  },
};

export const MovedByMenu: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    await userEvent.click(page.getByRole("button", { name: `Actions for ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Interview" }));
    await expect(await column("Interview").findByRole("row", { name })).toBeVisible();
    await expect(column("Applied").queryByRole("row", { name })).toBeNull();
    await screen.findByText(new RegExp(`^${name} has been updated to Interview for job`));
  },
};

export const MovedByKeyboard: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    page.getByRole("button", { name: `Drag ${name}` }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(document.activeElement?.closest("section")?.textContent).toMatch(/^Shortlist/),
    );
    await userEvent.keyboard("{Enter}");
    await expect(await column("Shortlist").findByRole("row", { name })).toBeVisible();
  },
};

export const RejectionAsksForAReason: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    await userEvent.click(page.getByRole("button", { name: `Actions for ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Rejected" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(column("Applied").queryAllByRole("row", { hidden: true })[0]).toBeDefined();
    await userEvent.click(dialog.getByRole("radio", { name: "No right to work" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move to Rejected" }));
    await expect(await column("Rejected").findByRole("row", { name })).toBeInTheDocument();
  },
};

export const RefusedMoveComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    (await storyApi()).fail("updateApplicationStatus", "network");
    await userEvent.click(page.getByRole("button", { name: `Actions for ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Hire" }));
    await screen.findByText(`${name} was not moved to Hire`);
    await expect(await column("Applied").findByRole("row", { name })).toBeVisible();
    await expect(column("Hire").queryByRole("row", { name })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, kanban),
    fail: { listApplications: 500 },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "Applications could not be loaded" },
      { timeout: 15_000 },
    );
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised, kanban) }),
  play: async ({ canvasElement }) => {
    const { name } = await board(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
  },
};
