import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { type SavedView, SavedViews, type SavedViewsProps } from "./SavedViews.tsx";

const views: SavedView[] = [
  { id: "mine", name: "My open jobs", isDefault: true },
  { id: "night", name: "Night shifts in Leeds and Liverpool", isShared: true },
  { id: "team", name: "Closing this week", owner: "Priya Shah", isReadOnly: true },
];

const meta = {
  title: "Data/SavedViews",
  component: SavedViews,
  args: {
    views,
    value: "mine",
    noneLabel: "All jobs",
    onChange: fn(),
    onSave: fn(),
    onUpdate: fn(),
    onRename: fn(),
    onShare: fn(),
    onDefaultChange: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SavedViews>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = { timeout: 10_000 };

function Kept(props: SavedViewsProps) {
  const [kept, setKept] = useState(props.views);
  const [value, setValue] = useState(props.value);
  const change = (id: string, by: Partial<SavedView>) =>
    setKept(kept.map((view) => (view.id === id ? { ...view, ...by } : view)));
  return (
    <SavedViews
      {...props}
      views={kept}
      value={value}
      onChange={setValue}
      onSave={(view) => {
        setKept([...kept, { id: view.name, ...view }]);
        setValue(view.name);
      }}
      onRename={(id, name) => change(id, { name })}
      onShare={(id) => change(id, { isShared: true })}
      onDefaultChange={(id) =>
        setKept(kept.map((view) => ({ ...view, isDefault: view.id === id })))
      }
      onDelete={(id) => {
        setKept(kept.filter((view) => view.id !== id));
        setValue(null);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "View: My open jobs" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await body.findByRole("menu", {}, open);
    await expect(body.getByRole("menuitemradio", { name: "My open jobs" })).toBeChecked();
    await userEvent.click(body.getByRole("menuitemradio", { name: "No view" }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const Saving: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "View: My open jobs" }));
    await userEvent.click(await body.findByRole("menuitem", { name: /Save as a new/ }, open));
    const name = await body.findByRole("textbox", { name: /Name/ }, open);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(body.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(body.getByText("This field is required")).toBeVisible());
    await userEvent.type(name, "Chefs");
    await userEvent.click(body.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    const button = canvas.getByRole("button", { name: "View: Chefs" });
    await userEvent.click(button);
    await userEvent.click(await body.findByRole("menuitem", { name: "Share…" }, open));
    await userEvent.click(button);
    const chefs = await body.findByRole("menuitemradio", { name: "Chefs" }, open);
    await expect(chefs).toHaveAccessibleDescription("Shared");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
  },
};

export const Deleting: Story = {
  args: { value: "night" },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: /Night shifts/ }));
    await userEvent.click(await body.findByRole("menuitem", { name: /Delete/ }, open));
    const dialog = await body.findByRole("alertdialog", {}, open);
    await expect(dialog).toHaveTextContent("deleted for everyone");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "View: All jobs" })).toBeVisible();
  },
};

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "View: My open jobs, changed" }));
    await userEvent.click(await body.findByRole("menuitem", { name: "Save changes" }, open));
    await expect(args.onUpdate).toHaveBeenCalledWith("mine");
  },
};

/** A colleague's view can be shown and copied, but not changed. */
export const SharedByAnother: Story = {
  args: { value: "team" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "View: Closing this week" }));
    await waitFor(
      () => expect(body.getByRole("menuitem", { name: /Save as a new/ })).toBeVisible(),
      open,
    );
    await expect(body.queryByRole("menuitem", { name: /Delete/ })).toBeNull();
  },
};

export const NoViews: Story = { args: { views: [], value: null } };
