import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";
import { care, group, tokenToCare } from "../../session/story-tokens.ts";

const leave = fn<(url: string) => void>();
const meta: Meta = { title: "Clients/Client list", beforeEach: () => void leave.mockClear() };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.clientList();
const master = "master@northgate.example";

const choose = async (dialog: ReturnType<typeof within>, label: string, names: string[]) => {
  await userEvent.click(dialog.getByRole("button", { name: new RegExp(`^${label}`) }));
  const list = within(await screen.findByRole("listbox", { name: label }, soon));
  for (const name of names) await userEvent.click(await list.findByRole("option", { name }, soon));
  await userEvent.keyboard("{Escape}");
};

const clientsIn = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  const table = within(
    await page.findByRole("table", { name: "Clients and what they have open" }, soon),
  );
  return { page, table };
};

/** A master user sees what the clients have open, filters them, and works in one. */
export const Default: Story = {
  name: "Specification §4, Multi-client: a master user sees the clients and switches to one",
  ...onBrowserApi({ as: master, path, host: { ...group, leave } }),
  play: async ({ canvasElement, step }) => {
    const { page, table } = await clientsIn(canvasElement);
    const menu = within(page.getByRole("navigation", { name: "Main" }));
    await expect(menu.getByRole("link", { name: "Multi-Client" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.findByText("Client companies of Northgate Group");
    await table.findByRole("rowheader", { name: /^Northgate Care/ }, soon);
    await expect(page.getByRole("group", { name: "Clients" })).toHaveTextContent("3");
    await step("only those that need attention", async () => {
      await userEvent.click(page.getByRole("radio", { name: "Need attention" }));
      await table.findByRole("rowheader", { name: /^Northgate Care/ });
      await userEvent.click(page.getByRole("radio", { name: "All" }));
    });
    await userEvent.click(table.getByRole("button", { name: "Work in Northgate Care" }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce(), soon);
    await expect(new URL(leave.mock.calls[0]?.[0] ?? "").hostname).toBe("northgate-care.localhost");
  },
};

/** In which settings the clients differ from the parent. */
export const Differences: Story = {
  ...onBrowserApi({ as: master, path: `${path}?filter=differences` }),
  play: async ({ canvasElement }) => {
    const table = within(
      await within(canvasElement).findByRole(
        "table",
        { name: "Settings in which clients differ from Northgate Group" },
        soon,
      ),
    );
    await table.findByRole("row", { name: /^Northgate Care Retention Months: 24 12/ }, soon);
    await table.findByRole("row", { name: /^Northgate Learning Interviews/ });
  },
};

/** Shows what a copy would change before anything is copied. */
export const Copy: Story = {
  ...onBrowserApi({ as: "admin@northgate.example", path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Copy settings…" }, soon));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Copy settings to clients" }, soon),
    );
    await step("nothing chosen", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Copy settings" }));
      await dialog.findAllByText("Choose at least one client to copy to.");
    });
    await choose(dialog, "Copy to", ["Northgate Care", "Northgate Learning"]);
    await choose(dialog, "Settings", ["Anonymisation", "Retention"]);
    const effect = within(await dialog.findByRole("table", { name: "What changes" }, soon));
    await effect.findByRole("row", { name: "Northgate Care Retention Months: 12 instead of 24" });
    await effect.findAllByRole("row", { name: /Anonymisation Locked for clients, stays as it is/ });
    await userEvent.click(dialog.getByRole("button", { name: "Copy 1 setting" }));
    await screen.findByText("1 setting copied", {}, soon);
    await userEvent.click(page.getByRole("radio", { name: "Differences" }));
    await page.findByRole("row", { name: /^Northgate Learning Interviews/ }, soon);
    await expect(page.queryByRole("row", { name: /^Northgate Care Retention/ })).toBeNull();
  },
};

/** From a client, the list is the same; the strip above leads back. */
export const InClient: Story = {
  ...onBrowserApi({
    path: async (api) => `${to.multiclientLogin()}?token=${await tokenToCare(api)}`,
    host: { ...care, leave },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: "Multi-Client" }, soon));
    const { table } = await clientsIn(canvasElement);
    const row = await table.findByRole("row", { name: /Northgate Care/ }, soon);
    await within(row).findByText("You are here");
    await page.findByRole("button", { name: "Return to Northgate Group" });
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: master, path, fail: { listClients: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Clients" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: master, path, fail: { listClients: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Clients could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

/** A company that is nobody's parent has no clients, and no such entry in the menu. */
export const Empty: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "No clients" }, soon);
    await expect(page.queryByRole("link", { name: "Multi-Client" })).toBeNull();
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "You don’t have access to Clients" }, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: master, path });
