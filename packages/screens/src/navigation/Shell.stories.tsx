import { careersPath } from "@ats/core/careers/address";
import { to } from "@ats/core/navigation/routes";
import { getUserSettings } from "@ats/core/users/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { memoryStorage } from "../lists/memory-storage.ts";

/**
 * Specification §2: menu, toolbar and account menu; §4 and §8: failures of user and environment.
 */
const meta: Meta = { title: "Navigation/Shell" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = within(await page.findByRole("navigation", { name: "Main" }, soon));
    await expect(menu.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "page");
    await expect(await menu.findByRole("link", { name: "Candidates" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Approvals" })).toBeVisible();
    await expect(menu.queryByRole("link", { name: "Costs" })).toBeNull();
    await expect(await page.findByText("Northgate Group", { selector: "header *" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Jobs · ATS"));
  },
};

let userReads = 0;

/** Specification §8, Failed user load: only at startup. A later failure does not log out. */
export const UserRefetchFails: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: `${to.Settings()}?section=notifications`,
    host: {
      fetch: async (request) =>
        request.url.includes("/api/user/settings/") && ++userReads > 1
          ? new Response(null, { status: 500 })
          : (await storyApi()).fetch(request),
    },
  }),
  beforeEach: () => void (userReads = 0),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [choice] = await page.findAllByRole("switch", {}, soon);
    await userEvent.click(choice as HTMLElement);
    await waitFor(() => expect(userReads).toBeGreaterThan(1), soon);
    const leaves = page.findByRole("button", { name: "Continue" }, { timeout: 2_000 });
    await expect(leaves).rejects.toThrow(/Unable to find/);
    await expect(await page.findByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  },
};

const recordPath = fn<(path: string) => void>();

/** Specification §2, Route guard: records the path after every navigation. */
export const PathsRecorded: Story = {
  name: "Specification §2: the host is told of each path",
  ...onBrowserApi({ as: recruiter, path: "/", host: { recordPath } }),
  beforeEach: () => void recordPath.mockClear(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: "Help" }, soon));
    await page.findByRole("heading", { name: "Help" }, soon);
    await userEvent.click(await page.findByRole("button", { name: "Go back" }));
    await waitFor(() =>
      expect(recordPath.mock.calls.flat().slice(-3)).toEqual(["/job", "/help", "/job"]),
    );
  },
};

const storage = memoryStorage();
const collapsed = "ats.sidebar.collapsed";

export const Collapsed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: { storage },
    before: async () => storage.setItem(collapsed, "true"),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = await page.findByRole("navigation", { name: "Main" }, soon);
    await expect(menu.getBoundingClientRect().width).toBe(68);
    await userEvent.click(await page.findByRole("button", { name: "Expand menu" }));
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(173));
    await expect(storage.getItem(collapsed)).toBe("false");
    await userEvent.click(await page.findByRole("button", { name: "Collapse menu" }));
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(68));
    await expect(storage.getItem(collapsed)).toBe("true");
    await expect(await page.findByRole("link", { name: "Jobs" })).toBeVisible();
  },
};

export const AccountMenu: Story = {
  name: "Specification §2: the account menu greets the user by name",
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: /hello, / }, soon);
    await userEvent.click(button);
    await expect(await screen.findByText("Recruiter user", {}, soon)).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Careers page" })).toHaveAttribute(
      "href",
      careersPath("northgate-group"),
    );
    await expect(screen.getByRole("menuitemradio", { name: "Comfortable" })).toBeChecked();
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Compact" }));
    await expect(document.documentElement.dataset.density).toBe("compact");
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Comfortable" }));
  },
};

/** Logging out leads to sign-in and deletes the user's stored data. */
export const LogOut: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /hello, / }, soon));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await expect(await page.findByRole("heading", { name: "Sign in" }, soon)).toBeVisible();
    const api = await storyApi();
    await expect(api.client.call(getUserSettings, { params: { id: 1 } })).rejects.toMatchObject({
      status: 401,
    });
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getUserSettings: "never" } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Loading ATS", {}, soon)).toBeVisible();
  },
};

/** A user who cannot be loaded is logged out. */
export const Failed: Story = {
  name: "Specification §8: a user who cannot be loaded goes to Logout",
  ...onBrowserApi({ as: recruiter, path, fail: { getUserSettings: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Sign in" }, soon)).toBeVisible();
  },
};

/** The server has ended the session: the next call logs out. */
export const SessionEnded: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), fail: { listJobs: 401 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Sign in" }, soon)).toBeVisible();
  },
};

/** If the environment cannot be loaded, the application opens without a banner. */
export const NoEnvironment: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getEnvironment: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
    await expect(page.queryByText(/^Demo/)).toBeNull();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: to.jobList(),
    host: { fetch: withoutRights },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = { name: "You don’t have access to Jobs" };
    await expect(await page.findByRole("heading", heading, soon)).toBeVisible();
    await expect(page.queryByRole("link", { name: "Jobs" })).toBeNull();
    await expect(page.queryByRole("search")).toBeNull();
  },
};

async function withoutRights(request: Request): Promise<Response> {
  const answer = await (await storyApi()).fetch(request);
  if (!request.url.includes("/api/user/settings/")) return answer;
  const { users } = await answer.json();
  return Response.json({ users: { ...users, rights: { has_access: [] } } });
}

/** An agency's user has a menu of their own and no search, and is led to its first page. */
export const Agency: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path: to.jobList() }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: /^Agency /, level: 1 }, soon);
    await expect(page.queryByRole("search")).toBeNull();
    await expect(page.getByRole("link", { name: "Agency Clients" })).toBeVisible();
  },
};

export const HostSlots: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    host: {
      slots: {
        logo: null,
        news: <button type="button">What’s new</button>,
        sidebarExtra: [{ label: "Intranet", href: "https://intranet.example", icon: "◆" }],
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("link", { name: /Intranet/ }, soon)).toBeVisible();
    await expect(await page.findByRole("button", { name: "What’s new" })).toBeVisible();
  },
};
