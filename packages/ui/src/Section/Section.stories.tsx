import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Section } from "./Section.tsx";

const meta = { title: "Layout/Section", component: Section } satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Employment history",
    description: "The last five years.",
    actions: <Button size="sm">Add</Button>,
    children: "Staff nurse, St Mary’s",
  },
};
