import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Inputs/TextArea",
  component: TextArea,
  args: { label: "Reason for rejection", onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "The candidate does not see it." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "No licence");
    await expect(args.onChange).toHaveBeenLastCalledWith("No licence");
  },
};

/** Tab reaches and leaves it; Enter is a new line. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard("No licence{Enter}No car");
    await expect(text).toHaveValue("No licence\nNo car");
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const Counted: Story = {
  args: { maxLength: 20, hasCount: true },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.type(text, "Called back");
    await expect(canvas.getByText("11 / 20")).toBeVisible();
    await expect(text).toHaveAccessibleDescription(/11 of 20 characters used/);
  },
};
export const CountedWithoutLimit: Story = {
  args: { hasCount: true, defaultValue: "Called back" },
};
export const Invalid: Story = {
  args: { label: "Body", isRequired: true, errorMessage: "Body is required" },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "No licence" } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: "No licence" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
  },
};
export const LongText: Story = {
  args: {
    defaultValue:
      "The candidate has no current licence to practise, and the licence is required from the first day. We asked twice, on 3 and on 10 November, and were told that an application is under way without a date.",
    rows: 3,
  },
};
