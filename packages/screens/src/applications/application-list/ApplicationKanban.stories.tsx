import type { Meta, StoryObj } from "@storybook/react-vite";
import { listApplications } from "@ats/core/applications/contract";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { printPage } from "../../app/story-print.ts";
import { searchFor } from "../../lists/story-filter.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import {
  applicationsOf,
  hasWorkflow,
  isAnonymised,
  isOpenToAll,
  isWithoutApplications,
  manager,
  recruiter,
} from "../story-places.ts";

const meta: Meta = { title: "Applications/Kanban" };
export default meta;

type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvasElement"];

const kanban = "?view=kanban";
const soon = { timeout: 15_000 };

const actionsFor = (name: string | RegExp) => ({
  name: typeof name === "string" ? `Actions for ${name}` : name,
});

const board = async (canvasElement: Canvas) => {
  const page = within(canvasElement);
  await page.findByRole("grid", { name: "Applied" }, { timeout: 15_000 });
  const column = (name: string) => {
    const cards = within(page.getByRole("grid", { name }));
    return {
      find: (applicant: string) => cards.findByRole("button", actionsFor(applicant)),
      query: (applicant: string) => cards.queryByRole("button", actionsFor(applicant)),
      all: () => cards.findAllByRole("button", actionsFor(/^Actions for/), { timeout: 5_000 }),
    };
  };
  const [first] = await column("Applied").all();
  const name = first?.getAttribute("aria-label")?.replace("Actions for ", "") ?? "";
  return { page, column, name };
};

export const Default: Story = {
  name: "Specification §1: the board has a column for each stage",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement, step }) => {
    const { page, column, name } = await board(canvasElement);
    for (const stage of ["Shortlist", "Interview", "Processing", "Hire", "Rejected", "Withdrawn"])
      await expect(page.getByRole("grid", { name: stage })).toBeInTheDocument();
    await step("Specification §6: a card shows the company's highlights.", async () => {
      const [mark] = await page.findAllByText(/^(Referral|Knows us)$/);
      await expect(mark).toBeInTheDocument();
    });
    await step("A search without results says so.", async () => {
      await searchFor(page, "Zebedee Quux");
      await page.findByRole("heading", { name: "No applications match your search" }, soon);
    });
    await step("Clearing it brings the cards back.", async () => {
      await userEvent.click(await page.findByRole("button", { name: "Clear the search" }));
      await page.findByRole("grid", { name: "Applied" }, soon);
      await expect(await column("Applied").find(name)).toBeVisible();
    });
  },
};

export const Moved: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, kanban),
    fail: { updateApplicationStatus: "network" },
  }),
  play: async ({ canvasElement, step }) => {
    const { page, column, name } = await board(canvasElement);
    const [, second = "", third = ""] = (await column("Applied").all()).map((menu) =>
      menu.getAttribute("aria-label")?.replace("Actions for ", ""),
    );
    const move = async (stage: string) => {
      await userEvent.click(await page.findByRole("button", { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: `Move to ${stage}` }));
    };
    await step("A refused move comes back.", async () => {
      await move("Hire");
      await screen.findByText(`${name} was not moved to Hire`);
      await expect(await column("Applied").find(name)).toBeVisible();
      await expect(column("Hire").query(name)).toBeNull();
    });
    await step("A card is moved by its menu.", async () => {
      (await storyApi()).fail("updateApplicationStatus", Promise.resolve());
      await move("Interview");
      await expect(await column("Interview").find(name)).toBeVisible();
      await expect(column("Applied").query(name)).toBeNull();
      await screen.findByText(new RegExp(`^${name} has been updated to Interview for job`));
    });
    await step("A card is moved by keyboard.", async () => {
      page.getByRole("button", { name: `Drag ${second}` }).focus();
      await userEvent.keyboard("{Enter}");
      await page.findByText(new RegExp(`^${second} picked up, over Shortlist`));
      await userEvent.keyboard("{Enter}");
      await expect(await column("Shortlist").find(second)).toBeVisible();
    });
    await step("A rejection asks for a reason.", async () => {
      await userEvent.click(await page.findByRole("button", { name: `Reject ${third}` }));
      const dialog = within(await screen.findByRole("dialog", {}, { timeout: 15_000 }));
      await userEvent.click(await dialog.findByRole("radio", { name: "No right to work" }));
      await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
      await expect(await column("Rejected").find(third)).toBeInTheDocument();
    });
  },
};

/** The columns appear at once; their cards load. */
export const Loading: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, kanban),
    fail: { listApplications: "never" },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const applied = await page.findByRole("grid", { name: "Applied" }, soon);
    await expect(applied).toHaveAttribute("aria-busy", "true");
    await expect(page.queryByRole("heading", { name: /^No / })).toBeNull();
  },
};

/** An empty board says why and offers a next step. */
export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isWithoutApplications, kanban) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No active applications" }, soon);
    await expect(page.queryByRole("grid")).toBeNull();
    await userEvent.click(
      await page.findByRole("button", { name: "Show all complete applications" }),
    );
    await page.findByRole("heading", { name: "No applications yet" }, soon);
  },
};

/** A board that failed to load says so and can be retried. */
export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, kanban),
    fail: { listApplications: 500 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Applications could not be loaded" }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Try again" }));
    await page.findByRole("button", { name: "Try again" }, soon);
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll, kanban),
    fail: { listApplications: 403 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to applications" }, soon);
    await expect(page.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised, kanban) }),
  play: async ({ canvasElement }) => {
    const { name } = await board(canvasElement);
    await expect(name).toMatch(/^Anonymised Candidate \d+$/);
  },
};

/** Several selected cards move together. */
export const MovedTogether: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    const grid = within(page.getByRole("grid", { name: "Applied" }));
    const boxes = await grid.findAllByRole("checkbox", { name: /^Select/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await page.findByRole("button", { name: "Move to…" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /Interview/ }));
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    await dialog.findByText(/: from Applied to Interview$/);
    await userEvent.click(await dialog.findByRole("button", { name: "Move to Interview" }));
    await expect(await column("Interview").find(name)).toBeVisible();
    await waitFor(() => expect(column("Applied").query(name)).toBeNull());
  },
};

/** Design §6: the job's own stages in order, two of them mapped to Interview. Keyboard only. */
export const StagesOfItsOwn: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(hasWorkflow, kanban) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("grid", { name: "New" }, { timeout: 15_000 });
    const columns = page.getAllByRole("heading", { level: 3 });
    await expect(columns.map(({ textContent }) => textContent)).toEqual([
      "New",
      "Sifted in",
      "First interview",
      "Task and panel",
      "Offer",
      "Hired",
      "Rejected",
      "Withdrawn",
    ]);
    const cards = (name: string) => within(page.getByRole("grid", { name }));
    const [menu] = await cards("Sifted in").findAllByRole("button", actionsFor(/^Actions for/), {
      timeout: 5_000,
    });
    const name = menu?.getAttribute("aria-label")?.replace("Actions for ", "") ?? "";
    menu?.focus();
    await userEvent.keyboard("{Enter}");
    (await screen.findByRole("menuitem", { name: "Move to Task and panel" })).focus();
    await userEvent.keyboard("{Enter}");
    await cards("Task and panel").findByRole("button", actionsFor(name));
    await expect(cards("Sifted in").queryByRole("button", actionsFor(name))).toBeNull();
    await screen.findByText(new RegExp(`^${name} has been updated to Task and panel for job`));
  },
};

/** Previous and next go through every card of the board, loaded or not. */
export const NeighboursOfTheWholeBoard: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    const { client } = await storyApi();
    const [id] = /\d+/.exec(await applicationsOf(isOpenToAll)(await storyApi())) ?? [];
    const { counts, total } = await client.call(listApplications, {
      params: { id: Number(id) },
      query: { filter: "complete" },
    });
    await expect(total).toBeGreaterThan(counts.APPLIED);
    await expect(await column("Applied").find(name)).toBeVisible();
    await userEvent.click(await page.findByRole("link", { name }));
    await page.findByText(`1 of ${total}`, {}, soon);
    await userEvent.click(await page.findByRole("link", { name: /^Next application/ }));
    await page.findByText(`2 of ${total}`, {}, soon);
  },
};

/** Selecting a stage includes cards that are not loaded; the selection bar offers it too. */
export const SelectedByStage: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column } = await board(canvasElement);
    const api = await storyApi();
    const [id] = /\d+/.exec(await applicationsOf(isOpenToAll)(api)) ?? [];
    const { counts } = await api.client.call(listApplications, { params: { id: Number(id) } });
    const total = counts.APPLIED;
    await expect((await column("Applied").all()).length).toBeLessThan(total);
    await userEvent.click(await page.findByRole("button", { name: "Actions for Applied" }));
    const all = `Select all ${total} in Applied`;
    await userEvent.click(await screen.findByRole("menuitem", { name: all }));
    const bar = within(page.getByRole("group", { name: "Selected rows" }));
    await bar.findByText(`All ${total} selected`, {}, soon);
    await userEvent.click(await bar.findByRole("button", { name: "Tag…" }));
    await screen.findByRole("dialog", { name: `Tag ${total} applications` }, soon);
    await userEvent.keyboard("{Escape}");
    const grid = within(page.getByRole("grid", { name: "Applied" }));
    const [box] = grid.getAllByRole("checkbox");
    await userEvent.click(box as HTMLElement);
    await bar.findByText(`${total - 1} selected`);
    await userEvent.click(await bar.findByRole("button", { name: `Select all ${total}` }));
    await bar.findByText(`All ${total} selected`, {}, soon);
    await userEvent.click(await bar.findByRole("button", { name: "Clear selection" }));
    await waitFor(() => expect(bar.queryByRole("button", { name: "Tag…" })).toBeNull());
  },
};

/** Dragging a selected card moves the whole selection, loaded or not. */
export const SelectionDragged: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column, name } = await board(canvasElement);
    const { client } = await storyApi();
    const [id] = /\d+/.exec(await applicationsOf(isOpenToAll)(await storyApi())) ?? [];
    const counted = async () =>
      (await client.call(listApplications, { params: { id: Number(id) } })).counts;
    const { APPLIED: total, SHORTLIST: before } = await counted();
    await expect((await column("Applied").all()).length).toBeLessThan(total);
    await userEvent.click(await page.findByRole("button", { name: "Actions for Applied" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Select all/ }));
    const bar = within(page.getByRole("group", { name: "Selected rows" }));
    await bar.findByText(`All ${total} selected`, {}, soon);
    page.getByRole("button", { name: `Drag ${name}` }).focus();
    await userEvent.keyboard("{Enter}");
    await page.findByText(/picked up, over Shortlist/);
    await userEvent.keyboard("{Enter}");
    const title = `Move ${total} applications to Shortlist`;
    const dialog = within(await screen.findByRole("dialog", { name: title }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Move to Shortlist" }));
    await waitFor(async () =>
      expect(await counted()).toMatchObject({ APPLIED: 0, SHORTLIST: before + total }),
    );
    await waitFor(() => expect(bar.queryByRole("button", { name: "Tag…" })).toBeNull());
  },
};

export const Printed: Story = {
  name: "A board prints all its cards",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page } = await board(canvasElement);
    const [id] = /\d+/.exec(await applicationsOf(isOpenToAll)(await storyApi())) ?? [];
    const { client } = await storyApi();
    const { counts } = await client.call(listApplications, { params: { id: Number(id) } });
    await printPage();
    const cards = within(page.getByRole("grid", { name: "Applied" })).getAllByRole("row");
    await expect(cards).toHaveLength(counts.APPLIED ?? 0);
  },
};

/** A review of one stage begins with its first card and covers the whole stage. */
export const StageReviewed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, column } = await board(canvasElement);
    const api = await storyApi();
    const [id] = /\d+/.exec(await applicationsOf(isOpenToAll)(api)) ?? [];
    const { counts } = await api.client.call(listApplications, { params: { id: Number(id) } });
    const [first] = await column("Shortlist").all();
    const name = first?.getAttribute("aria-label")?.replace("Actions for ", "");
    await userEvent.click(await page.findByRole("button", { name: "Actions for Shortlist" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Review Shortlist" }));
    await page.findByRole("heading", { name: `Queue: 1 of ${counts.SHORTLIST}` }, soon);
    await page.findByRole("heading", { level: 1, name: new RegExp(name ?? "-") }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Next" }));
    await page.findByRole("heading", { name: `Queue: 2 of ${counts.SHORTLIST}` }, soon);
  },
};

/** A review of the whole board begins with its first card, without those who are decided. */
export const BoardReviewed: Story = {
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, kanban) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await board(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Review" }));
    await page.findByRole("heading", { name: /^Queue: 1 of/ }, soon);
    await page.findByRole("heading", { level: 1, name: new RegExp(name) }, soon);
    const length = async () => {
      const heading = await page.findByRole("heading", { name: /^Queue: 1 of/ });
      return Number(/\d+$/.exec(heading.textContent ?? "")?.[0]);
    };
    const undecided = await length();
    await userEvent.click(await page.findByRole("radio", { name: "All" }));
    await waitFor(async () => expect(await length()).toBeGreaterThan(undecided));
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: recruiter, path: applicationsOf(isOpenToAll, kanban) },
  { shown: (page) => within(page).findAllByRole("grid", {}, soon) },
);
