import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ColourField } from "./ColourField.tsx";

const meta = {
  title: "Inputs/ColourField",
  component: ColourField,
  args: {
    label: "Brand colour",
    swatches: [
      { value: "#3f5bd8", label: "Northgate blue" },
      { value: "#1e7f4f", label: "Northgate green" },
      { value: "#c62a2a", label: "Northgate red" },
    ],
  },
} satisfies Meta<typeof ColourField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "#3f5bd8", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Brand colour" });
    await userEvent.clear(field);
    await userEvent.type(field, "1E7F4F{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("#1e7f4f");
  },
};
export const Open: Story = {
  args: { defaultValue: "#3f5bd8", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a colour" }));
    await userEvent.click(await screen.findByRole("option", { name: /Northgate green/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("#1e7f4f");
    await expect(screen.getByRole("slider", { name: "Hue" })).toBeInTheDocument();
  },
};
export const Keyboard: Story = {
  args: { defaultValue: "#ff0000", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Choose a colour" });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const hue = await screen.findByRole("slider", { name: "Hue" });
    hue.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("#ff0400");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Empty: Story = { args: { description: "Used for buttons and links." } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: "Choose a colour for the careers page." },
};
export const Disabled: Story = { args: { defaultValue: "#3f5bd8", isDisabled: true } };
