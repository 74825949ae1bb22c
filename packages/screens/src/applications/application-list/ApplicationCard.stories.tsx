import type { Meta, StoryObj } from "@storybook/react-vite";
import { tagApplications } from "@ats/core/applications/rating-and-tags-contract";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { applicationsOf, isOpenToAll, recruiter } from "../story-places.ts";
import { recordsOf } from "./story-list.ts";

const meta: Meta = { title: "Applications/Card" };
export default meta;

type Story = StoryObj;

const path = applicationsOf(isOpenToAll, "?view=kanban");
const soon = { timeout: 15_000 };

/** Returns the first card of the board, and the page. */
const firstCard = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  const applied = within(await page.findByRole("grid", { name: "Applied" }, soon));
  const [menu] = await applied.findAllByRole("button", { name: /^Actions for/ }, soon);
  const name = menu?.getAttribute("aria-label")?.replace("Actions for ", "") ?? "";
  return { page, name, card: applied.getByRole("row", { name }) };
};

/** A card marks unviewed applications and shows the first tags, as the table does. */
export const Marked: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    async before(api) {
      const rows = await recordsOf(api, isOpenToAll, { status: "APPLIED", per_page: 100 });
      const ids = rows.map(({ id }) => id);
      await api.client.call(tagApplications, { body: { ids, add: ["Driver", "Nights", "Zebra"] } });
    },
  }),
  play: async ({ canvasElement }) => {
    const { page } = await firstCard(canvasElement);
    const [more] = await page.findAllByTitle("Zebra", {}, soon);
    const card = within(more?.closest<HTMLElement>("[role=row]") as HTMLElement);
    await expect(more).toHaveTextContent("+1");
    await expect(await card.findByText("Driver")).toBeVisible();
    await expect(await card.findByText("Nights")).toBeVisible();
    await expect(card.queryByText("Zebra")).toBeNull();
    await page.findAllByText("Not viewed");
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(2000);
  },
};

/** A press on a card opens the drawer with a link to the full page, and views the application. */
export const OpenedBesideTheBoard: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const { page } = await firstCard(canvasElement);
    const [mark] = await page.findAllByText("Not viewed", {}, soon);
    const card = mark?.closest<HTMLElement>("[role=row]") as HTMLElement;
    const name = card.getAttribute("aria-label") as string;
    const href = within(card).getByRole("link").getAttribute("href");
    await userEvent.click(card);
    const drawer = within(await screen.findByRole("dialog", { name }, soon));
    const full = await drawer.findByRole("link", { name: "Open full page" }, soon);
    await expect(full).toHaveAttribute("href", href);
    await waitFor(() => expect(within(card).queryByText("Not viewed")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(card).toHaveFocus());
  },
};

export const OpenedByKeyboard: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const { name, card } = await firstCard(canvasElement);
    card.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name }, soon);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await within(canvasElement).findByRole("heading", { level: 1, name: new RegExp(name) }, soon);
  },
};
