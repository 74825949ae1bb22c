import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = { title: "Inputs/Checkbox", component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Email me a copy", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Email me a copy" }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Checked: Story = {
  args: {
    children: "Email me a copy",
    defaultSelected: true,
    description: "Sent to your own address.",
  },
};
export const Indeterminate: Story = { args: { children: "All rows", isIndeterminate: true } };
export const Invalid: Story = { args: { children: "I agree", errorMessage: "Agree to go on." } };
export const Disabled: Story = { args: { children: "Locked", isDisabled: true, isSelected: true } };
