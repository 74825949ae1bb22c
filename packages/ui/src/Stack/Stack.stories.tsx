import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = { title: "Layout/Stack", component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: ["Applied", "Shortlist", "Interview"].map((text) => <Card key={text}>{text}</Card>),
  },
};
export const List: Story = {
  args: {
    as: "ul",
    "aria-label": "Requirements",
    gap: "xs",
    children: ["Nursing degree", "Driving licence"].map((text) => <li key={text}>{text}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Requirements" })).toBeVisible();
  },
};
export const Gaps: Story = {
  args: {
    gap: "xxl",
    align: "start",
    children: ["Contact", "Notes"].map((text) => <Card key={text}>{text}</Card>),
  },
};
