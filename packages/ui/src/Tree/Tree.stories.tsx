import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, Folder, Mail } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Tree, type TreeNode, type TreeProps } from "./Tree.tsx";

const template = (id: string, label: string): TreeNode => ({ id, label, icon: <Mail /> });
const items: TreeNode[] = [
  {
    id: "candidates",
    label: "For candidates",
    icon: <Folder />,
    count: 4,
    children: [
      template("received", "Application received"),
      {
        id: "interviews",
        label: "Interviews",
        icon: <Folder />,
        count: 2,
        children: [
          template("invitation", "Invitation to interview"),
          template("reminder", "Reminder the day before"),
        ],
      },
      template("unsuccessful", "Unsuccessful application"),
    ],
  },
  {
    id: "documents",
    label: "Documents",
    icon: <Folder />,
    count: 1,
    children: [{ id: "offer", label: "Offer letter", icon: <FileText /> }],
  },
  { id: "archive", label: "Archive", icon: <Folder />, children: [] },
];

const meta = {
  title: "Data/Tree",
  component: Tree,
  args: { label: "Templates", items, defaultExpandedKeys: ["candidates"] },
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("treegrid", { name: "Templates" })).toBeVisible();
    await userEvent.click(canvas.getByRole("row", { name: "Application received" }));
    await expect(args.onAction).toHaveBeenCalledWith("received");
  },
};

export const ByKeyboard: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: "For candidates" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const interviews = canvas.getByRole("row", { name: "Interviews" });
    await expect(interviews).toHaveFocus();
    await expect(interviews).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowRight}");
    await expect(interviews).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("invitation");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(interviews).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("row", { name: "Archive" })).toHaveFocus();
  },
};

export const SelectOne: Story = {
  args: { selectionMode: "single", defaultSelectedKeys: ["received"], onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("row", { name: "Unsuccessful application" }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(["unsuccessful"]));
  },
};

export const SelectMany: Story = {
  args: { selectionMode: "multiple", defaultSelectedKeys: ["received"], onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Unsuccessful/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(
      new Set(["received", "unsuccessful"]),
    );
  },
};

const onCopy = fn();

export const WithActions: Story = {
  args: { getActions: () => [{ id: "copy", label: "Copy", onAction: onCopy }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Interviews" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Copy" }));
    await expect(onCopy).toHaveBeenCalled();
  },
};

/** Moved items go to the end of their new folder. */
function Movable(props: TreeProps) {
  const [nodes, setNodes] = useState(props.items);
  const move = (ids: string[], to: string | null) => {
    props.onMove?.(ids, to);
    const taken: TreeNode[] = [];
    const without = (list: readonly TreeNode[]): TreeNode[] =>
      list.flatMap((node) => {
        if (ids.includes(node.id)) return (taken.push(node), []);
        return node.children ? { ...node, children: without(node.children) } : node;
      });
    const rest = without(nodes);
    const added = (list: readonly TreeNode[]): TreeNode[] =>
      list.map((node) => {
        const children = node.children && added(node.children);
        return {
          ...node,
          ...(children && { children: node.id === to ? [...children, ...taken] : children }),
        };
      });
    setNodes(to === null ? [...rest, ...taken] : added(rest));
  };
  return <Tree {...props} items={nodes} onMove={move} />;
}

export const Draggable: Story = {
  args: { onMove: fn() },
  render: Movable,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Drag Application received" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Drop on Interviews/));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(["received"], "interviews"));
  },
};

/** Children load a moment after their folder is opened. */
function Lazy(props: TreeProps) {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([
    { id: "north", label: "Northgate Group", icon: <Folder />, isLazy: true },
    { id: "south", label: "Southgate Care", icon: <Folder />, isLazy: true },
  ]);
  const load = async (id: string) => {
    await props.onLoadChildren?.(id);
    setNodes((now) =>
      now.map((node) =>
        node.id === id
          ? { ...node, children: [template(`${id}-1`, "Application received")] }
          : node,
      ),
    );
  };
  return <Tree {...props} items={nodes} onLoadChildren={load} />;
}

const arrival = { now: () => {} };

export const LoadedWhenOpened: Story = {
  args: {
    defaultExpandedKeys: [],
    onLoadChildren: fn(() => new Promise<void>((resolve) => (arrival.now = resolve))),
  },
  render: Lazy,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("img", { name: "Loading" })).toBeVisible();
    arrival.now();
    await canvas.findByRole("row", { name: "Application received" });
    await expect(args.onLoadChildren).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: "No templates yet" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No templates yet")).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    defaultExpandedKeys: ["long"],
    items: [
      {
        id: "long",
        label:
          "Templates for the recruitment of registered nurses and midwives in the north of England",
        icon: <Folder />,
        count: 1240,
        children: [
          {
            ...template("longer", "Invitation to the second interview with the board of trustees"),
            description: "Used by 12 jobs",
          },
          { ...template("off", "Withdrawn by the company"), isDisabled: true },
        ],
      },
    ],
    getActions: () => [{ id: "copy", label: "Copy" }],
  },
};
