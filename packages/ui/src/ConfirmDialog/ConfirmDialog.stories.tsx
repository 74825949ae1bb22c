import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = { title: "Overlays/ConfirmDialog", component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Archive 3 jobs?",
    children: "Candidates can no longer apply. You can bring them back from the archive.",
    confirmLabel: "Archive",
    tone: "critical",
    trigger: <Button>Archive</Button>,
    onConfirm: fn(),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};
export const Confirmed: Story = {
  args: { ...Default.args, initialFocus: "confirm" } as typeof Default.args,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Archive" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A dialog controlled by the page stays open until the answer arrives. */
export const Pending: Story = {
  args: {
    title: "Merge two candidates?",
    children: "Priya Shah and P. Shah become one. You can undo this for 30 days.",
    confirmLabel: "Merge",
    isOpen: true,
    isPending: true,
    initialFocus: "confirm",
    onConfirm: fn(),
  },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: /^Merge/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
