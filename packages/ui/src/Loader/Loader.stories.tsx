import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Loader } from "./Loader.tsx";

const meta = { title: "Data/Loader", component: Loader } satisfies Meta<typeof Loader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Loading ATS" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading ATS");
  },
};

export const FullPage: Story = {
  args: { label: "Loading ATS", size: "lg", isFullPage: true },
  parameters: { layout: "fullscreen" },
};
