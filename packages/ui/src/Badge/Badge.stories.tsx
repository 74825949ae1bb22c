import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta = { title: "Data/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { count: 5, label: "5 unread" } };
export const Over: Story = { args: { count: 120, tone: "critical", isSolid: true } };
