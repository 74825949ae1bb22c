import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { title: "Data/ProgressBar", component: ProgressBar } satisfies Meta<
  typeof ProgressBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: "Importing candidates", value: 40 } };
export const Unknown: Story = { args: { label: "Importing candidates", isIndeterminate: true } };
export const WithWords: Story = {
  args: {
    label: "Importing candidates",
    value: 12,
    max: 40,
    valueLabel: "12 of 40 files",
    description: "3 files could not be read so far.",
    tone: "warning",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Importing candidates" })).toHaveAttribute(
      "aria-valuetext",
      "12 of 40 files",
    );
  },
};
