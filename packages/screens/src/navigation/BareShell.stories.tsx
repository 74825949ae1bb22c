import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { applicationsOf, isOpenToAll } from "../applications/story-places.ts";
import { onBrowserApi } from "../app/story.tsx";

/** The pages in a frame of a partner's page. */
const meta: Meta = { title: "Navigation/BareShell" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const soon = { timeout: 15_000 };
const goBack = fn();
const bare = { hasShell: false, goBack };

const back = (canvas: HTMLElement) =>
  within(canvas).findByRole("button", { name: "Go back" }, soon);

/** The partner's page has the menu, the toolbar, the account and the look. */
export const Default: Story = {
  ...onBrowserApi({ as, path: to.help(), host: { frame: bare } }),
  beforeEach: () => void goBack.mockClear(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
    await expect(await page.findByText(/^Demo/)).toBeVisible();
    await expect(document.title).toBe("Help · ATS");
    for (const role of ["navigation", "banner", "search", "link"])
      await expect(page.queryByRole(role)).toBeNull();
    await expect(page.queryByRole("heading", { name: "Stay informed" })).toBeNull();
    await expect(page.queryByRole("button", { name: "make suggestion" })).toBeNull();

    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("menu", { name: "Commands" }, soon);
    const palette = within(screen.getByRole("dialog", { name: "Commands" }));
    const names = palette.getAllByRole("menuitem").map((item) => item.textContent ?? "");
    await expect(names).toContain("Candidates");
    for (const name of ["Dark theme", "Log out", "Search candidates and jobs", "Read the news"])
      await expect(names).not.toContain(name);
    await userEvent.keyboard("candidates{Enter}");
    await page.findByRole("heading", { name: "Candidates", level: 1 }, soon);
    await expect(
      await page.findByText("Candidates · ATS", { selector: "[role=status]" }),
    ).toBeInTheDocument();

    await userEvent.click(await back(canvasElement));
    await page.findByRole("heading", { name: "Help" }, soon);
    await expect(goBack).not.toHaveBeenCalled();
    await userEvent.click(await back(canvasElement));
    await expect(goBack).toHaveBeenCalledOnce();
  },
};

/** A visit that is led to another page at its start begins there. */
export const LedToAnotherPage: Story = {
  ...onBrowserApi({ as, path: "/", host: { frame: bare } }),
  beforeEach: () => void goBack.mockClear(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Jobs", level: 1 }, soon);
    await userEvent.click(await back(canvasElement));
    await expect(goBack).toHaveBeenCalledOnce();
  },
};

/** A partner may ask for our menu and toolbar. */
export const WithMenuAndToolbar: Story = {
  ...onBrowserApi({ as, path: to.help(), host: { frame: { hasShell: true, goBack } } }),
  beforeEach: () => void goBack.mockClear(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("navigation", { name: "Main" }, soon);
    await userEvent.click(await back(canvasElement));
    await expect(goBack).toHaveBeenCalledOnce();
  },
};

const heights: number[] = [];
const shellOf = (canvas: HTMLElement) => within(canvas).getByRole("main").parentElement!;

/** The frame follows the page, which is shorter than the window here, and scrolls in a lower one. */
export const OfThePagesHeight: Story = {
  ...onBrowserApi({
    as,
    path: applicationsOf(isOpenToAll, "?view=kanban"),
    host: { frame: { ...bare, setHeight: (pixels) => void heights.push(pixels) } },
  }),
  beforeEach: () => void (heights.length = 0),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("button", { name: "Load more" }, soon);
    const main = page.getByRole("main");
    const frame = shellOf(canvasElement);
    const resize = (pixels: number) => (frame.style.blockSize = `${pixels}px`);
    const settled = async () => {
      for (let before = 0; before !== heights.length; ) {
        before = heights.length;
        resize(heights.at(-1) ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 450));
      }
      await expect(main.scrollHeight).toBe(main.clientHeight);
      return heights.at(-1) ?? 0;
    };
    const openTable = async () => {
      await userEvent.click(page.getByRole("radio", { name: "Table" }));
      await page.findAllByRole("rowheader", {}, soon);
    };
    // The page is complete once both views have been open.
    await openTable();
    await settled();
    await userEvent.click(page.getByRole("radio", { name: "Kanban" }));
    await page.findAllByRole("button", { name: "Load more" }, soon);
    const board = await settled();
    await expect(board).toBeGreaterThan(600);
    await expect(board).toBeLessThan(1000);

    await openTable();
    await waitFor(() => expect(heights.at(-1)).toBeGreaterThan(board));
    await expect(await settled()).toBeGreaterThan(board);

    await userEvent.click(page.getByRole("radio", { name: "Kanban" }));
    await waitFor(() => expect(heights.at(-1)).toBe(board));

    resize(500);
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await expect(await settled()).toBe(board);
  },
};
