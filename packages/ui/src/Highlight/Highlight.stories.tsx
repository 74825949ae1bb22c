import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Highlight } from "./Highlight.tsx";

const meta = { title: "Data/Highlight", component: Highlight } satisfies Meta<typeof Highlight>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { text: "Registered nurse, nursing home", query: "nurs" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(2);
  },
};
export const Ranges: Story = { args: { text: "Priya Shah", ranges: [[0, 3]] } };
