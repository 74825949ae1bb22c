import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Mail, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

const meta = { title: "Actions/Menu", component: Menu } satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Once the pointer has loaded its code, a press shows the menu in the next frame. */
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
    const button = canvas.getByRole("button", { name: "Actions" });
    await userEvent.hover(button);
    await import("./MenuSheet.tsx");
    await userEvent.click(button);
    const body = within(canvasElement.ownerDocument.body);
    await new Promise(requestAnimationFrame);
    await expect(body.getByRole("menu")).toBeInTheDocument();
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

/** The arrow keys open it at its first or last line. */
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

/** A submenu, and shortcuts that do the same as a line. */
export const Submenu: Story = {
  args: {
    label: "Candidate actions",
    trigger: <Button>Actions</Button>,
    onAction: fn(),
    items: [
      { id: "email", label: "Email", icon: <Mail />, shortcut: "Mod+E" },
      {
        id: "move",
        label: "Move to",
        icon: <Copy />,
        items: [
          { id: "shortlist", label: "Shortlist", onAction: fn() },
          { id: "interview", label: "Interview" },
          { id: "offer", label: "Offer" },
        ],
      },
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: /Email/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Shortlist" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Move to" })).toHaveFocus());
    await waitFor(() => expect(body.queryByRole("menuitem", { name: "Shortlist" })).toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body.getByRole("menuitem", { name: "Shortlist" })).toHaveFocus());
  },
};

function Columns() {
  const [shown, setShown] = useState(new Set(["stage", "owner"]));
  const [density, setDensity] = useState("comfortable");
  return (
    <Menu
      label="View"
      trigger={<Button>View</Button>}
      items={[
        {
          title: "Columns",
          selectedKeys: shown,
          onSelectionChange: setShown,
          items: [
            { id: "stage", label: "Stage" },
            { id: "owner", label: "Owner" },
            { id: "source", label: "Source" },
          ],
        },
        {
          title: "Lines",
          value: density,
          onChange: setDensity,
          items: [
            { id: "comfortable", label: "Comfortable" },
            { id: "compact", label: "Compact" },
          ],
        },
      ]}
    />
  );
}

/** Sections with a choice of several and a choice of one. */
export const Choices: Story = {
  args: Default.args as Story["args"] & object,
  render: () => <Columns />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.click(await body.findByRole("menuitemcheckbox", { name: "Source" }));
    await expect(body.getByRole("menuitemcheckbox", { name: "Source" })).toBeChecked();
    await expect(body.getByRole("menuitemcheckbox", { name: "Stage" })).toBeChecked();
    await userEvent.click(body.getByRole("menuitemradio", { name: "Compact" }));
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
  },
};
