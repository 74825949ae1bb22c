import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Button } from "./Button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Save draft", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <Button variant="primary" iconStart={<Plus />}>
        Add job
      </Button>
      <Button>Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Delete</Button>
      <Button isDisabled>Disabled</Button>
      <Button size="sm">Small</Button>
      <Button size="lg" variant="primary">
        Large
      </Button>
      <Button href="#there">A link</Button>
    </Inline>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const WithHref: Story = {
  args: { href: "#job", children: "Open the job", variant: "primary" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open the job" })).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { children: "Send the offer letter to every shortlisted candidate", fullWidth: true },
};

export const Pending: Story = {
  args: { isPending: true, variant: "primary", children: "Send offer" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Send offer/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
