import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Slider } from "./Slider.tsx";

const meta = {
  title: "Inputs/Slider",
  component: Slider,
  args: { label: "Distance", onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

const miles = { style: "unit", unit: "mile", unitDisplay: "long" } as const;
const pounds = { style: "currency", currency: "GBP", maximumFractionDigits: 0 } as const;

export const Default: Story = {
  args: {
    defaultValue: 25,
    maxValue: 100,
    step: 5,
    formatOptions: miles,
    description: "From the postcode of the job.",
  },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole("slider", { name: "Distance" });
    await expect(thumb).toHaveAttribute("aria-valuetext", "25 miles");
    await expect(thumb).toHaveAccessibleDescription("From the postcode of the job.");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: 25, maxValue: 100, step: 5, formatOptions: miles },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole("slider", { name: "Distance" });
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await userEvent.keyboard("{End}");
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard("{Home}");
    await expect(thumb).toHaveAttribute("aria-valuetext", "0 miles");
  },
};
export const Range: Story = {
  args: {
    label: "Salary",
    defaultValue: [32000, 48000],
    minValue: 20000,
    maxValue: 80000,
    step: 1000,
    formatOptions: pounds,
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("slider", { name: "Maximum Salary" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith([32000, 49000]);
    await expect(canvas.getByRole("status")).toHaveTextContent("£32,000 – £49,000");
  },
};
export const Disabled: Story = {
  args: { value: 25, maxValue: 100, formatOptions: miles, isDisabled: true },
};
