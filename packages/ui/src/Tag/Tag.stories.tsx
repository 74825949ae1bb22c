import type { Meta, StoryObj } from "@storybook/react-vite";
import { Car } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Tag } from "./Tag.tsx";

const meta = { title: "Data/Tag", component: Tag } satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: "Driver" } };

export const Tones: Story = {
  args: { children: "Driver" },
  render: () => (
    <Inline>
      <Tag>Driver</Tag>
      <Tag tone="accent">Internal</Tag>
      <Tag tone="positive">Right to work checked</Tag>
      <Tag tone="warning">Visa ends soon</Tag>
      <Tag tone="critical">Do not contact</Tag>
      <Tag tone="info" icon={<Car />}>
        Own car
      </Tag>
    </Inline>
  ),
};

export const Removable: Story = {
  args: { children: "Driver", tone: "accent", onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Driver" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Pressable: Story = {
  args: { children: "Stage: Interview", onPress: fn(), onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stage: Interview" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
