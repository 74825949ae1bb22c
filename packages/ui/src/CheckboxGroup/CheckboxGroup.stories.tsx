import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = { title: "Inputs/CheckboxGroup", component: CheckboxGroup } satisfies Meta<
  typeof CheckboxGroup
>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { id: "day", label: "Day" },
  { id: "night", label: "Night", description: "With an allowance of 30%." },
  { id: "weekend", label: "Weekend" },
];

export const Default: Story = {
  args: {
    label: "Shifts",
    description: "Choose all that apply.",
    defaultValue: ["day"],
    options,
    onChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Night" }));
    await expect(args.onChange).toHaveBeenCalledWith(["day", "night"]);
    await expect(canvas.getByRole("group", { name: "Shifts" })).toHaveAccessibleDescription(
      "Choose all that apply.",
    );
  },
};
export const Keyboard: Story = {
  args: { label: "Shifts", options, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Night" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledWith(["night"]);
  },
};
export const Horizontal: Story = {
  args: { label: "Shifts", options, orientation: "horizontal", defaultValue: ["weekend"] },
};
export const Invalid: Story = {
  args: { label: "Shifts", options, isRequired: true, errorMessage: "Choose at least one shift." },
};
export const Disabled: Story = {
  args: { label: "Shifts", options, value: ["day"], isDisabled: true },
};
