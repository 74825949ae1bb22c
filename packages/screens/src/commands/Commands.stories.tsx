import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { applicationOf, isOpenToAll } from "../applications/story-places.ts";

/** Quality U6: every page and action has a name and works by keyboard alone. */
const meta: Meta = { title: "Navigation/Commands" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };

/** Opens the palette and types. The marked command is the one that Enter runs. */
async function command(canvas: HTMLElement, typed: string) {
  await within(canvas).findByRole("button", { name: /^hello, / }, soon);
  await userEvent.keyboard("{Control>}k{/Control}");
  // Present once the palette's code has loaded.
  await screen.findByRole("menu", { name: "Commands" }, soon);
  const palette = within(screen.getByRole("dialog", { name: "Commands" }));
  await waitFor(() => expect(palette.getByRole("searchbox")).toHaveFocus());
  if (typed) await userEvent.keyboard(typed);
  return palette;
}

export const GoToPage: Story = {
  name: "Specification §2: a page is reached by its name",
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    await command(canvasElement, "jobs{Enter}");
    const heading = { name: "Jobs", level: 1 };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

/** Enter waits for the people who match, and opens the first of them. */
export const GoToPerson: Story = {
  ...onBrowserApi({ as, path: applicationOf(isOpenToAll, ({ status }) => status === "APPLIED") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Reject…" }, soon);
    const name = page.getByRole("heading", { level: 1 }).textContent ?? "";
    await userEvent.keyboard("?");
    const list = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }, soon));
    const shortcuts = list.getByRole("region", { name });
    await waitFor(() => expect(within(shortcuts).getByText("Reject…")).toBeVisible());
    await expect(list.getAllByRole("region")[0]).toBe(shortcuts);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const palette = await command(canvasElement, "");
    const ofPage = within(await palette.findByRole("group", { name }));
    await expect(ofPage.getByRole("menuitem", { name: /^Reject/ })).toBeVisible();
    await expect(palette.getAllByRole("group")[0]).toHaveAccessibleName(name);
    await userEvent.keyboard(`${name}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await expect(await page.findByRole("heading", { name, level: 1 }, soon)).toBeVisible();
  },
};

/** Nothing typed: the people and pages seen last stand first, under the names they have now. */
export const RecentFirst: Story = {
  ...onBrowserApi({ as, path: applicationOf(isOpenToAll, ({ status }) => status === "APPLIED") }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Reject…" }, soon);
    const name = page.getByRole("heading", { level: 1 }).textContent ?? "";
    await command(canvasElement, "help{Enter}");
    await page.findByRole("heading", { name: "Help", level: 1 }, soon);
    const names = Promise.withResolvers<void>();
    (await storyApi()).fail("nameRecords", names.promise);
    const palette = await command(canvasElement, "");
    const recent = within(await palette.findByRole("group", { name: "Recent" }, soon));
    await expect(palette.getAllByRole("group")[0]).toHaveAccessibleName("Recent");
    await expect(recent.queryByRole("menuitem", { name: "Help" })).toBeNull();
    // The line chosen before its name arrives stays the chosen one.
    await userEvent.keyboard("{ArrowDown}");
    names.resolve();
    await expect(await recent.findByRole("menuitem", { name: new RegExp(name) })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByRole("heading", { name, level: 1 }, soon)).toBeVisible();
  },
};

/**
 * A recruiter has no command for the internal note or the global settings. Once the page has been
 * idle, the key shows the first lines in the next frame.
 */
export const PermittedOnly: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: /^hello, / }, soon);
    await waitFor(
      () => expect(performance.getEntriesByName("ats.idle", "measure")).not.toEqual([]),
      soon,
    );
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    await new Promise(requestAnimationFrame);
    const palette = within(screen.getByRole("dialog", { name: "Commands" }));
    const names = () => palette.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await expect(names()).toContain("Jobs");
    await waitFor(() => expect(names()).toContain("Log out"));
    for (const name of ["Jobs", "Add a job", "Add a candidate", "Help", "Dark theme"])
      await expect(names()).toContain(name);
    for (const name of ["Global settings", "Internal note"])
      await expect(names()).not.toContain(name);
  },
};

export const OfTechnicalSupport: Story = {
  ...onBrowserApi({ as: "support@ats.example", path }),
  play: async ({ canvasElement }) => {
    await command(canvasElement, "internal note{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Internal note" }, soon)).toBeVisible();
  },
};

export const ChangeTheme: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    await command(canvasElement, "compact{Enter}");
    await waitFor(() => expect(document.documentElement.dataset.density).toBe("compact"));
    await command(canvasElement, "comfortable{Enter}");
    await waitFor(() => expect(document.documentElement.dataset.density).toBe("comfortable"));
  },
};

export const MuteNotifications: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const bell = (name: RegExp) =>
      within(canvasElement)
        .findByRole("button", { name: /^Notifications/ })
        .then((button) => waitFor(() => expect(button).toHaveAccessibleName(name)));
    await command(canvasElement, "mute notifications{Enter}");
    await bell(/muted/);
    await command(canvasElement, "unmute notifications{Enter}");
    await bell(/^(?!.*muted)/);
  },
};

export const ReadNews: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    await command(canvasElement, "news{Enter}");
    const news = await screen.findByRole("dialog", { name: "News" }, soon);
    await waitFor(() => expect(news).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const SearchFallback: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const palette = await command(canvasElement, "nurse");
    const jobs = { name: "Search jobs for “nurse”" };
    await userEvent.click(await palette.findByRole("menuitem", jobs, soon));
    const box = within(canvasElement).getByRole("combobox", { name: "Search jobs" });
    await expect(box).toHaveValue("nurse");
    await waitFor(() => expect(box).toHaveFocus());
    const results = within(await screen.findByRole("listbox", {}, soon));
    await expect((await results.findAllByRole("option", {}, soon)).length).toBeGreaterThan(0);
  },
};

/**
 * "/" focuses the search box and "?" lists the shortcuts. In a field, both are plain characters.
 */
export const SingleKeys: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = await page.findByRole("combobox", { name: "Search candidates" }, soon);
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("?");
    await expect(box).toHaveValue("?");
    box.blur();
    await userEvent.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" }, soon);
    await expect(await within(list).findByText("Find a page or an action")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Users who dictate can turn off single keys. Ctrl K still works. */
export const SingleKeysOff: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await command(canvasElement, "single-key{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("/?");
    await expect(page.getByRole("combobox", { name: "Search candidates" })).not.toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(await command(canvasElement, "")).toBeDefined();
  },
};
