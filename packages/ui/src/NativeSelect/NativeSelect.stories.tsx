import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NativeSelect } from "./NativeSelect.tsx";

const meta = {
  title: "Inputs/NativeSelect",
  component: NativeSelect,
  args: {
    label: "Filter by",
    options: [
      { id: "title", label: "Title" },
      { id: "location", label: "Location" },
    ],
    value: "title",
    onChange: fn(),
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Filter by" }), "Location");
    await expect(args.onChange).toHaveBeenCalledWith("location");
  },
};
export const NothingChosen: Story = { args: { value: "", placeholder: "Choose" } };
export const Small: Story = { args: { look: "small" } };
