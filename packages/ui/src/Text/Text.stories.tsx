import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = { title: "Layout/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: "Applied on Tuesday, after the open day in Leeds." },
};
export const Sizes: Story = {
  render: () => (
    <Stack gap="sm">
      <Text size="xs">Extra small, 12 px</Text>
      <Text size="sm">Small, 13 px</Text>
      <Text>Medium, 14 px</Text>
      <Text size="lg">Large, 16 px</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="critical" weight="medium">
        Critical and medium
      </Text>
      <Text tone="positive" numeric>
        1,234.50
      </Text>
      <Text truncate>{"A very long line that does not wrap. ".repeat(12)}</Text>
    </Stack>
  ),
};
export const Truncated: Story = {
  args: {
    truncate: true,
    children: "Registered nurse, night shift, intensive care, with children’s experience. ".repeat(
      6,
    ),
  },
};
export const Lines: Story = {
  args: {
    as: "p",
    preserveLines: true,
    children: "Dear Priya,\n\nthank you for coming on Tuesday.",
  },
};
