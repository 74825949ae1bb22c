import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Settings/Sources" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "admin@northgate.example";
const path = `${to.Settings()}?section=sources`;

/** A source is added, renamed, merged into another one after its effect was shown, and archived. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Sources" }, soon));
    const rowOf = (label: string) =>
      table.findByRole("row", { name: new RegExp(`^${label}`) }, soon);
    const choose = async (label: string, act: string) => {
      const menu = await table.findByRole("button", { name: `Actions for ${label}` }, soon);
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole("menuitem", { name: act }, soon));
    };
    const type = async (label: string) => {
      const name = await screen.findByRole("textbox", { name: "Name" }, soon);
      await userEvent.clear(name);
      await userEvent.type(name, label);
    };
    within(await rowOf("Local newspaper")).getByText("Archived");
    within(await rowOf("Careers page")).getByText("Automatic");
    await expect(table.queryByRole("button", { name: "Actions for Careers page" })).toBeNull();

    await userEvent.click(page.getByRole("button", { name: "Add source" }));
    await type("linkedin{Enter}");
    await screen.findByText(/^“LinkedIn” is recorded automatically/, {}, soon);
    await type("Open day{Enter}");
    await screen.findByText("Open day added", {}, soon);

    await choose("Totaljobs", "Rename or merge");
    await type("Totaljobs.com");
    await screen.findByText(/^\d+ applications? takes? the new name\.$/);
    await type("INDEED");
    await screen.findByText(/^\d+ applications? moves? to “Indeed”\.$/);
    await userEvent.click(screen.getByRole("button", { name: "Merge" }));
    await screen.findByText("Merged into Indeed", {}, soon);
    await waitFor(() => expect(table.queryByRole("row", { name: /^Totaljobs/ })).toBeNull());

    // A highlight of the demo looks for referrals.
    await choose("Employee referral", "Rename or merge");
    await type("Referral");
    await screen.findByText(/The highlight “Referral” looks for the old name/);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

    await choose("Open day", "Archive");
    await screen.findByText("Open day archived", {}, soon);
    await within(await rowOf("Open day")).findByText("Archived", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listSourceUses: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The sources could not be loaded" },
      soon,
    );
  },
};
