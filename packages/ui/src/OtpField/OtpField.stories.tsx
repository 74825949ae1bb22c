import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { OtpField } from "./OtpField.tsx";

const meta = {
  title: "Inputs/OtpField",
  component: OtpField,
  args: { label: "Code", description: "6 digits from your authenticator app." },
} satisfies Meta<typeof OtpField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(field, "12a3 456");
    await expect(field).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
};
/** Pasted together with the text around it. */
export const Pasted: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.click(field);
    await userEvent.paste("Your code: 204 816.");
    await expect(field).toHaveValue("204816");
    await expect(args.onComplete).toHaveBeenCalledWith("204816");
  },
};
/** A browser fills in a code from a text message as a single change. */
export const FilledIn: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Code" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    fireEvent.change(field, { target: { value: "731905" } });
    await expect(args.onComplete).toHaveBeenCalledWith("731905");
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "1234", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("{End}{Backspace}9");
    await expect(args.onChange).toHaveBeenLastCalledWith("1239");
  },
};
export const Invalid: Story = {
  args: { defaultValue: "123456", errorMessage: "The code is wrong or has been used." },
};
export const EightDigits: Story = {
  args: {
    label: "Recovery code",
    description: "One of your ten recovery codes.",
    length: 8,
    defaultValue: "482",
  },
};
export const Disabled: Story = { args: { defaultValue: "123456", isDisabled: true } };
