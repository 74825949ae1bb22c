import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeOff, Star } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Toggle } from "./Toggle.tsx";

const meta = {
  title: "Actions/Toggle",
  component: Toggle,
  args: { label: "Only mine", onChange: fn() },
} satisfies Meta<typeof Toggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole("button", { name: "Only mine", pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Pressed: Story = {
  args: { label: "Hide names", icon: <EyeOff />, defaultSelected: true },
};
export const IconOnly: Story = {
  args: { label: "Follow this job", icon: <Star />, isIconOnly: true, variant: "ghost" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole("button", { name: "Follow this job" });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Toggle label="Only mine" size="sm" />
      <Toggle label="Only mine" size="sm" defaultSelected />
      <Toggle label="Only mine" variant="ghost" />
      <Toggle label="Only mine" variant="ghost" defaultSelected />
      <Toggle label="Follow" icon={<Star />} isIconOnly defaultSelected />
    </Inline>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Inline>
      <Toggle label="Only mine" isDisabled />
      <Toggle label="Only mine" isDisabled isSelected />
    </Inline>
  ),
};
