import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FilterBar } from "./FilterBar.tsx";

const meta = { title: "Data/FilterBar", component: FilterBar } satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const fields = [
  { id: "title", label: "Title" },
  { id: "status", label: "Status", options: [{ id: "ACTIVE", label: "Active" }] },
];

export const Default: Story = {
  args: { fields, chips: [], onAdd: fn(), onRemove: fn(), onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Contains" }), "nurse{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith("title", "nurse");
  },
};
export const Filtered: Story = {
  args: {
    ...Default.args,
    chips: [
      { id: "1", label: "Title", value: "nurse" },
      { id: "2", label: "Location", value: "Leeds" },
    ],
  } as typeof Default.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Title: nurse" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const ChosenValue: Story = {
  args: Default.args as typeof Default.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Filter by" }), "Status");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Contains" }), "Active");
    await userEvent.click(canvas.getByRole("button", { name: "Add filter" }));
    await expect(args.onAdd).toHaveBeenCalledWith("status", "ACTIVE");
  },
};
