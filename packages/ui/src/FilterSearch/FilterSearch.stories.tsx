import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FilterSearch } from "./FilterSearch.tsx";

const meta = {
  title: "Data/FilterSearch",
  component: FilterSearch,
  args: {
    onAdd: fn(),
    fields: [
      { id: "title", label: "Title" },
      { id: "status", label: "Status", options: [{ id: "ACTIVE", label: "Active" }] },
    ],
  },
} satisfies Meta<typeof FilterSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Contains" }), "nurse{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith("title", "nurse");
    await expect(canvas.getByRole("searchbox", { name: "Contains" })).toHaveValue("");
  },
};

export const ChosenValue: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Filter by" }), "Status");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Contains" }), "Active");
    await userEvent.click(canvas.getByRole("button", { name: "Add filter" }));
    await expect(args.onAdd).toHaveBeenCalledWith("status", "ACTIVE");
  },
};
