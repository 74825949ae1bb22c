import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Switch } from "./Switch.tsx";

const meta = { title: "Inputs/Switch", component: Switch } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: "Anonymise new applications",
    description: "Names and emails are hidden.",
    onChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Anonymise new applications" });
    await expect(control).toHaveAccessibleDescription("Names and emails are hidden.");
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { children: "Notifications", defaultSelected: true } };
export const Keyboard: Story = {
  args: { children: "Notifications", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("switch")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Failed: Story = {
  args: {
    children: "Publish on the careers page",
    isSelected: false,
    errorMessage: "It could not be published. Nothing has changed.",
  },
};
export const LongLabel: Story = {
  args: {
    children:
      "Tell the hiring manager, the recruiter and everyone who follows the job when an application has waited for longer than five working days",
    description: "One message a day at most.",
  },
};
export const Disabled: Story = {
  args: { children: "Interview reminders", isDisabled: true, isSelected: true },
};
