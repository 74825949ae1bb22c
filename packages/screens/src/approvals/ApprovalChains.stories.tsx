import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Settings/Approval chains" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "admin@northgate.example";
const path = `${to.Settings()}?section=approvals`;

/** A chain is copied, tried for costs, made of two steps, moved to the top, switched on, and takes a job. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chain = (name: string) => page.findByRole("listitem", { name }, soon);
    const choose = async (name: string, act: string) => {
      await userEvent.click(await page.findByRole("button", { name: `Actions for ${name}` }, soon));
      await userEvent.click(await screen.findByRole("menuitem", { name: act }, soon));
    };
    within(await chain("Senior posts")).getByText(
      "Then Director: Graham Pollock approves, only if the highest salary is at least £90,000",
    );
    within(await chain("Costs from £10,000")).getByText(
      "Takes costs where the net amount is at least £10,000.",
    );

    await choose("Everything else", "Duplicate");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Add an approval chain" }, soon),
    );
    const choosing = async (field: RegExp, option: string) => {
      await userEvent.click(dialog.getByRole("button", { name: field }));
      const list = within(await screen.findByRole("listbox", {}, soon));
      await userEvent.click(list.getByRole("option", { name: option }));
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    };
    const name = await dialog.findByRole("textbox", { name: "Name" }, soon);
    await userEvent.clear(name);
    await userEvent.type(name, "Bureau");
    await choosing(/For$/, "Costs");
    await userEvent.click(dialog.getByRole("button", { name: "Add condition" }));
    await choosing(/Condition$/, "Net amount");
    await choosing(/For$/, "Jobs");
    await expect(dialog.queryByRole("button", { name: /Condition$/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Add step" }));
    await userEvent.type(dialog.getAllByRole("textbox", { name: "Name of the step" })[1]!, "HR");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findAllByText("Choose at least one approver.", {}, soon)).not.toEqual(
      [],
    );
    await userEvent.click(dialog.getAllByRole("button", { name: /^Approvers/ })[1]!);
    await userEvent.click(await screen.findByRole("option", { name: "Helen Whitworth" }, soon));
    await userEvent.keyboard("{Escape}");
    await dialog.findByText("Then HR: Helen Whitworth approves.");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText(/^Bureau added\./, {}, soon);

    for (const place of [5, 4, 3, 2, 1]) {
      await choose("Bureau", "Move up");
      await screen.findByText(`Bureau is now number ${place}`, {}, soon);
    }
    await waitFor(() =>
      expect(page.getByRole("button", { name: "Actions for Bureau" })).toHaveFocus(),
    );
    await choose("Bureau", "Switch on");
    await userEvent.click(await screen.findByRole("button", { name: "Switch on" }, soon));
    await screen.findByText("Bureau is on", {}, soon);

    await userEvent.type(page.getByRole("combobox", { name: "Job" }), "nurse");
    await userEvent.click((await screen.findAllByRole("option", { name: /nurse/i }, soon))[0]!);
    await page.findByText(/ takes Bureau$/, {}, soon);

    await choose("Bureau", "Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }, soon));
    await screen.findByText("Bureau deleted", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listApprovalChains: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "The approval chains could not be loaded" },
      soon,
    );
  },
};
