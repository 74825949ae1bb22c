import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Data/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: "block", height: "6rem" } };
