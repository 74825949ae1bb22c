import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = { title: "Layout/Stack", component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: ["First", "Second", "Third"].map((text) => <Card key={text}>{text}</Card>) },
};
export const List: Story = {
  args: {
    as: "ul",
    gap: "xs",
    children: ["First", "Second"].map((text) => <li key={text}>{text}</li>),
  },
};
