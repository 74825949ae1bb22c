import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Pin, Plus } from "lucide-react";
import { expect, fn, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = { title: "Actions/IconButton", component: IconButton } satisfies Meta<
  typeof IconButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { "aria-label": "Edit job", icon: <Pencil />, onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit job" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const WithTooltip: Story = {
  args: { "aria-label": "Edit job", icon: <Pencil />, variant: "secondary" },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole("tooltip"),
    ).toHaveTextContent("Edit job");
  },
};
export const Pressed: Story = {
  args: { "aria-label": "Pin to the top", icon: <Pin />, isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pin to the top" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};
export const Variants: Story = {
  args: Default.args,
  render: () => (
    <Inline>
      <IconButton aria-label="Edit job" icon={<Pencil />} />
      <IconButton aria-label="Edit job, framed" icon={<Pencil />} variant="secondary" />
      <IconButton aria-label="Add job" icon={<Plus />} variant="primary" />
      <IconButton aria-label="Edit note" icon={<Pencil />} size="sm" />
      <IconButton aria-label="Edit closed job" icon={<Pencil />} isDisabled />
    </Inline>
  ),
};
export const Keyboard: Story = {
  args: Default.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Edit job" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
