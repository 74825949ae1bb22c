import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = { title: "Inputs/Select", component: Select } satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { id: "full", label: "Full-time" },
  { id: "part", label: "Part-time" },
  { id: "bank", label: "Bank", description: "Shift by shift" },
  { id: "none", label: "Unpaid", isDisabled: true },
];

export const Default: Story = {
  args: { label: "Job type", options, placeholder: "Choose", onChange: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Job type/ }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("option", { name: "Part-time" }),
    );
    await expect(args.onChange).toHaveBeenCalledWith("part");
  },
};
export const Open: Story = {
  args: { label: "Job type", options, defaultValue: "full" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Job type/ }));
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("listbox"),
    ).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { label: "Job type", options, errorMessage: "Choose a job type." },
};
export const Disabled: Story = {
  args: { label: "Job type", options, value: "full", isDisabled: true },
};
