import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { StatusBadge } from "../StatusBadge/StatusBadge.tsx";
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Employment history" })).toBeVisible();
  },
};
export const TitleAlone: Story = { args: { title: "Notes", level: 3, children: "No notes yet." } };
export const InAState: Story = {
  args: {
    title: "Right to work",
    status: <StatusBadge label="Not checked" tone="warning" />,
    description: "Complete before work begins.",
    children: "No checks yet.",
  },
};
export const Two: Story = {
  args: Default.args,
  render: (args) => (
    <Stack gap="xl">
      <Section {...args} />
      <Section title="Education" actions={<Button size="sm">Add</Button>}>
        BSc Nursing, University of Leeds
      </Section>
    </Stack>
  ),
};
