import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { demoPassword } from "@ats/demo/accounts";
import { onBrowserApi } from "../app/story.tsx";

/** Export, import and deletion of the whole company, in Settings. */
const meta: Meta = { title: "Settings/Export and deletion" };
export default meta;
type Story = StoryObj;

const path = `${to.Settings()}?section=company`;
const soon = { timeout: 30_000 };
const longer = { timeout: 90_000 };
const card = async (canvas: HTMLElement, name: string) =>
  within(await within(canvas).findByRole("region", { name }, soon));

/** An export, then a request to delete the company, which the operator's staff must confirm. */
export const ExportAndDelete: Story = {
  ...onBrowserApi({ as: "admin@riverside.example", path }),
  play: async ({ canvasElement }) => {
    const exports = await card(canvasElement, "Export everything");
    await expect(exports.getByText("No exports yet")).toBeVisible();
    await userEvent.click(exports.getByRole("button", { name: "Start export" }));
    await exports.findByRole("button", { name: /^Download Riverside Council/ }, longer);
    await expect(exports.getByRole("listitem")).toHaveTextContent(/Finished.*Records/);
    const imports = await card(canvasElement, "Import a company");
    await expect(imports.getByText(/only into an empty company/)).toBeVisible();

    const deletion = await card(canvasElement, "Delete the company");
    await userEvent.click(deletion.getByRole("button", { name: "Delete the company…" }));
    await expect(deletion.getByText("Nobody has downloaded an export.")).toBeVisible();
    const ask = deletion.getByRole("button", { name: "Ask to delete" });
    await expect(ask).toBeDisabled();
    await userEvent.click(deletion.getByRole("checkbox", { name: "I do not need an export" }));
    await userEvent.type(deletion.getByLabelText("Company name"), "Riverside Council");
    await userEvent.type(deletion.getByLabelText("Why is it deleted?"), "It recruits elsewhere.");
    await userEvent.type(deletion.getByLabelText("Your password"), demoPassword);
    await userEvent.click(ask);
    const page = within(canvasElement);
    const stop = await page.findByRole("button", { name: "Stop the deletion" }, soon);
    await expect(page.getByText(/It waits for one of: /)).toBeVisible();
    await userEvent.click(stop);
    await expect(
      await page.findByRole("button", { name: "Delete the company…" }, soon),
    ).toBeVisible();
  },
};

/** The lists could not be read. */
export const NotLoaded: Story = {
  ...onBrowserApi({
    as: "admin@riverside.example",
    path,
    fail: { listBundles: 500 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const retry = await page.findByRole("button", { name: /try again/i }, soon);
    await expect(page.getByText("The exports could not be loaded")).toBeVisible();
    await expect(retry).toBeVisible();
  },
};
