import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./Heading.tsx";

const meta = { title: "Layout/Heading", component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { level: 1, children: "Recruitment, calmly" } };
export const Levels: Story = {
  args: Default.args,
  render: () => (
    <>
      <Heading level={1}>First</Heading>
      <Heading level={2}>Second</Heading>
      <Heading level={3}>Third</Heading>
    </>
  ),
};
