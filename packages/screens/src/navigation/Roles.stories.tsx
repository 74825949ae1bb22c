import { to } from "@ats/core/navigation/routes";
import type { User } from "@ats/core/users/user";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { closed, tokenOfSupport } from "../session/story-tokens.ts";

/** Specification §2 and §6: the shell for each role. */
const meta: Meta = { title: "Navigation/Shell by role" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.help();

/** Changes the user in the API's answers. */
const withUser = (change: (user: User) => Partial<User>) => ({
  fetch: async (request: Request) => {
    const answer = await (await storyApi()).fetch(request);
    if (!request.url.includes("/api/user/settings/")) return answer;
    const { users } = (await answer.json()) as { users: User };
    return Response.json({ users: { ...users, ...change(users) } });
  },
});
const withSettings = (settings: Partial<User["ats_settings"]>) =>
  withUser(({ ats_settings }) => ({ ats_settings: { ...ats_settings, ...settings } }));

async function open(canvas: HTMLElement, { role, company }: { role: string; company: string }) {
  const page = within(canvas);
  const button = await page.findByRole("button", { name: /^hello, / }, soon);
  await expect(await page.findByText(company, { selector: "header *" })).toBeVisible();
  await userEvent.click(button);
  await expect(await screen.findByText(role, {}, soon)).toBeVisible();
  return {
    page,
    menu: screen.getAllByRole("menuitem").map((item) => item.textContent),
    async close() {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    },
  };
}

const has = async (canvas: HTMLElement, button: string | RegExp, expected: boolean) =>
  expect(within(canvas).queryAllByRole("button", { name: button }).length > 0).toBe(expected);

/** A company user's full menu, without support features. */
const inCompany = (as: string, role: string): Story => ({
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const { page, menu, close } = await open(canvasElement, { role, company: "Northgate Group" });
    await expect(menu).toContain("Careers page");
    await expect(menu).toContain("Log out");
    await expect(menu).not.toContain("Global settings");
    await close();
    await expect(await page.findByRole("search")).toBeVisible();
    await expect(await page.findByRole("link", { name: "Help" })).toBeVisible();
    await expect(await page.findByRole("link", { name: "Jobs" })).toBeVisible();
    await expect(await page.findByRole("button", { name: "Go back" })).toBeVisible();
    await has(canvasElement, /^News/, true);
    await has(canvasElement, "make suggestion", true);
    await has(canvasElement, "Internal note", false);
  },
});

export const RecruiterAdmin = inCompany("admin@northgate.example", "Recruiter admin user");
export const Recruiter = inCompany("recruiter@northgate.example", "Recruiter user");
export const HiringManager = inCompany("manager@northgate.example", "Hiring manager user");
export const MasterGroup = inCompany("master@northgate.example", "Master group user");

/** Technical support edits the internal note and the announcement. */
export const TechnicalSupport: Story = {
  ...onBrowserApi({ as: "support@ats.example", path }),
  play: async ({ canvasElement }) => {
    const role = "Technical support user";
    const { menu, close } = await open(canvasElement, { role, company: "ATS" });
    await expect(menu).toContain("Global settings");
    await expect(menu).toContain("Switch account");
    await close();
    await has(canvasElement, "Internal note", true);
  },
};

/** Client service edits the announcement but has no internal note. */
export const ClientService: Story = {
  ...onBrowserApi({ as: "service@ats.example", path }),
  play: async ({ canvasElement }) => {
    const role = "Client service user";
    const { menu, close } = await open(canvasElement, { role, company: "ATS" });
    await expect(menu).toContain("Global settings");
    await close();
    await has(canvasElement, "Internal note", false);
  },
};

/** An agency has no search, no news and no careers page. */
export const Agency: Story = {
  name: "Specification §2: an agency sees its own menu",
  ...onBrowserApi({ as: "agent@brightstaff.example", path }),
  play: async ({ canvasElement }) => {
    const role = "Agency user";
    const { page, menu, close } = await open(canvasElement, { role, company: "Brightstaff" });
    await expect(menu).not.toContain("Careers page");
    await close();
    await expect(page.queryByRole("search")).toBeNull();
    await expect(page.queryByRole("link", { name: "Jobs" })).toBeNull();
    await expect(page.getByRole("link", { name: "Agency Users" })).toBeVisible();
    await has(canvasElement, /^News/, false);
    await has(canvasElement, "make suggestion", true);
  },
};

/** Technical support opens a disabled company and is told so. */
export const DisabledCompany: Story = {
  name: "Specification §2: the name of a disabled company says so",
  ...onBrowserApi({
    path: async (api) => to.techUserLogin({ token: await tokenOfSupport(api, "Closed Ltd") }),
    host: closed,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Closed Ltd (Disabled)", {}, soon)).toBeVisible();
    await expect(await page.findByText("Technical support session in Closed Ltd")).toBeVisible();
    await page.findByRole("heading", { name: "Jobs", level: 1 }, soon);
  },
};

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" rx="6" fill="#0f766e"/></svg>',
)}`;

export const CustomLogo: Story = {
  name: "Specification §2: a company has its own logo",
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path,
    host: withSettings({ rpo_settings: { enabled: true, logo: { downloadable_url: logo } } }),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Help" }, soon);
    await expect(canvasElement.querySelector("header img")).toHaveAttribute("src", logo);
  },
};

const chat = { slots: { supportChat: <button type="button">Chat with support</button> } };

/** The host's support chat, if the company has it on. */
export const SupportChat: Story = {
  name: "Specification §2: support chat is shown where it is enabled",
  ...onBrowserApi({
    as: "recruiter@northgate.example",
    path,
    host: { ...withSettings({ support_chat_settings: { enabled: true } }), ...chat },
  }),
  play: async ({ canvasElement }) => {
    const button = { name: "Chat with support" };
    await expect(await within(canvasElement).findByRole("button", button, soon)).toBeVisible();
  },
};

export const NoSupportChat: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path, host: chat }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Help" }, soon);
    await has(canvasElement, "Chat with support", false);
  },
};
