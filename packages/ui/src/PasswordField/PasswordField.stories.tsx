import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Inputs/PasswordField",
  component: PasswordField,
  args: { label: "Password" },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "Welcome" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("pass");
    await expect(args.onChange).toHaveBeenLastCalledWith("pass");
    await userEvent.tab();
    const reveal = canvas.getByRole("button", { name: "Show password" });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(reveal).toHaveAttribute("aria-pressed", "true");
  },
};
export const TooShort: Story = {
  args: { label: "New password", showsStrength: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("New password");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    await expect(canvas.queryByRole("meter")).toBeNull();
    await userEvent.type(field, "Northgate1!");
    const meter = await canvas.findByRole("meter", { name: "Password strength" });
    await expect(meter).toHaveAttribute("aria-valuetext", "Too short");
    await expect(canvas.getByText("Use at least 15 characters. This has 11.")).toBeVisible();
  },
};
export const Guessable: Story = {
  args: {
    label: "New password",
    showsStrength: true,
    personalWords: ["Priya", "Shah", "Northgate"],
    defaultValue: "passwordpassword",
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "Weak"),
      { timeout: 10_000 },
    );
  },
};
export const Personal: Story = {
  args: {
    label: "New password",
    showsStrength: true,
    personalWords: ["Priya", "Shah", "Northgate"],
    defaultValue: "northgatenorthgate",
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Leave out your own name/, undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
/** Nothing below moves under the pointer when the dictionaries arrive. */
export const Checking: Story = {
  args: { label: "New password", showsStrength: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("New password"));
    await userEvent.paste("harbour teaspoon gravel violin");
    await expect(canvas.getByRole("meter")).toBeVisible();
    const { height } = canvasElement.getBoundingClientRect();
    await canvas.findByText("Hard to guess.", undefined, { timeout: 10_000 });
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
/** No rule for capitals or digits: four words are enough. */
export const Strong: Story = {
  args: {
    label: "New password",
    showsStrength: true,
    defaultValue: "harbour teaspoon gravel violin",
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuetext", "Strong"),
      { timeout: 10_000 },
    );
  },
};
/** Never silently truncated. */
export const TooLong: Story = {
  args: { label: "New password", showsStrength: true, defaultValue: "harbour ".repeat(20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Use at most 128 characters. This has 160.")).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { errorMessage: "Use 15 characters or more." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Use 15 characters or more.",
    );
  },
};
export const Disabled: Story = { args: { defaultValue: "Welcome", isDisabled: true } };
