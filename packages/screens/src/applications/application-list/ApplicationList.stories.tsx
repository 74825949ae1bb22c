import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import {
  applicationsOf,
  isAnonymised,
  isOpenToAll,
  isWithoutApplications,
  manager,
  recruiter,
} from "../story-places.ts";

const meta: Meta = { title: "Applications/Application list" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const list = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  const [first] = await page.findAllByRole("rowheader", {}, { timeout: 15_000 });
  const name = within(first as HTMLElement).getByRole("link").textContent;
  return { page, name };
};

const count = (element: HTMLElement) => Number(/\d+$/.exec(element.textContent)?.[0]);

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await expect(page.getByRole("radio", { name: "Active applications" })).toBeChecked();
    await expect(page.getByRole("columnheader", { name: /Status/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

export const FoundByFullName: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.type(await page.findByLabelText("Contains"), `${name}{Enter}`);
    await page.findByRole("button", { name: `Remove Name or anything: ${name}` });
    await waitFor(() => expect(page.getAllByRole("rowheader").length).toBe(1));
    await expect(page.getByRole("link", { name })).toBeVisible();
  },
};

export const MovedByMenu: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    const before = count(page.getByRole("radio", { name: /^Shortlist/ }));
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Shortlist" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await waitFor(() =>
      expect(count(page.getByRole("radio", { name: /^Shortlist/ }))).toBe(before + 1),
    );
    await screen.findByText(new RegExp(`^${name} has been updated to Shortlist for job \\d+$`));
  },
};

export const RejectedTogetherWithAReason: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const [, first, second] = page.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(page.getByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rejected…" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Move to Rejected" }));
    await dialog.findByText(/^Choose a reason/);
    await userEvent.click(dialog.getByRole("radio", { name: "Position filled" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move to Rejected" }));
    await screen.findByText(/and 1 other have been updated to Rejected/);
    await expect(page.queryByRole("button", { name: "Move to…" })).toBeNull();
  },
};

export const MoveUndone: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Processing" }));
    await waitFor(() => expect(page.queryByRole("link", { name })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await page.findByRole("link", { name })).toBeVisible();
    await screen.findByText(new RegExp(`^${name} has been updated to Applied for job`));
  },
};

export const RefusedMoveComesBack: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    (await storyApi()).fail("updateApplicationStatus", 500);
    await userEvent.click(page.getByRole("button", { name: `Move ${name}` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hire" }));
    await screen.findByText(`${name} was not moved to Hire`);
    await expect(await page.findByRole("link", { name })).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: "never" },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "table",
        { name: "Active applications" },
        { timeout: 15_000 },
      ),
    ).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isWithoutApplications) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "No active applications" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await userEvent.type(await page.findByLabelText("Contains"), "Zebedee Quux{Enter}");
    await expect(
      await page.findByRole("heading", { name: "No applications match your search" }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: 500 },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "Applications could not be loaded" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { listApplications: 403, getJob: 403 },
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        "heading",
        { name: "You may not see applications" },
        { timeout: 15_000 },
      ),
    ).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await list(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
    await page.findByText(/^Applicants for this job are anonymised/);
    const filterBy = await page.findByRole("combobox", { name: "Filter by" });
    const fields = within(filterBy).getAllByRole("option");
    await expect(fields.map(({ textContent }) => textContent)).toEqual([
      "Status",
      "Candidate number",
    ]);
  },
};

/** Specification §6: what the company highlights for the user's type, by icon and name. */
export const Highlighted: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    const [mark] = await page.findAllByText("Referral");
    await expect(mark).toBeVisible();
    await expect(mark?.closest("tr")).toHaveTextContent("Employee referral");
  },
};

/** Where the source is hidden, nothing tells who was referred. */
export const HighlightedOfWhatIsShown: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page } = await list(canvasElement);
    await expect(page.queryByText("Referral")).toBeNull();
  },
};
