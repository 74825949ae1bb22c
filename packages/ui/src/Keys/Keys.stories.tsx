import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Rating } from "../Rating/Rating.tsx";
import { Select } from "../Select/Select.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Keys, useHotkey } from "./Keys.tsx";

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

/** Combinations, sequences and single keys. */
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

const onPress = fn();
function Listening() {
  useHotkey("2", onPress);
  return (
    <Stack gap="md">
      <Text>
        Press <Keys keys="2" /> to move on.
      </Text>
      <Rating label="Rating" value={3} onChange={() => {}} />
      <Select
        label="Shift"
        options={[
          { id: "1", label: "1 night" },
          { id: "2", label: "2 nights" },
        ]}
      />
      <Dialog title="Move on" trigger={<Button>Ask</Button>}>
        <Button>Yes</Button>
      </Dialog>
    </Stack>
  );
}

/** A single-character shortcut is ignored while a dialog is open. */
export const BelowADialog: Story = {
  render: () => <Listening />,
  beforeEach: () => void onPress.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("2");
    await expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    (await screen.findByRole("button", { name: "Yes" })).focus();
    await userEvent.keyboard("2{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("2");
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

/** Controls that use characters themselves keep them: ratings and closed selects. */
export const CharacterControls: Story = {
  ...BelowADialog,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "3 of 5 stars" }).focus();
    await userEvent.keyboard("2");
    const box = canvas.getByRole("button", { name: /Shift/ });
    box.focus();
    await userEvent.keyboard("2");
    await expect(box).toHaveTextContent("2 nights");
    await expect(onPress).not.toHaveBeenCalled();
  },
};
