import { to } from "@ats/core/navigation/routes";
import { listTagUses, removeTag } from "@ats/core/tags/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Settings/Tags" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "admin@northgate.example";
const path = `${to.Settings()}?section=tags`;

/** A tag is merged into another one, which is then removed after its effect was shown. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Tags" }, soon));
    const [first, second] = table.getAllByRole("rowheader").map((cell) => cell.textContent);
    const choose = async (tag: string, act: string) => {
      await userEvent.click(
        await table.findByRole("button", { name: new RegExp(`${tag}$`) }, soon),
      );
      await userEvent.click(await screen.findByRole("menuitem", { name: act }, soon));
    };
    await choose(first!, "Rename or merge");
    const name = await screen.findByRole("textbox", { name: "Name" }, soon);
    await userEvent.clear(name);
    await userEvent.type(name, second!.toUpperCase());
    await userEvent.click(await screen.findByRole("button", { name: "Merge" }));
    await screen.findByText(`Merged into ${second}`, {}, soon);
    await choose(second!, "Remove");
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Remove / }, soon));
    await dialog.findByText(/^Removes it from/);
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await screen.findByText(`${second} removed`, {}, soon);
    await waitFor(() => expect(table.queryByRole("rowheader", { name: second! })).toBeNull(), soon);
  },
};

export const Empty: Story = {
  ...onBrowserApi({
    as,
    path,
    before: async ({ client }) => {
      const { records } = await client.call(listTagUses, {});
      for (const { id } of records) await client.call(removeTag, { params: { id } });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No tags" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listTagUses: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The tags could not be loaded" },
      soon,
    );
  },
};
