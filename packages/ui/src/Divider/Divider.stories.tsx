import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Divider } from "./Divider.tsx";

const meta = { title: "Layout/Divider", component: Divider } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toBeInTheDocument();
  },
};
export const Between: Story = {
  render: (args) => (
    <Stack>
      <Text>Offered on 3 March</Text>
      <Divider {...args} />
      <Text>Accepted on 5 March</Text>
    </Stack>
  ),
};
