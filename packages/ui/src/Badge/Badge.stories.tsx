import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

const meta = { title: "Data/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { count: 5, label: "5 unread" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 unread")).toBeInTheDocument();
  },
};

export const Over: Story = {
  args: { count: 120, tone: "critical", isSolid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};

export const Tones: Story = {
  args: { count: 3 },
  render: ({ count }) => (
    <Inline>
      <Badge count={count} />
      <Badge count={count} tone="accent" />
      <Badge count={count} tone="warning" />
      <Badge count={count} tone="critical" />
      <Badge count={count} tone="accent" isSolid />
      <Badge count={count} tone="critical" isSolid />
    </Inline>
  ),
};
