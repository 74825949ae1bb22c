import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, fn, within } from "storybook/test";
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
export const Pressed: Story = { args: { "aria-label": "Pin", icon: <Pencil />, isPressed: true } };
