import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { SplitView } from "./SplitView.tsx";

const meta = { title: "Layout/SplitView", component: SplitView } satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    startLabel: "Application",
    endLabel: "Document",
    start: <Card title="Application">Priya Shah</Card>,
    end: <Card title="CV">One page</Card>,
  },
};
export const WideStart: Story = { args: { ...Default.args, ratio: "start" } };
