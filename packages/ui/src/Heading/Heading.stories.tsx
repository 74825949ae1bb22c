import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = { title: "Layout/Heading", component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { level: 1, children: "Registered nurse, night shift" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Registered nurse, night shift" }),
    ).toBeVisible();
  },
};
export const Levels: Story = {
  args: Default.args,
  render: () => (
    <Stack>
      <Heading level={1}>Jobs</Heading>
      <Heading level={2}>Open in Leeds</Heading>
      <Heading level={3}>Nursing</Heading>
      <Heading level={4}>Night shift</Heading>
      <Heading level={5}>Requirements</Heading>
    </Stack>
  ),
};
/** The size is independent of the level in the outline. */
export const OwnSize: Story = {
  args: { level: 2, size: "xxl", children: "Good morning, Amara" },
};
export const Long: Story = {
  args: {
    level: 1,
    children:
      "Consultant in emergency medicine with an interest in pre-hospital care, Northgate Group",
  },
};
