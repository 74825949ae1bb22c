import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { title: "Data/ProgressBar", component: ProgressBar } satisfies Meta<
  typeof ProgressBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: "Importing candidates", value: 40 } };
export const Unknown: Story = { args: { label: "Importing candidates", isIndeterminate: true } };
