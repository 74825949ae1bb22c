import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { title: "Layout/VisuallyHidden", component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "3 new applications" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 new applications")).toBeInTheDocument();
  },
};
export const InText: Story = {
  render: () => (
    <>
      <span aria-hidden="true">3</span>
      <VisuallyHidden>3 new applications</VisuallyHidden>
    </>
  ),
};
