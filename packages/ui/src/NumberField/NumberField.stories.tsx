import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Inputs/NumberField",
  component: NumberField,
  args: { label: "Openings", onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    defaultValue: 1,
    minValue: 1,
    maxValue: 50,
    description: "How many people you will hire.",
  },
};
export const Stepped: Story = {
  args: { defaultValue: 1, minValue: 1, maxValue: 50 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Increase Openings" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("textbox", { name: "Openings" })).toHaveValue("2");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: 8, minValue: 1, maxValue: 50 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "Openings" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(field).toHaveValue("9");
    await userEvent.keyboard("{End}");
    await expect(field).toHaveValue("50");
    await userEvent.keyboard("{Home}");
    await expect(field).toHaveValue("1");
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const OutOfRange: Story = {
  args: { defaultValue: 1, minValue: 1, maxValue: 50 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Openings" });
    await userEvent.clear(field);
    await userEvent.type(field, "1200");
    await userEvent.tab();
    await expect(field).toHaveValue("1,200");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Enter 50 or less");
  },
};
export const Fractions: Story = {
  args: { label: "Years of experience", formatOptions: { maximumFractionDigits: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Years of experience" });
    await userEvent.type(field, "6.75");
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(6.75);
  },
};
export const Formats: Story = {
  render: () => (
    <Stack>
      <NumberField
        label="Hours a week"
        defaultValue={37.5}
        step={0.5}
        minValue={0}
        suffix="hours"
      />
      <NumberField
        label="Agency fee"
        defaultValue={0.175}
        step={0.005}
        formatOptions={{ style: "percent", maximumFractionDigits: 1 }}
      />
      <NumberField
        label="Commute"
        defaultValue={25}
        formatOptions={{ style: "unit", unit: "mile", unitDisplay: "long" }}
      />
      <NumberField label="Advert views" defaultValue={1284500} hideStepper />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Agency fee" })).toHaveValue("17.5%");
    await expect(canvas.getByRole("textbox", { name: "Advert views" })).toHaveValue("1,284,500");
  },
};
export const Empty: Story = { args: { placeholder: "Not set" } };
export const Invalid: Story = { args: { errorMessage: "Enter how many people you will hire." } };
export const Disabled: Story = { args: { value: 3, isDisabled: true } };
export const ReadOnly: Story = { args: { value: 3, isReadOnly: true } };
