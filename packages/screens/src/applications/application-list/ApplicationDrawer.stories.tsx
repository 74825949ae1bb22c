import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { applicationsOf, isAnonymised, isOpenToAll, manager, recruiter } from "../story-places.ts";
import { openedList } from "./story-list.ts";

const desktop = { name: "Desktop", styles: { width: "1440px", height: "900px" } };
const meta: Meta = {
  title: "Applications/Beside the list",
  parameters: { viewport: { options: { desktop } } },
};
export default meta;

type Story = StoryObj;

/**
 * A row opens a drawer beside the list, with a link to the full page. Another row, or a key, shows
 * that applicant.
 */
export const OpenedBesideTheList: Story = {
  name: "Specification §1: an application opens beside its list",
  globals: { viewport: { value: "desktop", isRotated: false } },
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
    await expect(row).toHaveAttribute("aria-current", "true");

    const nextName = within(second as HTMLElement).getByRole("link").textContent;
    await userEvent.click(second?.querySelector("td:nth-of-type(2)") as HTMLElement);
    const next = within(await screen.findByRole("dialog", { name: nextName }));
    await next.findByRole("button", { name: `Previous application: ${name}` });
    await userEvent.keyboard("k");
    await screen.findByRole("dialog", { name });
    await userEvent.click(await next.findByRole("button", { name: /^Next application: / }));
    await screen.findByRole("dialog", { name: nextName });

    await userEvent.keyboard("n");
    const note = await next.findByRole("textbox", { name: "Note" });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, "Ask about nights");
    await userEvent.click(next.getByRole("button", { name: "Add note" }));
    await next.findByRole("list", { name: "Notes" });
    await userEvent.click(await next.findByRole("button", { name: "Move to Shortlist" }));
    await next.findByText("Shortlist", {}, { timeout: 15_000 });
    await waitFor(() => expect(page.queryByRole("link", { name: nextName })).toBeNull());
    await userEvent.keyboard("k");
    await screen.findByRole("dialog", { name });
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
    await waitFor(() => expect(page.getByRole("link", { name })).toHaveFocus());
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
