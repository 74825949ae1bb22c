import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Inputs/SearchField",
  component: SearchField,
  args: { label: "Search jobs", placeholder: "Search jobs" },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search jobs" }), "nurse{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("nurse");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "nurse", onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole("searchbox");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Labelled: Story = {
  args: {
    isLabelHidden: false,
    description: "Titles, numbers and locations of all jobs.",
    defaultValue: "Registered nurse, Northgate Group",
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
