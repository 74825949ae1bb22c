import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TimeField } from "./TimeField.tsx";
import { UiProvider } from "../UiProvider/UiProvider.tsx";

const meta = {
  title: "Inputs/TimeField",
  component: TimeField,
  args: { label: "Interview starts at", onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: "In your time zone." } };
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: /^hour/ }));
    await userEvent.keyboard("1430");
    await expect(args.onChange).toHaveBeenLastCalledWith("14:30");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "09:30" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton", { name: /^hour/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("10:29");
  },
};
export const TwelveHours: Story = {
  args: { defaultValue: "14:30" },
  render: (args) => (
    <UiProvider isPart locale="en-US">
      <TimeField {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: /^AM\/PM/ })).toHaveTextContent("PM");
  },
};
export const OutOfRange: Story = {
  args: { defaultValue: "19:00", minValue: "08:00", maxValue: "18:00" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter 18:00 or earlier")).toBeVisible();
  },
};
export const Invalid: Story = { args: { errorMessage: "Enter when the interview starts." } };
export const Disabled: Story = { args: { value: "09:30", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "09:30", isReadOnly: true } };
