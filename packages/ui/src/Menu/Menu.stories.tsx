import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Share2, Trash2 } from "lucide-react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

const meta = { title: "Actions/Menu", component: Menu } satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Job actions",
    trigger: <Button>Actions</Button>,
    onAction: fn(),
    items: [
      { id: "edit", label: "Edit", icon: <Pencil /> },
      {
        id: "share",
        label: "Share",
        icon: <Share2 />,
        description: "A link for the hiring manager",
      },
      { id: "publish", label: "Publish", isDisabled: true },
      {
        title: "Careful",
        items: [{ id: "archive", label: "Archive", icon: <Trash2 />, tone: "critical" }],
      },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("share");
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
  },
};
export const Open: Story = {
  args: {
    ...Default.args,
    header: "Signed in as Amira Khan",
  } as Story["args"] & object,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("menuitem", { name: "Archive" }),
    ).toBeVisible();
  },
};

/** The arrow keys open it too: at its first line or its last. */
export const ByKeyboard: Story = {
  args: Default.args as Story["args"] & object,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole("button", { name: "Actions" });
    await expect(trigger).toHaveAttribute("aria-haspopup", "menu");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Archive" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
  },
};
