import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Grid } from "../Grid/Grid.tsx";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";

const meta = {
  title: "Inputs/MoneyField",
  component: MoneyField,
  args: { label: "Net amount", onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 125050, description: "As on the invoice, without VAT." },
};
export const Typed: Story = {
  args: { defaultValue: 125050 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Net amount" });
    await expect(field).toHaveValue("1,250.50");
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, "19.99");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1999);
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(/British Pound/);
  },
};
export const Salary: Story = {
  args: { label: "Salary", defaultValue: 4250000, trailingZeroDisplay: "stripIfInteger" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Salary" })).toHaveValue("42,500");
  },
};
export const SalaryBand: Story = {
  render: () => (
    <Grid>
      <MoneyField label="From" defaultValue={3800000} trailingZeroDisplay="stripIfInteger" />
      <MoneyField label="To" defaultValue={4250000} trailingZeroDisplay="stripIfInteger" />
    </Grid>
  ),
};
function Chosen(props: MoneyFieldProps) {
  const [value, setValue] = useState<number | null>(125050);
  const [currency, setCurrency] = useState("GBP");
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
      currency={currency}
      onCurrencyChange={setCurrency}
    />
  );
}
export const ChosenCurrency: Story = {
  args: { currencies: ["GBP", "EUR", "USD", "JPY"] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Currency" }), "JPY");
    await expect(args.onChange).toHaveBeenLastCalledWith(1251);
    await expect(canvas.getByRole("textbox", { name: "Net amount" })).toHaveValue("1,251");
  },
};
export const OutOfRange: Story = {
  args: { label: "Salary", defaultValue: 900000, minValue: 2380600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Salary" })).toHaveAccessibleDescription(
      /Enter 23,806.00 or more/,
    );
  },
};
export const Empty: Story = {};
export const Invalid: Story = { args: { errorMessage: "Enter the net amount of the invoice." } };
export const Disabled: Story = {
  args: { value: 125050, isDisabled: true, currencies: ["GBP", "EUR"] },
};
export const ReadOnly: Story = { args: { value: 125050, isReadOnly: true } };
