import { listClients } from "@ats/core/clients/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, type storyApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Clients/Client" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const soon = { timeout: 15_000 };
const care = async ({ client }: Awaited<ReturnType<typeof storyApi>>) => {
  const { records } = await client.call(listClients, {});
  return to.clientEdit({ id: records.find(({ name }) => name === "Northgate Care")?.id ?? 0 });
};
const settingIn = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));

/** The client's own value stands beside the parent's before and now; the client follows again. */
export const Default: Story = {
  ...onBrowserApi({ as, path: care }),
  play: async ({ canvasElement }) => {
    const retention = await settingIn(canvasElement, "Retention");
    await retention.findByText("Own");
    await retention.findByText("Northgate Group changed");
    await retention.findByText(/^By Sophie Marchetti, /);
    const row = within(retention.getByRole("row", { name: /^Months/ }));
    await expect(row.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "18",
      "12",
      "24",
      "Use Northgate Group’s",
    ]);
    await userEvent.click(retention.getByRole("button", { name: "Keep its own: Retention" }));
    await waitFor(() => expect(retention.queryByText("Northgate Group changed")).toBeNull(), soon);
    await userEvent.click(
      retention.getByRole("button", { name: "Follow Northgate Group: Retention" }),
    );
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Follow Northgate Group" }));
    const rest = within(
      within(canvasElement).getByRole("table", { name: "Settings from Northgate Group" }),
    );
    await rest.findByRole("row", { name: /^Retention Follows Northgate Group/ }, soon);
    await rest.findByRole("row", { name: /^Anonymisation Locked By Helen Whitworth, / });
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as, path: care, fail: { getClient: "never" } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("navigation", { name: "Main" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path: care, fail: { getClient: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Client could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

export const Forbidden: Story = {
  ...onBrowserApi({ as: recruiter, path: to.clientEdit({ id: 2 }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "You don’t have access to Client" },
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords({ as, path: care });
