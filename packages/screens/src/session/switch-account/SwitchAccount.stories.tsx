import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const leave = fn<(url: string) => void>();
/** Specification §2, account menu, and §6, Switch account. */
const meta: Meta = { title: "Session/Switch account", beforeEach: () => void leave.mockClear() };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.help();
const master = "master@northgate.example";
const support = "support@ats.example";

async function openDialog(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: /hello, / }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Switch account" }, soon));
  return within(await screen.findByRole("dialog", { name: "Switch account" }, soon));
}

/** The master user's companies with role, last use and host. The current one is marked. */
export const Default: Story = {
  ...onBrowserApi({ as: master, path, host: { leave } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const here = await dialog.findByRole("radio", { name: /^Northgate Group/ }, soon);
    await expect(here).toBeDisabled();
    const care = dialog.getByRole("radio", { name: "Northgate Care" });
    await expect(care).toHaveAccessibleDescription(
      /^Master group user · .+ · northgate-care\.localhost/,
    );
  },
};

/** Switching logs out and goes to the company's host with a token. */
export const Switched: Story = {
  name: "Specification §2: a user switches to another account",
  ...onBrowserApi({ as: master, path, host: { leave } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole("radio", { name: "Northgate Care" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Switch" }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), soon);
    const url = new URL(leave.mock.calls[0]?.[0] ?? "");
    await expect(url.hostname).toBe("northgate-care.localhost");
    await expect(url.pathname).toBe(to.multiclientLogin());
    await expect(url.searchParams.get("token")).toMatch(/^[\w-]{43}$/);
    // The page stays until the browser has left.
    await expect(screen.queryByRole("heading", { name: "Sign in" })).toBeNull();
  },
};

/** A 401 while switching appears in the dialog and does not log out. */
export const SessionEnded: Story = {
  ...onBrowserApi({ as: master, path, host: { leave }, fail: { getOneTimeToken: 401 } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole("radio", { name: "Northgate Care" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Switch" }));
    await expect(
      await dialog.findByText("The answer is 401, as asked for.", {}, soon),
    ).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Northgate Care" })).toBeChecked();
    await expect(leave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: master, path, fail: { listAccessibleClients: "never" } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText("Loading your companies")).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: master, path, fail: { listAccessibleClients: 500 } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(
      await dialog.findByRole("heading", { name: "Your companies could not be loaded" }, soon),
    ).toBeVisible();
  },
};

/** The other companies were removed after the page opened. */
export const Empty: Story = {
  ...onBrowserApi({ as: master, path, host: { fetch: withoutClients } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(
      await dialog.findByRole("heading", { name: "There is no other company to switch to" }, soon),
    ).toBeVisible();
  },
};

async function withoutClients(request: Request): Promise<Response> {
  if (request.url.includes("/api/accessible/client/list"))
    return Response.json({ accessible_clients: [], masterCompany: null, master_user_id: null });
  return (await storyApi()).fetch(request);
}

/** Technical support finds any company and enters a reason. */
export const TechnicalSupport: Story = {
  ...onBrowserApi({ as: support, path, host: { leave } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findByRole("radio", { name: "Riverside Council" }, soon);
    await userEvent.type(
      await dialog.findByRole("searchbox", { name: "Search companies" }),
      "closed",
    );
    await waitFor(
      () => expect(dialog.queryByRole("radio", { name: "Riverside Council" })).toBeNull(),
      soon,
    );
    await expect(await dialog.findByRole("radio", { name: "Closed Ltd (Disabled)" })).toBeVisible();
    await userEvent.clear(await dialog.findByRole("searchbox"));
    await userEvent.click(await dialog.findByRole("radio", { name: "Riverside Council" }, soon));
    await userEvent.click(await dialog.findByRole("button", { name: "Start session" }));
    await expect(await dialog.findByText("Enter the reason for this session.")).toBeVisible();
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Reason/ }), "Ticket 4711");
    await userEvent.click(await dialog.findByRole("button", { name: "Start session" }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), soon);
    await expect(new URL(leave.mock.calls[0]?.[0] ?? "").hostname).toBe(
      "riverside-council.localhost",
    );
  },
};

export const NoCompanyFound: Story = {
  ...onBrowserApi({ as: support, path }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByRole("searchbox"), "Nowhere");
    await expect(
      await dialog.findByText(/^No company’s name contains “Nowhere”/, {}, soon),
    ).toBeVisible();
  },
};

export const DisabledCompany: Story = {
  ...onBrowserApi({ as: support, path, host: { leave } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole("radio", { name: /^Closed Ltd/ }, soon));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Reason/ }), "Ticket 4711");
    await userEvent.click(await dialog.findByRole("button", { name: "Start session" }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), soon);
    await expect(new URL(leave.mock.calls[0]?.[0] ?? "").hostname).toBe("closed-ltd.localhost");
  },
};

/** The reason is kept until a session opens. Quality R4. */
export const SessionRefused: Story = {
  ...onBrowserApi({ as: support, path, host: { leave }, fail: { openSupportSession: 409 } }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole("radio", { name: /^Riverside/ }, soon));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Reason/ }), "Ticket 4711");
    await userEvent.click(await dialog.findByRole("button", { name: "Start session" }));
    await dialog.findByText("The answer is 409, as asked for.", {}, soon);
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    const again = await openDialog(canvasElement);
    await expect(again.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Ticket 4711");
  },
};

export const NotOffered: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /hello, / }, soon));
    await screen.findByRole("menuitem", { name: "Log out" }, soon);
    await expect(screen.queryByRole("menuitem", { name: "Switch account" })).toBeNull();
  },
};
