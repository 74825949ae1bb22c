import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { applicationsOf, isAnonymised, isOpenToAll, manager, recruiter } from "../story-places.ts";
import { openedList } from "./story-list.ts";

const meta: Meta = { title: "Applications/Beside the list" };
export default meta;

type Story = StoryObj;

/** A row opens a drawer with a link to the full page. */
export const OpenedBesideTheList: Story = {
  name: "Specification §1: an application opens beside its list",
  ...onBrowserApi({ as: recruiter, path: applicationsOf(isOpenToAll, "?status=APPLIED") }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    const link = page.getByRole("link", { name });
    const [row, second] = page.getAllByRole("rowheader").map((head) => head.closest("tr"));
    const href = link.getAttribute("href");
    await userEvent.click(row?.querySelector("td:nth-of-type(2)") as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name }, { timeout: 15_000 }));
    await expect(await drawer.findByRole("link", { name: "Open full page" })).toHaveAttribute(
      "href",
      href,
    );
    await waitFor(() => expect(within(row as HTMLElement).queryByText(/Not viewed/)).toBeNull());

    const nextName = within(second as HTMLElement).getByRole("link", { hidden: true }).textContent;
    await userEvent.click(
      await drawer.findByRole("button", { name: `Next application: ${nextName}` }),
    );
    const next = within(await screen.findByRole("dialog", { name: nextName }));
    await userEvent.click(await next.findByRole("button", { name: "Move to Shortlist" }));
    await next.findByText("Shortlist", {}, { timeout: 15_000 });
    await waitFor(() => expect(page.queryByText(nextName)).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const OpenedByKeyboard: Story = {
  ...onBrowserApi({ as: manager, path: applicationsOf(isAnonymised) }),
  play: async ({ canvasElement }) => {
    const { page, name } = await openedList(canvasElement);
    const look = page.getByRole("button", { name: `View ${name}` });
    look.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name }, { timeout: 15_000 });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await within(dialog).findByText("Anonymised");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(look).toHaveFocus());
  },
};

/** Opens the drawer of the first row. */
const looked = async (canvasElement: HTMLElement) => {
  const { page, name } = await openedList(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: `View ${name}` }));
  return within(await screen.findByRole("dialog", { name }, { timeout: 15_000 }));
};

/** The applicant's name is there at once. */
export const Loading: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { getApplication: "never" },
  }),
  play: async ({ canvasElement }) => {
    const drawer = await looked(canvasElement);
    await expect(drawer.queryByRole("link", { name: "Open full page" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: applicationsOf(isOpenToAll),
    fail: { getApplication: 500 },
  }),
  play: async ({ canvasElement }) => {
    const drawer = await looked(canvasElement);
    const heading = { name: "This application could not be loaded" };
    await drawer.findByRole("heading", heading, { timeout: 15_000 });
    await expect(await drawer.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
