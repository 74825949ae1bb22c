import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Tag } from "./Tag.tsx";

const meta = { title: "Data/Tag", component: Tag } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: "Driver" } };
export const Removable: Story = {
  args: { children: "Driver", tone: "accent", onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Driver" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
