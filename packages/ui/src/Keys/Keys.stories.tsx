import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Keys } from "./Keys.tsx";

const meta = {
  title: "Frame/Keys",
  component: Keys,
  args: { keys: "Mod+K" },
} satisfies Meta<typeof Keys>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Control K")).toBeInTheDocument();
  },
};

/** Keys held together, one after the other, and alone. */
export const Kinds: Story = {
  render: () => (
    <Inline gap="xl">
      {["Mod+Shift+P", "G J", "?", "ArrowDown", "Escape"].map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
    </Inline>
  ),
};

export const InAText: Story = {
  render: () => (
    <Text>
      Press <Keys keys="?" /> for all shortcuts.
    </Text>
  ),
};
