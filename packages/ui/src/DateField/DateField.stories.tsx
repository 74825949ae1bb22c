import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Inputs/DateField",
  component: DateField,
  args: { label: "Date of birth", onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: "As in the passport." } };
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: /^day/ }));
    await userEvent.keyboard("07031991");
    await expect(args.onChange).toHaveBeenLastCalledWith("1991-03-07");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "1991-03-07" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton", { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("spinbutton", { name: /^month/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("1991-02-08");
  },
};
export const OutOfRange: Story = {
  args: { maxValue: "2010-11-21", defaultValue: "2016-05-01" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Date of birth" })).toHaveAccessibleDescription(
      /Enter 21 November 2010 or earlier/,
    );
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = { args: { errorMessage: "Enter the date of birth." } };
export const Disabled: Story = { args: { value: "1991-03-07", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "1991-03-07", isReadOnly: true } };
