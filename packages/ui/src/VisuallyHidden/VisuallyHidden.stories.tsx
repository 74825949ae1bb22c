import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { title: "Layout/VisuallyHidden", component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Said, not shown" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Said, not shown")).toBeInTheDocument();
  },
};
