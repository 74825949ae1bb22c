import type { Meta, StoryObj } from "@storybook/react-vite";
import { Globe } from "lucide-react";
import { expect, fn } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = { title: "Inputs/TextField", component: TextField } satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Email", name: "email", type: "email", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "a@b");
    await expect(args.onChange).toHaveBeenLastCalledWith("a@b");
  },
};
export const Keyboard: Story = {
  args: { label: "Job title", onBlur: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Job title" })).toHaveFocus();
    await userEvent.keyboard("Registered nurse");
    await expect(canvas.getByRole("textbox")).toHaveValue("Registered nurse");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
/** Safari on phones zooms into a field whose text is smaller. */
export const OnAPhone: Story = {
  args: { label: "Job title" },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveStyle({ fontSize: "16px" });
  },
};
export const Described: Story = {
  args: {
    label: "Job title",
    description: "As candidates will read it.",
    isRequired: true,
    placeholder: "Registered nurse",
  },
};
export const Invalid: Story = {
  args: { label: "Email", defaultValue: "amira@", errorMessage: "E-mail must be valid." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("E-mail must be valid.");
  },
};
export const Affixes: Story = {
  args: { label: "Careers page", prefix: <Globe />, suffix: ".northgate.example", type: "url" },
};
export const Disabled: Story = {
  args: { label: "Job number", defaultValue: "J-1042", isDisabled: true },
};
export const ReadOnly: Story = {
  args: { label: "Job number", defaultValue: "J-1042", isReadOnly: true },
};
